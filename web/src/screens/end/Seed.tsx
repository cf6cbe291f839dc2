import type { JSX } from "preact";
import { Button } from "../../ui/Button";
import { copy } from "../../ui/copy";
import { say } from "../../words";

/** The number that all luck came from: told at the end, so that anybody can check it. */
export function Seed({ seed }: { seed: string }): JSX.Element | null {
  if (!seed) return null;
  return (
    <details class="small">
      <summary>{say("seed-title")}</summary>
      <p class="row joined">
        <code class="seed">{seed}</code>
        <Button icon="copy" words={say("copy")} bare onPress={() => void copy(seed)} />
      </p>
      <p class="muted">{say("seed-words")}</p>
    </details>
  );
}
