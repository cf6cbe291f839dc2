// Which part of the board is shown: the whole, or on a small screen a region of it.

import type { Layout } from "../../wire";
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
  const told = places.find(({ area }) => area.zoom && area.nouns.some((said) => spoken.has(said)));
  return told?.area.zoom ?? region;
}

/** The regions where something can be chosen. */
export function litRegions(places: Place[]): ReadonlySet<string> {
  return new Set(places.flatMap(({ options, area }) => (options.length ? [area.zoom ?? ""] : [])));
}

/** Where a small screen goes for a question: the one part where it is answered. Of several it stays where at least
 * half as much can be chosen as in the best of them; a part that shows less is left for that one. */
export function regionAsked(places: Place[], region: string): string {
  const lit = new Map<string, number>();
  for (const { options, area } of places) {
    if (options.length) lit.set(area.zoom ?? "", (lit.get(area.zoom ?? "") ?? 0) + 1);
  }
  const [best] = [...lit].sort(([, one], [, other]) => other - one);
  const here = lit.get(region) ?? 0;
  if (!best || here * 2 >= best[1]) return region;
  return here || lit.size === 1 ? best[0] : "";
}

/** Where a small screen goes when a lesson points at nouns: the one part where all of them are, else the whole. */
export function regionPointed(places: Place[], nouns: string[]): string {
  const there = places.filter(({ area }) => area.nouns.some((noun) => nouns.includes(noun)));
  const [only, ...others] = new Set(there.map(({ area }) => area.zoom ?? ""));
  return others.length ? "" : (only ?? "");
}

/** A part at the edge leans against it, so that a wider frame shows more of the board, not of the room. */
export function leaning(box: Box, layout: Layout): string {
  if (box.x <= 0 && box.x + box.width < layout.width) return "xMinYMid";
  return box.x > 0 && box.x + box.width >= layout.width ? "xMaxYMid" : "xMidYMid";
}
