// What luck has brought so far, against what was to be expected. No colours of praise or blame:
// a band says what is usual.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { call } from "../api";
import { useAsked } from "../ui/asked";
import { Dialog } from "../ui/Dialog";
import { LuckLine } from "../ui/LuckSource";
import { ProblemLine } from "../ui/Page";
import { language, say } from "../words";
import type { LuckRow, LuckStream } from "../wire";
import { useTable } from "./state";

const WIDTH = 160;
const HEIGHT = 20;

/** A band from the usual least to the usual most, a line for the mean, a dot for what came. */
function Band({ row, most }: { row: LuckRow; most: number }): JSX.Element {
  const at = (value: number): number => 6 + (value / most) * (WIDTH - 12);
  return (
    <svg class="luck-band" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path class="luck-usual" d={`M${at(row.low)} 4H${at(row.high)}v12H${at(row.low)}z`} />
      <path class="luck-mean" d={`M${at(row.expected)} 2v16`} />
      <circle class="luck-seen" cx={at(row.seen)} cy={10} r={5} />
    </svg>
  );
}

function number(value: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value);
}

function Stream({ stream }: { stream: LuckStream }): JSX.Element {
  const most = Math.max(1, ...stream.rows.flatMap((row) => [row.seen, row.high]));
  return (
    <table class="luck">
      <caption>{say("luck-stream", { words: stream.words, count: stream.draws })}</caption>
      <thead>
        <tr>
          <th scope="col">{say("luck-what")}</th>
          <th scope="col">{say("luck-seen")}</th>
          <th scope="col">{say("luck-expected")}</th>
          <th scope="col">{say("luck-usual")}</th>
        </tr>
      </thead>
      <tbody>
        {stream.rows.map((row) => (
          <tr key={row.words}>
            <th scope="row">{row.words}</th>
            <td>{row.seen}</td>
            <td>{number(row.expected)}</td>
            <td>
              <Band row={row} most={most} />
              <span class="small muted">
                {say("luck-range", { low: number(row.low), high: number(row.high) })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LuckHistory(): JSX.Element {
  const state = useTable();
  const view = state.moment.value?.view;
  const path = { table_id: state.id };
  const ask = (): Promise<LuckStream[]> =>
    call("GET /tables/{table_id}/luck", { path, query: { language: language.value } });
  const { value: streams, problem } = useAsked(ask, [view?.sequence, language.value]);
  useEffect(state.skip, []); // what luck brought is not told before it is shown
  return (
    <Dialog title={say("luck")} onClose={() => (state.panel.value = "")}>
      {view ? <LuckLine source={view.luck_from} /> : null}
      <p class="small muted">{say("luck-hint")}</p>
      <ProblemLine problem={problem} />
      {streams === null && !problem ? <p>{say("loading")}</p> : null}
      {streams?.map((stream) => <Stream key={stream.words} stream={stream} />)}
      {streams?.length === 0 ? <p>{say("luck-none")}</p> : null}
    </Dialog>
  );
}
