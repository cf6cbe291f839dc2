// What comes of the option that is pointed at: what is certain, and how likely is what is not.

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Consequence, Odds as Foretold } from "../wire";
import { percent as toPercent, say } from "../words";
import { followOdds } from "./chances";
import { useTable } from "./state";

export function Odds(): JSX.Element | null {
  const state = useTable();
  const [shown, stop] = useMemo(() => followOdds(state), [state]);
  useEffect(() => stop, [stop]);
  const odds = shown.value;
  if (!odds || (!odds.effects.length && !odds.results.length)) return null;
  const about = odds.results.reduce((sum, { percent }) => sum + percent, 0) !== 100;
  return (
    <aside class={odds.results.length ? "odds" : "odds sure"} aria-label={say("odds")}>
      <p>
        <strong>{say("odds")}</strong> {odds.results.length ? <span class="muted">{counted(odds)}</span> : null}
      </p>
      <ul>
        {odds.effects.length ? <Row percent={100} words={odds.effects} /> : null}
        {odds.results.map((result) => (
          <Row key={result.words.join()} percent={result.percent} about={about} words={wordsOf(result, odds)} />
        ))}
      </ul>
    </aside>
  );
}

function counted(odds: Foretold): string {
  return odds.kind === "simulated" ? say("odds-simulated", { samples: odds.samples }) : say("odds-exact");
}

function wordsOf(result: Consequence, odds: Foretold): string[] {
  if (result.words.length) return result.words;
  return [say(odds.effects.length ? "nothing-more" : "nothing-happens")];
}

function Row({ percent, about, words }: { percent: number; about?: boolean; words: string[] }): JSX.Element {
  return (
    <li>
      <span class="share">{percent === 100 ? say("certain") : `${about ? "≈ " : ""}${toPercent(percent / 100)}`}</span>
      <span class="odds-words">{words.join(" · ")}</span>
    </li>
  );
}
