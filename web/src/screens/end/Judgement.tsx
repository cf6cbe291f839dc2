import type { JSX } from "preact";
import { go, To } from "../../router";
import type { Analysis, Mistake } from "../../wire";
import { language, percent, say } from "../../words";
import { isDone, type Judged } from "../replay/analysis";
import { Curve } from "../replay/Curve";

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
      {analysis ? <LuckAndSkill analysis={analysis} /> : null}
      {analysis ? (
        <Curve
          points={analysis.curve}
          marked={analysis.worst.map(({ place }) => place)}
          onPick={(place) => go(`/t/${table}/replay?place=${place}`)}
        />
      ) : null}
      {isDone(analysis) ? <Worst table={table} worst={analysis.worst} /> : null}
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

/** A change of the chance to win, with its sign. */
function points(change: number): string {
  const format = new Intl.NumberFormat(language.value, {
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return format.format(100 * change);
}

/** What this luck was worth to anybody, and what the decisions made of it. */
function LuckAndSkill({ analysis }: { analysis: Analysis }): JSX.Element | null {
  const { opening, same_luck: same, luck, skill } = analysis;
  if (!opening || !same || luck === null || skill === null) return null;
  return (
    <p>
      {say("luck-and-skill", { skill: points(skill), luck: points(luck) })}
      <span class="small muted block">
        {say("luck-and-skill-why", {
          opening: percent(opening.value),
          same: percent(same.value),
          low: percent(same.low),
          high: percent(same.high),
        })}
      </span>
    </p>
  );
}

function Worst({ table, worst }: { table: string; worst: Mistake[] }): JSX.Element {
  if (worst.length === 0) return <p>{say("none-costly")}</p>;
  return (
    <section aria-labelledby="costly">
      <h3 id="costly">{say("costly")}</h3>
      <ol class="costly-list">
        {worst.map((mistake) => (
          <li key={mistake.place}>
            <span class="cost">{points(-mistake.cost.value)}</span>
            <span>
              {say("mistake", { chosen: mistake.chosen, better: mistake.better })}
              <span class="small muted">{` ${mistake.rule}`}</span>
            </span>
            <To
              href={`/t/${table}/replay?place=${mistake.place}`}
              aria-label={say("look-at", { chosen: mistake.chosen })}
            >
              {say("look")}
            </To>
          </li>
        ))}
      </ol>
    </section>
  );
}
