// A sprite is one thing that is drawn, with a stable name: a piece that moves is the same sprite at
// another place. Here is what all kinds of slot share.

import type { Area, Board, Piece, Slot } from "../../wire";
import type { Pip } from "./pips";
import { countOf, held, isRow, keyHolding, valueOf, type Name, type Zones } from "./zones";

export interface Sprite {
  id: string;
  zone: string;
  slot: string; // the slot it is drawn for
  look: string; // class names, by which a game's style sheet finds it
  kind: "symbol" | "number" | "stack" | "text";
  x: number;
  y: number;
  width: number;
  height: number;
  symbol: string;
  layer: number;
  nouns: string[];
  label: string;
  letter: string;
  count: number | null; // a number that is written on it
  text: string;
  pips: Pip[];
  area: string; // where it stands, by which it finds its way when it moves
  lost: boolean; // the sign of something that is gone
  active: boolean; // its turn
}

export type Point = [number, number];

/** What a drawing is made from. */
export interface Scene {
  board: Board;
  zones: Zones;
  areas: Area[];
}

export const BESIDE = 1.5; // between a sign and the plate with its number

/** How wide a plate is for what is written on it. */
export function plateWidth(text: string): number {
  return 12 + 9 * text.length;
}

export function base(slot: Slot, id: string, at: Point): Sprite {
  return {
    id,
    zone: slot.zone,
    slot: slotName(slot),
    look: `slot slot-${slot.kind} zone-${slot.zone}`,
    kind: "symbol",
    x: at[0],
    y: at[1],
    width: slot.width ?? 32,
    height: slot.height ?? 32,
    symbol: slot.symbol ?? "",
    layer: slot.layer ?? 0,
    nouns: [],
    label: "",
    letter: "",
    count: null,
    text: "",
    pips: [],
    area: slot.area ?? "",
    lost: false,
    active: false,
  };
}

export function slotName(slot: Slot): string {
  return `${slot.zone}.${slot.key ?? ""}`;
}

/** Where a slot is: its own point, or that which the value of another zone gives. */
export function pointOf({ zones }: Scene, slot: Slot): Point {
  const along = slot.along;
  if (along) {
    const value = along.holds
      ? keyHolding(zones, along.zone, along.holds)
      : valueOf(zones, along.zone, slot.key ?? "");
    const place = along.places[String(value)];
    if (place) return place;
  }
  return [slot.x ?? 0, slot.y ?? 0];
}

/** Where the things of a pile are, if another pile says it; several at one place stand in a line. */
export function spotsOf({ zones }: Scene, { along, dx }: Slot): Point[] | null {
  const where = along ? held(zones, along.zone) : null;
  if (!along || !Array.isArray(where)) return null;
  return where.map((name, n) => {
    const [x, y] = along.places[String(name)] ?? [0, 0];
    return [x + (dx ?? 0) * where.slice(0, n).filter((other) => other === name).length, y];
  });
}

export function kindsOf({ board }: Scene, slot: Slot): { holds: string; by: string } {
  const known = board.zones[slot.zone] ?? { holds: "", by: "" };
  return { holds: slot.noun || known.holds, by: slot.noun || known.by };
}

export function title({ board }: Scene, slot: Slot): string {
  return slot.words ? (board.words[slot.words] ?? "") : "";
}

/** How many things a slot stands for; of a row without a key, all of them. */
export function amount({ zones }: Scene, slot: Slot): number {
  const zone = zones[slot.zone];
  const all = isRow(zone) && !slot.key ? Object.values(zone) : [held(zones, slot.zone, slot.key)];
  const whole = all.reduce((sum: number, value) => sum + countOf(value), 0);
  return slot.less ? Math.max(0, whole - countOf(held(zones, slot.less, slot.key))) : whole;
}

/**
 * The symbol of a thing: names in braces stand for its value, its key and its attributes. Null for
 * one that lacks such an attribute: it is not drawn here.
 */
export function symbolFor(slot: Slot, key: string, value: Name, piece: Piece | undefined): string | null {
  const known: Record<string, Name> = { ...piece?.attributes, value, key };
  const wanted = [...(slot.symbol ?? "").matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  if (wanted.some((name) => (known[name] ?? null) === null)) return null;
  return (slot.symbol ?? "").replace(/\{(\w+)\}/g, (_, name: string) => String(known[name]));
}

export function inRows(slot: Slot, at: Point, place: number): Point {
  const columns = slot.columns || Number.MAX_SAFE_INTEGER;
  const dx = slot.dx || (slot.dy && !slot.columns ? 0 : (slot.width ?? 32));
  const dy = slot.dy || (slot.height ?? 32);
  const row = slot.columns ? Math.floor(place / columns) : 0;
  const down = slot.columns ? row * dy : place * (slot.dy ?? 0);
  return [at[0] + (place % columns) * dx, at[1] + down];
}
