// The chance to win with its band, and what each turn did to it: drawn, and as a table for those who
// listen.

import type { JSX } from "preact";
import type { CurvePoint, JudgedTurn } from "../../wire";
import { percent, say } from "../../words";
import { points as tell } from "../end/points";
import { Swatch } from "./Swatch";

const WIDTH = 640;
const HEIGHT = 120;
const BARS = 60;
const EDGE = 4; // free above and below the highest bar, which would else look cut
const LEAST = 0.05; // of the chance: a bar as high as there is room for stands for at least so much

interface Props {
  points: CurvePoint[];
  /** What each turn did, once that is known. */
  turns?: JudgedTurn[] | undefined;
  /** The place of the journal that is shown now. */
  now?: number | undefined;
  /** Places that are marked, such as costly decisions. */
  marked?: number[] | undefined;
  onPick?: ((place: number) => void) | undefined;
}

export function Curve({ points, turns, now, marked, onPick }: Props): JSX.Element | null {
  const first = points[0];
  if (!first) return null;
  const end = points.at(-1)?.place ?? first.place;
  const span = Math.max(1, end - first.place);
  const x = (place: number): number => ((place - first.place) / span) * WIDTH;
  const y = (share: number): number => (1 - share) * HEIGHT;
  const pick = (event: JSX.TargetedMouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onPick?.(Math.round(first.place + (span * (event.clientX - box.left)) / box.width));
  };
  return (
    <figure class="curve">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        class={onPick ? "pickable" : ""}
        onClick={pick}
      >
        <path class="grid" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="band" d={band(points, x, y)} />
        <path class="line" d={line(points, x, y)} />
        {(marked ?? []).map((place) => (
          <path class="costly" d={`M${x(place)} 0V${HEIGHT}`} key={place} />
        ))}
        {now !== undefined && <path class="now" d={`M${x(Math.min(now, end))} 0V${HEIGHT}`} />}
      </svg>
      {turns?.length ? <Ledger turns={turns} x={x} /> : null}
      <figcaption class="small muted">
        {say(turns?.length ? "curve-and-turns" : "curve")}
        {turns?.length ? <Legend turns={turns} /> : null}
      </figcaption>
      <Numbers points={points} turns={turns ?? []} />
    </figure>
  );
}

/** What the colours of the bars mean, of those that are there. */
function Legend({ turns }: { turns: JudgedTurn[] }): JSX.Element {
  const kinds = turns.some(({ own }) => !own) ? ["gain", "cost", "others", "luck"] : ["gain", "cost", "luck"];
  return (
    <span class="curve-legend">
      {kinds.map((kind) => (
        <span key={kind}>
          <Swatch by={kind} />
          {say(`legend-${kind}`)}
        </span>
      ))}
    </span>
  );
}

type Scale = (value: number) => number;

function line(points: CurvePoint[], x: Scale, y: Scale): string {
  return points.map((p, i) => `${i ? "L" : "M"}${x(p.place)} ${y(p.chance.value)}`).join("");
}

function band(points: CurvePoint[], x: Scale, y: Scale): string {
  const above = points.map((p, i) => `${i ? "L" : "M"}${x(p.place)} ${y(p.chance.high)}`);
  const below = points.map((p) => `L${x(p.place)} ${y(p.chance.low)}`).reverse();
  return `${above.join("")}${below.join("")}Z`;
}

/** A bar for each turn: its decisions in colour, and beside them its luck in grey. */
function Ledger({ turns, x }: { turns: JudgedTurn[]; x: Scale }): JSX.Element {
  const most = Math.max(LEAST, ...turns.flatMap(({ decision, luck }) => [Math.abs(decision), Math.abs(luck)]));
  const wide = Math.max(1, (WIDTH / turns.length) * 0.4);
  const bar = (change: number): { y: number; height: number } => {
    const height = (Math.abs(change) / most) * (BARS / 2 - EDGE);
    return { y: change > 0 ? BARS / 2 - height : BARS / 2, height };
  };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${BARS}`} preserveAspectRatio="none" aria-hidden="true" class="ledger">
      <path class="grid" d={`M0 ${BARS / 2}H${WIDTH}`} />
      {turns.map(({ place, own, decision, luck }) => (
        <g key={place}>
          <rect class={choice(own, decision)} x={x(place)} width={wide} {...bar(decision)} />
          <rect class="by-luck" x={x(place) + wide} width={wide} {...bar(luck)} />
        </g>
      ))}
    </svg>
  );
}

function choice(own: boolean, decision: number): string {
  if (!own) return "by-others";
  return decision < 0 ? "by-cost" : "by-gain";
}

function Numbers({ points, turns }: { points: CurvePoint[]; turns: JudgedTurn[] }): JSX.Element {
  return (
    <details class="small">
      <summary>{say("curve-numbers")}</summary>
      <div class="numbers" tabIndex={0} role="group" aria-label={say("curve-numbers")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("decision")}</th>
              <th scope="col">{say("chance")}</th>
              <th scope="col">{say("band")}</th>
              {turns.length ? <th scope="col">{say("turn-decisions")}</th> : null}
              {turns.length ? <th scope="col">{say("turn-luck")}</th> : null}
            </tr>
          </thead>
          <tbody>
            {points.map(({ chance }, number) => (
              <tr key={number}>
                <td>{turns[number]?.words ?? number + 1}</td>
                <td>{percent(chance.value)}</td>
                <td>{chance.low < chance.high ? `${percent(chance.low)} – ${percent(chance.high)}` : ""}</td>
                <Change turn={turns[number]} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Change({ turn }: { turn: JudgedTurn | undefined }): JSX.Element | null {
  if (!turn) return null;
  return (
    <>
      <td>{tell(turn.decision)}</td>
      <td>{tell(turn.luck)}</td>
    </>
  );
}
