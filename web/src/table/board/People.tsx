// Beside the board, the places of those who act on it: which is yours, and whose turn it is.

import type { JSX } from "preact";
import { say } from "../../words";
import type { Place } from "./places";
import type { Sprite } from "./sprite";

interface Props {
  places: Place[];
  sprites: Sprite[];
  people: string[]; // nouns of all of them,
  yours: string[]; // and of those that the onlooker leads
}

export function People({ places, sprites, people, yours }: Props): JSX.Element {
  const known = new Set(people);
  const active = new Set(sprites.filter((sprite) => sprite.active).flatMap(({ nouns }) => nouns));
  return (
    <g class="people" aria-hidden="true">
      {places.flatMap(({ area }) => {
        const noun = area.nouns.find((one) => known.has(one));
        if (!noun) return [];
        const { id, x, y, width, height } = area;
        return [
          <g key={id}>
            {active.has(noun) ? (
              <rect class="turn-ring" x={x - 1} y={y - 1} width={width + 2} height={height + 2} rx={6} />
            ) : null}
            {yours.includes(noun) ? <You x={x} y={y} /> : null}
          </g>,
        ];
      })}
    </g>
  );
}

function You({ x, y }: { x: number; y: number }): JSX.Element {
  const words = say("you");
  const width = 12 + 8 * words.length;
  return (
    <g class="tag" transform={`translate(${x + width / 2 - 2} ${y})`}>
      <rect x={-width / 2} y={-9} width={width} height={18} rx={9} />
      <text>{words}</text>
    </g>
  );
}
