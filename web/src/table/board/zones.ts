// Reading the zones of a view: a value, a pile of names, or a row of values by key.

import type { View } from "../../wire";

export type Zones = View["zones"];
export type Zone = Zones[string];
export type Name = string | number | null;

export function isRow(zone: Zone | undefined): zone is Record<string, Name> {
  return typeof zone === "object" && zone !== null && !Array.isArray(zone);
}

/** What a zone holds; of a row, under a key. */
export function held(zones: Zones, zone: string, key = ""): Name | Name[] {
  const found = zones[zone];
  if (found === undefined) return null;
  return isRow(found) ? (found[key] ?? null) : found;
}

/** The one value that a zone holds; of a row, under a key. */
export function valueOf(zones: Zones, zone: string, key = ""): Name {
  const found = held(zones, zone, key);
  return Array.isArray(found) ? (found[0] ?? null) : found;
}

/** How many things that is: a number stands for a pile that is not seen. */
export function countOf(value: Name | Name[]): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === "number" ? value : value === null || value === "" ? 0 : 1;
}

export function isNothing(value: Name | Name[]): boolean {
  return value === null || value === "" || value === 0 || (Array.isArray(value) && !value.length);
}

/** The key under which a row holds a value, or nothing. */
export function keyHolding(zones: Zones, zone: string, value: string): string | null {
  const row = zones[zone];
  if (!isRow(row)) return null;
  const found = Object.entries(row).find(([, held]) => String(held) === value);
  return found ? found[0] : null;
}
