// From zones to what is drawn: every slot of a layout becomes sprites, by its kind.

import type { Area, Board, Slot } from "../../wire";
import { say } from "../../words";
import { areasOf, noun, pieceOf, wordsOf } from "./nouns";
import { MANY, pipsOn } from "./pips";
import {
  amount,
  base,
  inRows,
  kindsOf,
  pointOf,
  slotName,
  spotsOf,
  symbolFor,
  title,
  type Point,
  type Scene,
  type Sprite,
} from "./sprite";
import { countOf, held, isNothing, isRow, keyHolding, valueOf, type Name, type Zones } from "./zones";

/** What goes away until nothing is left alarms: the last of it, and its empty place. */
function dangerOf({ lost, most = 0 }: Slot, count: number): string {
  if (!lost || most < 2 || count > 1) return "";
  return count ? " last" : " bare";
}

function pile(scene: Scene, slot: Slot): Sprite[] {
  const most = slot.most ?? 0;
  const count = amount(scene, slot);
  const at = pointOf(scene, slot);
  const label = `${title(scene, slot)} ${count}`.trim();
  const nouns = slot.noun && slot.key ? [noun(slot.noun, slot.key)] : [];
  const make = (place: number): Sprite => {
    const made = base(slot, `${slotName(slot)}.${place}`, inRows(slot, at, place));
    return { ...made, look: `${made.look}${dangerOf(slot, count)}`, nouns, label };
  };
  if (count > Math.max(most, slot.many ?? MANY)) return [{ ...make(0), count }];
  const there = Array.from({ length: count }, (_, place) => make(place));
  if (!slot.lost) return there;
  const gone = Array.from({ length: Math.max(0, most - count) }, (_, n) => make(count + n));
  return [...there, ...gone.map((s) => ({ ...s, id: `${s.id}.lost`, symbol: slot.lost ?? "", lost: true }))];
}

function faceDown(scene: Scene, slot: Slot, id: string, at: Point): Sprite {
  return { ...base(slot, id, at), symbol: slot.back || "hidden", label: title(scene, slot), letter: "?" };
}

function thing(scene: Scene, slot: Slot, id: string, at: Point, value: Name): Sprite[] {
  const kind = kindsOf(scene, slot).holds;
  const key = slot.key ?? "";
  if (value === "?") return [faceDown(scene, slot, id, at)];
  const piece = pieceOf(scene.board, kind, value);
  const symbol = symbolFor(slot, key, value, piece);
  if (symbol === null) return [];
  const made = {
    ...base(slot, id, at),
    symbol,
    nouns: [noun(kind, value)],
    label: wordsOf(scene.board, kind, value),
    letter: piece?.letter ?? "",
    pips: pipsOn(slot, scene.zones, key, piece),
  };
  return [made];
}

/** The thing that lies in a slot, or several beside each other; a pile that is not seen, face down. */
function pieces(scene: Scene, slot: Slot): Sprite[] {
  const value = held(scene.zones, slot.zone, slot.key);
  const at = pointOf(scene, slot);
  const unseen = typeof value === "number" && typeof scene.zones[slot.zone] === "number";
  const names = unseen ? Array<Name>(value).fill("?") : value;
  if (!Array.isArray(names)) {
    if (isNothing(names)) return empty(slot, at);
    return thing(scene, slot, `${slotName(slot)}=${String(names)}`, at, names);
  }
  const spots = spotsOf(scene, slot);
  return names.flatMap((one, n) =>
    thing(scene, slot, `${slotName(slot)}.${n}=${String(one)}`, spots?.[n] ?? inRows(slot, at, n), one).map(
      (sprite) => ({ ...sprite, area: sprite.area.replace("{place}", String(n + 1)) }),
    ),
  );
}

function empty(slot: Slot, at: Point): Sprite[] {
  if (!slot.lost) return [];
  return [{ ...base(slot, `${slotName(slot)}.empty`, at), symbol: slot.lost, lost: true }];
}

/** The pieces of a row, each on the area that its value names, one beside the other. */
function standing(scene: Scene, slot: Slot): Sprite[] {
  const row = scene.zones[slot.zone];
  if (!isRow(row)) return [];
  const taken = new Map<string, number>();
  const begun = slot.active && (!slot.turns || valueOf(scene.zones, slot.turns));
  const turn = begun ? String(valueOf(scene.zones, slot.active ?? "")) : null;
  return Object.entries(row).flatMap(([key, value]) => {
    const area = areasOf(scene.areas, "", value)[0];
    if (!area) return [];
    const place = taken.get(area.id) ?? 0;
    taken.set(area.id, place + 1);
    const sprite = person(scene, slot, key, standPoint(slot, area, place));
    const active = key === turn;
    const label = active ? say("acts-now", { name: sprite.label }) : sprite.label;
    return [{ ...sprite, label, area: area.id, active }];
  });
}

