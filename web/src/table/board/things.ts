// What is drawn and can be pointed at, but is no area: tracks, stacks, plates, and marks of what comes.

import type { Area, Board, Mark, Slot } from "../../wire";
import { keysOf, toldOf, toldOfThings } from "./about";
import { HEIGHT, signsOf, WIDTH } from "./Marks";
import { isInside, type Place } from "./places";
import { BESIDE, plateWidth, slotName, type Point, type Sprite } from "./sprite";
import type { Box } from "./zoom";

const PLATE = 20; // height of a plate with a number
const NAMED = new Set(["piece", "stand", "tally"]); // slots whose things have names of their own

function around([x, y]: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The room that a sprite takes, with the number beside it. */
function roomOf({ kind, x, y, width, height, symbol, text, count }: Sprite): Box {
  const plate = plateWidth(kind === "text" ? text : String(count ?? ""));
  if (kind === "text" || (kind === "number" && !symbol)) return around([x, y], plate, PLATE);
  const drawn = around([x, y], width, height);
  return kind === "number" ? { ...drawn, width: width + BESIDE + plate } : drawn;
}

function union(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

function isOnArea({ x, y, width, height }: Box, areas: Area[]): boolean {
  return areas.some((area) => isInside(area, x + width / 2, y + height / 2));
}

/** The whole of a track can be pointed at, not only where its marker is. */
function spacesOf(slot: Slot): Box[] {
  return (slot.places ?? []).map((at) => around(at, slot.width ?? 32, slot.height ?? 32));
}

function pathOf(boxes: Box[]): string {
  return boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");
}

/** What a thing is called, and what is there: pieces have names, other labels tell how it stands. */
function nameOf(slots: Slot[], sprites: Sprite[], zone: string): [string, string[]] {
  const labels = sprites.map(({ label }) => label).filter((label) => /\p{L}/u.test(label) && label !== zone);
  const told = [...new Set(labels)];
  const isNamed = told.length > 1 || slots.some(({ kind }) => NAMED.has(kind));
  return isNamed ? [zone, told] : [told[0] ?? zone, []];
}

function thingPlace(board: Board, slots: Slot[], sprites: Sprite[], boxes: Box[]): Place {
  const id = slots[0] ? slotName(slots[0]) : "";
  const zone = toldOf(board, [`zone:${slots[0]?.zone}`]);
  const more = toldOfThings(board, sprites).filter(({ words }) => words !== zone[0]?.words);
  const [name, things] = nameOf(slots, sprites, zone[0]?.name ?? "");
  const area = { id: `thing ${id}`, nouns: [], shape: "path" as const, d: pathOf(boxes), ...union(boxes) };
  return { area, name, things, options: [], refused: [], marks: [], about: [...zone, ...more] };
}

/** What lies on no area: a place for each zone, or for each key of one. */
export function thingPlaces(board: Board, sprites: Sprite[]): Place[] {
  const areas = board.layout?.areas ?? [];
  const loose = sprites.filter((sprite) => !sprite.area && !isOnArea(roomOf(sprite), areas));
  const groups = new Map<string, Slot[]>();
  for (const slot of board.layout?.slots ?? []) {
    if (slot.area || slot.kind === "stand") continue;
    groups.set(slotName(slot), [...(groups.get(slotName(slot)) ?? []), slot]);
  }
  return [...groups].flatMap(([name, slots]) => {
    const own = loose.filter((sprite) => sprite.slot === name);
    const boxes = [...own.map(roomOf), ...slots.flatMap(spacesOf)].filter((box) => !isOnArea(box, areas));
    return boxes.length ? [thingPlace(board, slots, own, boxes)] : [];
  });
}

function markPlace(board: Board, place: Place, mark: Mark, at: Point, n: number): Place {
  const area = { id: `mark ${place.area.id} ${n}`, nouns: [], ...around(at, WIDTH, HEIGHT) };
  const about = toldOf(board, [`mark:${mark.kind}`]);
  return { area, name: place.name, things: [], options: [], refused: [], marks: [mark], about };
}

/** The marks, each a place of its own. */
export function markPlaces(board: Board, places: Place[]): Place[] {
  return signsOf(places).map(({ place, mark, at, n }) => markPlace(board, place, mark, at, n));
}

/** The key that explains what is drawn at a point: a mark, else the uppermost piece. */
export function keyAt(board: Board, sprites: Sprite[], marks: Place[], [x, y]: Point): string {
  const mark = marks.find(({ area }) => isInside(area, x, y))?.marks[0];
  if (mark) return `mark:${mark.kind}`;
  const there = sprites.filter((sprite) => isInside(roomOf(sprite), x, y));
  return there.reverse().flatMap((sprite) => keysOf(board, sprite))[0] ?? "";
}

/** The noun of the card that lies at a point, if one does. */
export function cardAt(board: Board, sprites: Sprite[], [x, y]: Point): string {
  const there = sprites.filter((sprite) => !sprite.lost && isInside(roomOf(sprite), x, y));
  const areas = (board.layout?.areas ?? []).filter((area) => isInside(area, x, y)).map(({ id }) => id);
  const around = sprites.filter((sprite) => sprite.zone === sprite.area && areas.includes(sprite.area));
  return [...there, ...around].flatMap(({ nouns }) => nouns).find((noun) => board.story?.cards[noun]) ?? "";
}

/** The mark or thing at a point where no area is; of several, the smallest. */
export function placeAt(things: Place[], marks: Place[], [x, y]: Point): Place | null {
  const isThere = ({ area }: Place): boolean => isInside(area, x, y);
  const size = ({ area }: Place): number => area.width * area.height;
  return marks.find(isThere) ?? things.filter(isThere).sort((one, other) => size(one) - size(other))[0] ?? null;
}
