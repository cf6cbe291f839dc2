import type { JSX } from "preact";
import { go, To } from "../../router";
import type { Analysis, DearTurn, JudgedTurn, LuckyDraw, Mistake } from "../../wire";
import { say } from "../../words";
import { isDone, type Judged } from "../replay/analysis";
import { Curve } from "../replay/Curve";
import { points, wholePoints } from "./points";
import { Split } from "./Split";

interface Props {
  table: string;
  judged: Judged;
}

/** How the chances went, what cost most, and how much of it was luck; what is known is shown. */
export function Judgement({ table, judged }: Props): JSX.Element {
  const { analysis, problem } = judged;
  if (problem) return <p class="small muted">{problem.words}</p>;
  return (
    <>
      {isDone(analysis) ? null : <Waiting analysis={analysis} />}
      {analysis ? <Split analysis={analysis} /> : null}
      {analysis ? (
        <Curve
          points={analysis.curve}
          turns={analysis.turns}
          marked={analysis.dearest.map(({ turn }) => turn.place)}
          onPick={(place) => go(`/t/${table}/replay?place=${place}`)}
        />
      ) : null}
      {isDone(analysis) ? <Dearest table={table} dearest={analysis.dearest} /> : null}
      {isDone(analysis) ? <Draws table={table} draws={analysis.draws} /> : null}
      {isDone(analysis) ? <Standing analysis={analysis} /> : null}
    </>
  );
}

function Waiting({ analysis }: { analysis: Analysis | null }): JSX.Element {
  const done = analysis?.done ?? 0;
  const total = Math.max(1, analysis?.total ?? 1);
  return (
    <label class="small muted judging">
      {say("judging")}
      <progress value={done} max={total} />
    </label>
  );
}

function Dearest({ table, dearest }: { table: string; dearest: DearTurn[] }): JSX.Element {
  if (dearest.length === 0) return <p>{say("none-costly")}</p>;
  return (
    <section aria-labelledby="costly">
      <h3 id="costly">{say("costly")}</h3>
      <ol class="costly-list">
        {dearest
          .map(toldDear)
          .sort((one, other) => other.cost - one.cost)
          .map(({ turn, mistake, cost }) => (
            <li key={turn.place}>
              <span>
                {dearWords(turn, mistake, cost)} {mistake?.why}{" "}
                <Look table={table} place={mistake?.place ?? turn.place} words={turn.words} />
              </span>
              {mistake ? <More turn={turn} mistake={mistake} /> : null}
            </li>
          ))}
      </ol>
    </section>
  );
}

/** A dear turn by the one choice that made it so, if it did at least half of it; else as a whole. */
function toldDear({ turn, mistake }: DearTurn): DearTurn & { cost: number } {
  const single = mistake && 2 * mistake.cost.value >= -turn.decision ? mistake : null;
  return { turn, mistake: single, cost: single ? single.cost.value : -turn.decision };
}

/** What was done, what was better, and what that cost. */
function dearWords({ words: turn }: JudgedTurn, mistake: Mistake | null, cost: number): string {
  const points = wholePoints(cost);
  if (!mistake) return say("dear-turn", { turn, points });
  return say("dear-choice", { turn, chosen: mistake.chosen, better: mistake.better, points });
}

/** The figures behind it; an interval only where luck had a say. */
function More({ turn, mistake }: { turn: JudgedTurn; mistake: Mistake }): JSX.Element {
  const { cost, certain, rule } = mistake;
  const [low, high] = [points(cost.low), points(cost.high)];
  return (
    <details class="small muted">
      <summary>{say("dear-more")}</summary>
      {certain ? say("mistake-certain") : say("mistake-worth", { low, high })}
      {` ${say("dear-whole", { points: points(turn.decision) })} ${say("open-rule", { rule })}`}
    </details>
  );
}

function Look({ table, place, words }: { table: string; place: number; words: string }): JSX.Element {
  return (
    <To href={`/t/${table}/replay?place=${place}`} aria-label={say("look-at", { chosen: words })}>
      {say("look")}
    </To>
  );
}

function Draws({ table, draws }: { table: string; draws: LuckyDraw[] }): JSX.Element | null {
  if (draws.length === 0) return null;
  return (
    <section aria-labelledby="lucky">
      <h3 id="lucky">{say("lucky")}</h3>
      <ol class="costly-list">
        {bySize(draws).map((draw) => (
          <li class="draw" key={draw.place}>
            <span class={draw.worth < 0 ? "cost" : "gain"}>{points(draw.worth)}</span>
            <span>
              {draw.turn}: {draw.words} <Look table={table} place={draw.place} words={draw.turn} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What mattered most, for good or ill, comes first. */
function bySize(draws: LuckyDraw[]): LuckyDraw[] {
  return [...draws].sort((one, other) => Math.abs(other.worth) - Math.abs(one.worth));
}

function Standing({ analysis }: { analysis: Analysis }): JSX.Element {
  return (
    <p class="small muted">
      {analysis.standing ? <span class="block">{analysis.standing}</span> : null}
      {say("points-are")} {analysis.trust}
    </p>
  );
}
