// The chance to win, decision by decision, with its band: drawn, and as a table for those who listen.

import type { JSX } from "preact";
import type { CurvePoint } from "../../wire";
import { percent, say } from "../../words";

const WIDTH = 640;
const HEIGHT = 120;

interface Props {
  points: CurvePoint[];
  /** The place of the journal that is shown now. */
  now?: number | undefined;
  /** Places that are marked, such as costly decisions. */
  marked?: number[] | undefined;
  onPick?: ((place: number) => void) | undefined;
}

export function Curve({ points, now, marked, onPick }: Props): JSX.Element | null {
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
      <figcaption class="small muted">{say("curve")}</figcaption>
      <Numbers points={points} />
    </figure>
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

function Numbers({ points }: { points: CurvePoint[] }): JSX.Element {
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
            </tr>
          </thead>
          <tbody>
            {points.map(({ chance }, number) => (
              <tr key={number}>
                <td>{number + 1}</td>
                <td>{percent(chance.value)}</td>
                <td>{`${percent(chance.low)} – ${percent(chance.high)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
