// The pieces of a position. Screen readers hear of them by the areas they lie on.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { motion } from "../../settings";
import type { BoardLink } from "../../wire";
import { symbols } from "./art";
import type { Pip } from "./pips";
import { BESIDE, plateWidth, type Sprite } from "./sprite";
import { appear, travel, wayOf, type Stand } from "./way";

const NARROW = 30; // pieces that a number at their corner would cover: it only holds on to them
const HOLD = 6;
const WIDE = 56; // pieces with room for their number inside, where no ring crosses it

interface Drawn {
  sprite: Sprite;
  links: BoardLink[];
  spoken: boolean;
  settled: { current: boolean };
}

/** A plain round piece with a letter, for a game that brings no symbol for it. */
function Token({ sprite }: { sprite: Sprite }): JSX.Element {
  const radius = Math.min(sprite.width, sprite.height) / 2;
  return (
    <g class="token">
      <circle r={radius} />
      <text class="token-letter">{sprite.letter || sprite.label.slice(0, 1).toUpperCase()}</text>
    </g>
  );
}

function Shape({ sprite }: { sprite: Sprite }): JSX.Element | null {
  const { width, height, symbol } = sprite;
  if (symbol && symbols.value.has(symbol)) {
    return <use href={`#${symbol}`} x={-width / 2} y={-height / 2} width={width} height={height} />;
  }
  const plain = symbol === "" || symbol === "hidden";
  return plain && !sprite.lost && sprite.kind !== "number" ? <Token sprite={sprite} /> : null;
}

interface Plated {
  text: string;
  x: number;
  y: number;
  small?: boolean; // beside a small sign
}

/** A number on a plate of its own, so that the map below does not disturb it. */
function Plate({ text, x, y, small }: Plated): JSX.Element {
  const [width, height] = small ? [smallWidth(text), 16] : [plateWidth(text), 20];
  return (
    <g class={small ? "plate small" : "plate"} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height * 0.3} />
      <text class="plate-text">{text}</text>
    </g>
  );
}

function smallWidth(text: string): number {
  return 8 + 7 * text.length;
}

function PipView({ pip }: { pip: Pip }): JSX.Element {
  const { x, y, size, symbol, count } = pip;
  return (
    <>
      <use href={`#${symbol}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      {count === null ? null : (
        <Plate text={String(count)} x={x + size * 0.4 + smallWidth(String(count)) / 2} y={y} small />
      )}
    </>
  );
}

/** Where the number of a sprite stands: beside a sign, on the corner of a piece, or alone. */
function countAt({ kind, symbol, width, height, count }: Sprite): [number, number] {
  if (!symbol) return [0, 0];
  const plate = plateWidth(String(count ?? ""));
  if (kind === "number") return [width / 2 + BESIDE + plate / 2, 0];
  if (width > WIDE) return [width / 2 - 2.5 - plate / 2, height / 2 - 12];
  if (width < NARROW) return [width / 2 - HOLD + plate / 2, height / 2 - 6];
  return [width / 2 + 6.5 - plate / 2, height / 2 - 6]; // it grows to the left, away from the ring
}

function Content({ sprite }: { sprite: Sprite }): JSX.Element {
  if (sprite.kind === "text") return <Plate text={sprite.text} x={0} y={0} />;
  const [x, y] = countAt(sprite);
  return (
    <>
      <Shape sprite={sprite} />
      {sprite.pips.map((pip, n) => (
        <PipView key={n} pip={pip} />
      ))}
      {sprite.count === null ? null : <Plate text={String(sprite.count)} x={x} y={y} />}
    </>
  );
}

function Halo({ sprite, name, room }: { sprite: Sprite; name: string; room: number }): JSX.Element {
  return <ellipse class={name} rx={sprite.width / 2 + room} ry={sprite.height / 2 + room} />;
}

function SpriteView({ sprite, links, spoken, settled }: Drawn): JSX.Element {
  const piece = useRef<SVGGElement>(null);
  const last = useRef<Stand | null>(null);
  const { x, y, area } = sprite;
  useLayoutEffect(() => {
    const from = last.current;
    last.current = { x, y, area };
    if (!piece.current || !settled.current) return;
    if (!from) appear(piece.current, sprite.lost, motion.peek());
    else travel(piece.current, wayOf(links, from, last.current), motion.peek());
  }, [x, y]);
  return (
    <g
      ref={piece}
      class={`${sprite.look}${sprite.lost ? " lost" : ""}`}
      data-sprite={sprite.id}
      data-slot={sprite.slot}
      data-layer={sprite.layer}
      transform={`translate(${x} ${y})`}
    >
      {sprite.active ? <Halo sprite={sprite} name="turn-ring" room={4} /> : null}
      <Content sprite={sprite} />
      {spoken ? <Halo sprite={sprite} name="spoken-ring" room={7} /> : null}
    </g>
  );
}

/** Of several signs for the same thing, the big ones are ringed. */
function ringed(sprites: Sprite[], spoken: ReadonlySet<string>): ReadonlySet<Sprite> {
  const size = (sprite: Sprite): number => sprite.width * sprite.height;
  const told = sprites.filter((sprite) => !sprite.lost && sprite.nouns.some((said) => spoken.has(said)));
  return new Set(
    told.filter((sprite) => {
      const alike = told.filter((other) => other.nouns.some((said) => sprite.nouns.includes(said)));
      return size(sprite) >= Math.max(...alike.map(size)) / 2;
    }),
  );
}

interface Props {
  sprites: Sprite[];
  links: BoardLink[];
  spoken: ReadonlySet<string>;
}

export function Sprites({ sprites, links, spoken }: Props): JSX.Element {
  const settled = useRef(false); // a board that is drawn for the first time just stands there
  useEffect(() => {
    settled.current = true;
  }, []);
  const rings = ringed(sprites, spoken);
  return (
    <g class="sprites" aria-hidden="true">
      {sprites.map((sprite) => (
        <SpriteView
          key={sprite.id}
          sprite={sprite}
          links={links}
          spoken={rings.has(sprite)}
          settled={settled}
        />
      ))}
    </g>
  );
}
