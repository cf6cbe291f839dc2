// What each area of the board is now: what can be chosen there, what cannot, and what comes next.

import type { Area, Board, Mark, Option, Refused } from "../../wire";
import { say } from "../../words";
import { aboutOf, once, toldOfThings, type Subject, type Told } from "./about";
import { areasFor, nameIn, noun } from "./nouns";
import type { Sprite } from "./sprite";
import { isRow, type Zones } from "./zones";
import type { Box } from "./zoom";

export interface Place extends Subject {
  area: Area;
  pick?: "open" | "taken"; // what can be picked here narrows the options elsewhere
  tag?: string | undefined; // what is said there of what is picked
}

export interface Asked {
  options: Option[];
  refused: Refused[];
  marks: Mark[];
}

function gathered<T extends Option | Refused>(board: Board, zones: Zones, all: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const option of all) {
    for (const area of areasFor(board, zones, option)) {
      found.set(area.id, [...(found.get(area.id) ?? []), option]);
    }
  }
  return found;
}

function nameOf(board: Board, area: Area): string {
  const label = area.label ? board.words[area.label] : undefined;
  const first = area.nouns[0];
  if (label) return label;
  return first ? (board.names[first] ?? nameIn(first)) : (board.about[`area:${area.id}`]?.name ?? area.id);
}

/** What lies on an area; that it lies there need not be said: "orc, W6 3" is "orc 3" on W6. */
function thingsOn(area: Area, name: string, sprites: Sprite[]): string[] {
  const there = sprites.filter((sprite) => sprite.area === area.id && !sprite.lost && sprite.label);
  return [...new Set(there.map(({ label }) => label.replace(`, ${name}`, "")))];
}

/** The marks of an area: those of its nouns, and of the pieces that lie on it. */
function marksOn(area: Area, marks: Mark[], sprites: Sprite[]): Mark[] {
  const there = sprites.filter((sprite) => sprite.area === area.id).flatMap((sprite) => sprite.nouns);
  const nouns = new Set([...area.nouns, ...there]);
  return marks.filter((mark) => mark.nouns.some((said) => nouns.has(said)));
}

/** What explains an area, and then the things that lie on it. */
function aboutOn(board: Board, area: Area, sprites: Sprite[]): Told[] {
  const own = aboutOf(board, `area:${area.id}`);
  const there = toldOfThings(board, sprites.filter((sprite) => liesOn(sprite, area)));
  return once([...(own ? [own] : []), ...there]);
}

/** Whether a thing lies on an area: because it belongs there, or is drawn there. */
function liesOn(sprite: Sprite, area: Area): boolean {
  return sprite.area ? sprite.area === area.id : sprite.layer >= 0 && isInside(area, sprite.x, sprite.y);
}

export function isInside({ x, y, width, height }: Box, px: number, py: number): boolean {
  return px >= x && px <= x + width && py >= y && py <= y + height;
}

/** The place of something that takes no part in this game is left out. */
function isThere({ of, nouns }: Area, zones: Zones): boolean {
  const row = of ? zones[of] : undefined;
  return !isRow(row) || nouns.some((said) => nameIn(said) in row);
}

/** A piece that is an option itself, such as a card of a hand, is a place of its own, in the part of the board where
 * it stands; what only bears the same name, such as the goblin on a cauldron, is none. */
function pieceArea(sprite: Sprite, areas: Area[]): Area {
  const { id, nouns, x, y, width, height } = sprite;
  const zoom = areas.find((area) => area.id === sprite.area)?.zoom ?? "";
  return { id: `piece ${id}`, nouns, x: x - width / 2, y: y - height / 2, width, height, zoom };
}

function piecePlaces(board: Board, zones: Zones, sprites: Sprite[], options: Option[]): Place[] {
  return options.flatMap((option) => {
    if (areasFor(board, zones, option).length) return [];
    const wanted = option.place || noun(option.kind, option.noun);
    const [sprite, ...others] = sprites.filter(({ lost, nouns }) => !lost && nouns.includes(wanted));
    if (!sprite || others.some(({ zone }) => zone !== sprite.zone)) return [];
    const name = sprite.label;
    const about = toldOfThings(board, [sprite]);
    const area = pieceArea(sprite, board.layout?.areas ?? []);
    return [{ area, name, options: [option], refused: [], marks: [], things: [], about }];
  });
}

/** A place with the reasons why nothing can be done there, if nothing else is told of that. */
export function withReasons(board: Board, zones: Zones, place: Place, quiet: Refused[]): Place {
  if (place.options.length || place.refused.length || place.pick) return place;
  return { ...place, refused: gathered(board, zones, quiet).get(place.area.id) ?? [] };
}

export function placesOf(board: Board, zones: Zones, sprites: Sprite[], asked: Asked): Place[] {
  const options = gathered(board, zones, asked.options);
  const refused = gathered(board, zones, asked.refused);
  const areas = (board.layout?.areas ?? []).filter((area) => isThere(area, zones));
  const places = areas.map((area) => {
    const name = nameOf(board, area);
    return {
      area,
      name,
      options: options.get(area.id) ?? [],
      refused: refused.get(area.id) ?? [],
      marks: marksOn(area, asked.marks, sprites),
      things: thingsOn(area, name, sprites),
      about: aboutOn(board, area, sprites),
    };
  });
  return [...places, ...piecePlaces(board, zones, sprites, asked.options)];
}

/** An option in words, with how many steps lead to it. */
export function wordsOf({ words, steps }: Option): string {
  return steps > 1 ? say("way-steps", { words, steps }) : words;
}

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const HEADINGS: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isDirection(key: string): key is Direction {
  return key in HEADINGS;
}

function centre({ area }: Place): [number, number] {
  return [area.x + area.width / 2, area.y + area.height / 2];
}

/** The nearest place in a direction; what lies aside counts as farther away. */
export function neighbour(from: Place, places: Place[], key: Direction): Place | null {
  const [dx, dy] = HEADINGS[key];
  const [x, y] = centre(from);
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [px, py] = centre(place);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  }
  return best;
}