/** The pieces that a row counts by its keys, one beside the other. */
function tally(scene: Scene, slot: Slot): Sprite[] {
  const row = scene.zones[slot.zone];
  if (!isRow(row)) return [];
  let place = 0;
  return (slot.keys?.length ? slot.keys : Object.keys(row)).flatMap((key) => {
    const count = countOf(row[key] ?? null);
    const many = count > (slot.many ?? MANY);
    return Array.from({ length: many ? 1 : count }, (_, n) => {
      const made = person(scene, slot, key, inRows(slot, pointOf(scene, slot), place++));
      const label = `${made.label} ${count}`;
      return { ...made, id: `${made.id}.${n}`, label, count: many ? count : null };
    });
  });
}

function person(scene: Scene, slot: Slot, key: string, at: Point): Sprite {
  const kind = kindsOf(scene, slot).by;
  const piece = pieceOf(scene.board, kind, key);
  return {
    ...base(slot, `${slot.zone}.${key}`, at),
    symbol: symbolFor(slot, key, key, piece) ?? "",
    nouns: [noun(kind, key)],
    label: wordsOf(scene.board, kind, key),
    letter: piece?.letter ?? key,
    pips: pipsOn(slot, scene.zones, key, piece),
  };
}

function standPoint(slot: Slot, area: Area, place: number): Point {
  const given = area.places?.[place];
  if (given) return given;
  const step = slot.dx || (slot.width ?? 32);
  return [area.x + area.width / 2 + (place - 0.5) * step, area.y + area.height / 2];
}

function track(scene: Scene, slot: Slot): Sprite[] {
  const value = valueOf(scene.zones, slot.zone, slot.key);
  const at = slot.places?.[Number(value)];
  if (!at) return [];
  const label = `${title(scene, slot)} ${String(value)}`.trim();
  return [{ ...base(slot, slotName(slot), at), label }];
}

function plate(scene: Scene, slot: Slot, kind: "number" | "stack"): Sprite[] {
  const count = amount(scene, slot);
  const label = `${title(scene, slot)} ${count}`.trim();
  return [{ ...base(slot, slotName(slot), pointOf(scene, slot)), kind, count, label }];
}

/** What a flag is shown for: the whole value, or one bit of it. */
function flagged(scene: Scene, { zone, key, bit }: Slot): ReturnType<typeof held> {
  const value = held(scene.zones, zone, key);
  return bit === undefined || bit === null || typeof value !== "number" ? value : (value >> bit) & 1;
}

function flag(scene: Scene, slot: Slot): Sprite[] {
  const value = flagged(scene, slot);
  if (isNothing(value) || Array.isArray(value)) return empty(slot, pointOf(scene, slot));
  const symbol = symbolFor(slot, slot.key ?? "", value, undefined) ?? "";
  const label = title(scene, slot) || wordsOf(scene.board, kindsOf(scene, slot).holds, value);
  return [{ ...base(slot, slotName(slot), pointOf(scene, slot)), symbol, label }];
}

function written(scene: Scene, slot: Slot): Sprite[] {
  const value = valueOf(scene.zones, slot.zone, slot.key);
  if (value === null) return [];
  const text = wordsOf(scene.board, kindsOf(scene, slot).holds, value);
  return [{ ...base(slot, slotName(slot), pointOf(scene, slot)), kind: "text", text, label: text }];
}

/** Whether there is such a zone, and what the slot lies on: a stock has no place before its tile is dealt. */
function isThere({ zones }: Scene, { zone, key, along }: Slot): boolean {
  const held = zones[zone];
  if (held === undefined || (isRow(held) && key && !(key in held))) return false;
  return !along?.holds || keyHolding(zones, along.zone, along.holds) !== null;
}

function drawn(scene: Scene, slot: Slot): Sprite[] {
  if (!isThere(scene, slot)) return [];
  switch (slot.kind) {
    case "pile":
      return pile(scene, slot);
    case "piece":
      return pieces(scene, slot);
    case "stand":
      return standing(scene, slot);
    case "tally":
      return tally(scene, slot);
    case "track":
      return track(scene, slot);
    case "flag":
      return flag(scene, slot);
    case "text":
      return written(scene, slot);
    default:
      return plate(scene, slot, slot.kind);
  }
}

/** All sprites of a position, those of lower layers first; a ring lies below its neighbours. */
export function spritesOf(board: Board, zones: Zones): Sprite[] {
  const layout = board.layout;
  if (!layout) return [];
  const scene: Scene = { board, zones, areas: layout.areas };
  const all = layout.slots.flatMap((slot, place) =>
    drawn(scene, slot).map((sprite) => ({ ...sprite, id: `${place}.${sprite.id}` })),
  );
  return all.sort((one, other) => one.layer - other.layer || Number(other.active) - Number(one.active));
}
