import type { JSX } from "preact";
import { go, To } from "../../router";
import type { Analysis, DearTurn, LuckyDraw, Mistake } from "../../wire";
import { say } from "../../words";
import { isDone, type Judged } from "../replay/analysis";
import { Curve } from "../replay/Curve";
import { points } from "./points";
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
        {dearest.map(({ turn, mistake }) => (
          <li key={turn.place}>
            <span class="cost">{points(turn.decision)}</span>
            <span>
              <strong>{turn.words}</strong>
              <Better mistake={mistake} />
            </span>
            <Look table={table} place={mistake?.place ?? turn.place} words={turn.words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What would have been better in a turn, and why; an interval only where luck had a say. */
function Better({ mistake }: { mistake: Mistake | null }): JSX.Element {
  if (!mistake) return <span class="block">{say("no-mistake")}</span>;
  const { chosen, better, cost, certain, why, rule } = mistake;
  const low = points(cost.low);
  const high = points(cost.high);
  return (
    <span class="block">
      {say("mistake", { chosen, better })}
      <span class="small muted block">
        {certain
          ? say("mistake-certain", { points: points(cost.value) })
          : say("mistake-worth", { points: points(cost.value), low, high })}
        {` ${why} ${rule}`}
      </span>
    </span>
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
        {draws.map((draw) => (
          <li key={draw.place}>
            <span class={draw.worth < 0 ? "cost" : "gain"}>{points(draw.worth)}</span>
            <span>
              <strong>{draw.turn}</strong>
              <span class="block">{draw.words}</span>
            </span>
            <Look table={table} place={draw.place} words={draw.turn} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Standing({ analysis }: { analysis: Analysis }): JSX.Element {
  return (
    <p class="small muted">
      {analysis.standing ? <span class="block">{analysis.standing}</span> : null}
      {say("points-are")} {analysis.trust}
    </p>
  );
}
