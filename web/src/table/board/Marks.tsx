// Signs of what comes next, at the areas that it threatens or helps.

import type { JSX } from "preact";
import type { Mark } from "../../wire";
import { symbols } from "./art";
import type { Place } from "./places";

export const WIDTH = 40;
export const HEIGHT = 26;
const CLEAR = 4; // of the border, which may be lit
const STEP = 33; // from one sign to the next at the same place: most are narrower than their box

function corner({ area }: Place): [number, number] {
  return area.mark ?? [area.x + area.width - WIDTH / 2 - CLEAR, area.y + HEIGHT / 2 + CLEAR];
}

interface Signed {
  place: Place;
  mark: Mark;
  n: number; // of those at the same place
  at: [number, number];
}

/** All signs, and where each of them is. */
export function signsOf(places: Place[]): Signed[] {
  return places.flatMap((place) =>
    place.marks.map((mark, n): Signed => {
      const [x, y] = corner(place);
      return { place, mark, n, at: [x - n * STEP, y] };
    }),
  );
}

function Sign({ mark }: { mark: Mark }): JSX.Element {
  const symbol = `mark-${mark.kind}`;
  if (symbols.value.has(symbol)) {
    return <use href={`#${symbol}`} x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} />;
  }
  return <path class="mark-plain" d="M0 -13 L14 11 L-14 11 Z" />;
}

export function Marks({ places }: { places: Place[] }): JSX.Element {
  return (
    <g class="marks" aria-hidden="true">
      {signsOf(places).map(({ place, mark, n, at: [x, y] }) => (
        <g
          key={`${place.area.id} ${mark.kind} ${n}`}
          class={`mark mark-${mark.kind}`}
          data-mark={`${mark.kind} at ${place.area.id}`}
          transform={`translate(${x} ${y})`}
        >
          <Sign mark={mark} />
          {mark.text ? <text class="mark-text">{mark.text}</text> : null}
        </g>
      ))}
    </g>
  );
}
