// Nouns name things of the rules by kind and name, such as "field:A".

import type { Area, Board, LogLine, Option, Piece, Refused, VerbPlace } from "../../wire";
import { held, keyHolding, valueOf, type Name, type Zones } from "./zones";

export function noun(kind: string, name: Name): string {
  return `${kind}:${name ?? ""}`;
}

export function nameIn(said: string): string {
  return said.slice(said.indexOf(":") + 1);
}

/** What a log line speaks of; a second thing of the same kind has a digit behind its kind. */
export function nounsOf(line: LogLine): string[] {
  return Object.entries(line.about)
    .filter(([, name]) => name !== null)
    .map(([kind, name]) => noun(kind.replace(/\d$/, ""), name));
}

export function pieceOf(board: Board, kind: string, name: Name): Piece | undefined {
  return board.pieces[noun(kind, name)];
}

/** What people call a thing. */
export function wordsOf(board: Board, kind: string, name: Name): string {
  const key = noun(kind, name);
  return board.names[key] ?? board.pieces[key]?.words ?? String(name ?? "");
}

function byName(areas: Area[], name: Name): Area[] {
  const wanted = String(name);
  const named = areas.filter((area) => area.id === wanted);
  return named.length ? named : areas.filter((area) => area.nouns.some((n) => nameIn(n) === wanted));
}

/** The areas that a noun stands for. */
export function areasOf(areas: Area[], kind: string, name: Name): Area[] {
  if (name === null) return [];
  if (kind === "") return byName(areas, name);
  const wanted = noun(kind, name);
  return areas.filter((area) => area.nouns.includes(wanted));
}

/** Whether an area is among what is spoken of: by one of its nouns, or by its own name, such as "area:gate". */
export function isSpoken({ id, nouns }: Area, said: ReadonlySet<string>): boolean {
  return said.has(noun("area", id)) || nouns.some((one) => said.has(one));
}

/** Where a verb is lit whose noun is no area. */
function verbName(place: VerbPlace, zones: Zones): Name {
  if (place.area) return place.area;
  const zone = place.zone ?? "";
  if (place.holds) return keyHolding(zones, zone, place.holds);
  if (place.of) {
    const [row, key] = [held(zones, zone), valueOf(zones, place.of)];
    return Array.isArray(row) ? (row[Number(key)] ?? null) : valueOf(zones, zone, String(key ?? ""));
  }
  return valueOf(zones, zone);
}

/** The areas by which an option can be chosen. */
export function areasFor(board: Board, zones: Zones, option: Option | Refused): Area[] {
  const layout = board.layout;
  if (!layout) return [];
  const said = "place" in option && option.place;
  if (said) return layout.areas.filter((area) => isSpoken(area, new Set([said])));
  if (option.noun !== null) {
    const direct = areasOf(layout.areas, option.kind, option.noun);
    if (direct.length) return direct;
  }
  const isMeant = ({ verb, noun }: VerbPlace): boolean =>
    verb === option.verb && (!noun || noun === option.noun);
  const place = layout.verbs?.find(isMeant);
  if (place?.area) return areasOf(layout.areas, "", place.area.replace("{noun}", String(option.noun)));
  return place ? areasOf(layout.areas, place.kind ?? "", verbName(place, zones)) : [];
}
