// Small countable signs on a piece: wounds, fire, rounds.

import type { Piece, Pips, Slot } from "../../wire";
import { countOf, held, type Zones } from "./zones";

export interface Pip {
  symbol: string;
  x: number;
  y: number;
  size: number;
  count: number | null; // stands for so many
}

export const MANY = 5; // more things alike become one with a number

function counted(pips: Pips, zones: Zones, key: string, piece: Piece | undefined): [number, number] {
  const whole = pips.zone
    ? countOf(held(zones, pips.zone, key))
    : Number(piece?.attributes[pips.attribute] ?? 0);
  const gone = pips.less ? countOf(held(zones, pips.less, key)) : 0;
  return [Math.max(0, whole - gone), Math.min(whole, gone)];
}

function row(pips: Pips, zones: Zones, key: string, piece: Piece | undefined): Pip[] {
  const [there, gone] = counted(pips, zones, key, piece);
  const many = there > MANY;
  const shown = many ? 1 : there + (pips.lost ? gone : 0);
  return Array.from({ length: shown }, (_, n) => ({
    symbol: n < there ? pips.symbol : (pips.lost ?? ""),
    x: pips.x + n * pips.dx,
    y: pips.y + n * (pips.dy ?? 0),
    size: pips.size ?? 10,
    count: many ? there : null,
  }));
}

/** The pips of a piece; an attribute's, a zone's, or what a zone leaves of an attribute. */
export function pipsOn(slot: Slot, zones: Zones, key: string, piece: Piece | undefined): Pip[] {
  return (slot.pips ?? []).flatMap((pips) => row(pips, zones, key, piece));
}
