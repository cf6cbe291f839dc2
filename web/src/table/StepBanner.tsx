// The line that is being shown on the board, with its controls.

import type { JSX } from "preact";
import { Button } from "../ui/Button";
import type { LogLine } from "../wire";
import { say } from "../words";
import { RuleButton } from "./RuleButton";
import { useTable } from "./state";

export function StepBanner({ line, beat }: { line: LogLine; beat: LogLine[] }): JSX.Element {
  const { timeline, skip } = useTable();
  const [at, all] = timeline.count.value;
  return (
    <div class="step-banner" role="group" aria-label={say("past")} data-shown={line.number}>
      <p class="step-words">
        {beat.map(({ words }) => words).join(" · ")} <RuleButton rule={line.rule} />
      </p>
      <span class="muted small">{say("past-of", { at, all })}</span>
      <Button
        icon="previous"
        look="plain"
        bare
        words={say("past-back")}
        disabled={at === 1}
        onPress={() => timeline.go(-1)}
      />
      <Button icon="next" look="plain" bare words={say("past-on")} onPress={() => timeline.go(1)} />
      <Button icon="last" look="plain" bare words={say("past-skip")} onPress={skip} />
    </div>
  );
}
