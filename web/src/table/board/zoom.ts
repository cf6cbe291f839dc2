// Which part of the board is shown: the whole, or on a small screen a region of it.

import type { Layout } from "../../wire";
import { isSpoken } from "./nouns";
import type { Place } from "./places";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(layout: Layout, region: string): Box {
  const found = layout.regions?.find((other) => other.id === region);
  return found ?? { x: 0, y: 0, width: layout.width, height: layout.height };
}

/** While a small screen shows a part, what happens elsewhere is gone to. */
export function regionOf(places: Place[], spoken: ReadonlySet<string>, region: string): string {
  if (!region) return region;
  const told = places.find(({ area }) => area.zoom && isSpoken(area, spoken));
  return told?.area.zoom ?? region;
}

/** The regions where something can be chosen. */
export function litRegions(places: Place[]): ReadonlySet<string> {
  return new Set(places.flatMap(({ options, area }) => (options.length ? [area.zoom ?? ""] : [])));
}

/** Whether an area lies in what is shown. */
function isIn({ area }: Place, box: Box): boolean {
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  return area.x >= box.x && area.y >= box.y && right <= box.x + box.width && bottom <= box.y + box.height;
}

/** Where a small screen goes for a question: it stays where whoever is to act stands and at least half of what can be
 * chosen is in sight, so that nothing moves away below a finger. Else it goes to whoever is to act; if that is nobody
 * on the board, from a part that shows less of what can be chosen to the best part, and from elsewhere to the part where
 * at least half of it is answered, as the whole is too small to be read; if there is none, to the whole. */
export function regionAsked(places: Place[], layout: Layout, region: string, active: string): string {
  const lit = places.filter(({ options }) => options.length > 0);
  const here = lit.filter((place) => isIn(place, boxOf(layout, region)));
  const acting = places.find(({ area }) => active && area.id === active);
  const follows = !acting || isIn(acting, boxOf(layout, region));
  if (region && follows && here.length * 2 >= lit.length) return region;
  if (acting?.area.zoom) return acting.area.zoom;
  const parts = lit.map(({ area }) => area.zoom ?? "");
  const count = (part: string): number => parts.filter((one) => one === part).length;
  const [best = ""] = [...new Set(parts)].sort((one, other) => count(other) - count(one));
  return (here.length && region) || count(best) * 2 >= lit.length ? best : "";
}

/** Where a small screen goes when a lesson points at nouns: it stays where all of them are in sight, else to the one part
 * where they are, else to the whole. */
export function regionPointed(places: Place[], layout: Layout, region: string, nouns: string[]): string {
  const said = new Set(nouns);
  const there = places.filter(({ area }) => isSpoken(area, said));
  if (region && there.length && there.every((place) => isIn(place, boxOf(layout, region)))) return region;
  const [only, ...others] = new Set(there.map(({ area }) => area.zoom ?? ""));
  return others.length ? "" : (only ?? "");
}

/** A part at the edge leans against it, so that a wider frame shows more of the board, not of the room. */
export function leaning(box: Box, layout: Layout): string {
  if (box.x <= 0 && box.x + box.width < layout.width) return "xMinYMid";
  return box.x > 0 && box.x + box.width >= layout.width ? "xMaxYMid" : "xMidYMid";
}
