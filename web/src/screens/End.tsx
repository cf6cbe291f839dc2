import type { JSX } from "preact";
import type { LogLine, View } from "../wire";
import { seatName } from "../table/people";
import { language, say } from "../words";
import { Again, Onward } from "./end/Deeds";
import { Judgement } from "./end/Judgement";
import { Seed } from "./end/Seed";
import { seenVerdict, verdictOf } from "./end/verdict";
import { useAnalysis } from "./replay/analysis";

const PLAIN = ["", "won", "lost"]; // grades that say no more than the title

interface EndProps {
  view: View;
  log: LogLine[];
  guided: boolean; // by a lesson: it says itself what became of it, and what can be done now
}

/** How a game ended, and what can be done now. Shown beside its board, which stays. */
export function End({ view, log, guided }: EndProps): JSX.Element | null {
  const judged = useAnalysis(view.table, view.result !== null && !guided, view.seat);
  const { result } = view;
  if (!result) return null;
  const verdict = verdictOf(view);
  return (
    <section class="end" aria-labelledby="end-title" tabIndex={-1}>
      <h2 id="end-title" class={verdict}>
        {verdict === "over" ? seenVerdict(view) : say(`end-${verdict}`)}
      </h2>
      <p class="end-why" role="status">
        {result.words}
      </p>
      {guided ? null : (
        <>
          <Onward table={view.table} title={view.title} judged={judged} />
          <Epilogue told={result.epilogue} />
          <Facts view={view} log={log} />
          <Judgement table={view.table} judged={judged} />
          <Again table={view.table} title={view.title} />
          <Seed seed={result.seed} />
        </>
      )}
    </section>
  );
}

/** What became of it all: this game, told in a few sentences. */
function Epilogue({ told }: { told: string[] }): JSX.Element | null {
  if (!told.length) return null;
  return (
    <section class="epilogue" aria-label={say("epilogue")}>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

/** When it ended, with what grade and score, and what the last blow was. */
function Facts({ view, log }: { view: View; log: LogLine[] }): JSX.Element {
  const moment = (view.outlook?.status ?? []).slice(0, 2);
  const blow = log.findLast((line) => Object.keys(line.about).length > 0);
  const scores = scoresOf(view);
  return (
    <>
      <dl class="end-facts">
        {moment.map((fact) => (
          <Fact name={fact.name} value={fact.value} key={fact.key} />
        ))}
        {view.result && ![...PLAIN, view.result.ending].includes(view.result.grade) && (
          <Fact name={say("grade")} value={view.result.grade} />
        )}
        {scores.map(({ name, score }) => (
          <Fact name={name} value={number(score)} key={name} />
        ))}
        {blow && <Fact name={say("last-blow")} value={blow.words} />}
        {view.assisted && <Fact name={say("assisted-name")} value={say("assisted-words")} />}
      </dl>
      {scores.length > 0 && view.result?.points ? <p class="small muted">{view.result.points}</p> : null}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Of those who have the same score, as all have who won or lost together, one number says it. */
function scoresOf({ result, seats }: View): Array<{ name: string; score: number }> {
  const scores = Object.values(result?.score ?? {});
  const [first] = scores;
  if (first === undefined) return [];
  if (scores.every((score) => score === first)) return [{ name: say("score"), score: first }];
  return seats.map((seat) => {
    return { name: say("score-of", { name: seatName(seat) }), score: result?.score[seat.seat] ?? 0 };
  });
}

function number(value: number): string {
  return new Intl.NumberFormat(language.value).format(value);
}
