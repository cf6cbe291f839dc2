// Picking: an area such as one kind of worker leaves, everywhere else, only what can be done with it.
// What is picked stays picked, so that the next one goes to its place with one more click.

import type { Area, Board, Option, Refused } from "../../wire";
import { areasFor } from "./nouns";
import type { Place } from "./places";
import { spritesOf } from "./slots";
import type { Zones } from "./zones";

/** What can be picked now: an area, what its options have in common, and what lies there. */
export interface Part {
  area: string;
  about: string;
  words: string;
  symbol: string;
}

export function isLit(place: Place): boolean {
  return place.options.length > 0 || place.pick !== undefined;
}

/** Whether an option is about a part of its noun: "repair-soldier" is about "soldier". */
export function isAbout({ noun }: Option | Refused, part: string): boolean {
  return String(noun ?? "").endsWith(`-${part}`);
}

/** How many options each area is lit by. */
function litBy(board: Board, zones: Zones, options: Option[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const option of options) {
    for (const { id } of areasFor(board, zones, option)) found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}

/** What lies on the area of a part, in words and as a drawing. */
function partOf(board: Board, zones: Zones, area: Area): Part {
  const about = area.picks ?? "";
  const layout = board.layout && {
    ...board.layout,
    slots: board.layout.slots.filter((slot) => slot.area === area.id),
  };
  const there = spritesOf({ ...board, layout }, zones)[0];
  return { area: area.id, about, words: there?.label || about, symbol: there?.symbol ?? "" };
}

/** The parts by which there is something to narrow; none where one click is enough anyway. */
export function partsOf(board: Board, zones: Zones, options: Option[]): Part[] {
  const areas = (board.layout?.areas ?? []).filter(({ picks }) =>
    options.some((option) => picks && isAbout(option, picks)),
  );
  if (areas.length < 2) return [];
  const lit = litBy(board, zones, options);
  if (Math.max(...lit.values()) < 2) return [];
  return areas.filter(({ id }) => !lit.has(id)).map((area) => partOf(board, zones, area));
}

/** The places with what can be picked now, and what is left of the others. */
export function picking(places: Place[], parts: Part[], picked: string): Place[] {
  if (!parts.length) return places;
  const taken = parts.some(({ about }) => about === picked);
  return places.map((place) => {
    if (parts.some(({ area }) => area === place.area.id)) {
      return { ...place, pick: place.area.picks === picked ? "taken" : "open" };
    }
    if (!taken) return place;
    const about = <T extends Option | Refused>(all: T[]): T[] => all.filter((one) => isAbout(one, picked));
    return { ...place, options: about(place.options), refused: about(place.refused), tag: place.area.tags?.[picked] };
  });
}
