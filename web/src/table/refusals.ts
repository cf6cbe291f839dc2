// What is not possible now, by reason: each reason is told once, with all that it forbids.

import type { Refused } from "../wire";

export const HALVES = ": "; // what is done, and with whom
const FEWEST = 3; // words of options that may be joined where one word differs

export interface Forbidden {
  text: string; // of the first option
  words: string; // why
  rule: string;
  what: string[]; // what the reason forbids, told as shortly as it goes
}

/** The reasons in the order they come, each with what it forbids. */
export function byReason(all: Refused[]): Forbidden[] {
  const groups = new Map<string, Refused[]>();
  for (const one of all) {
    const key = `${one.rule} ${one.words}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const what = joinAlike(group.map((one) => one.what || one.text));
    return [{ text: first.text, words: first.words, rule: first.rule, what }];
  });
}

/** Options that begin alike, or differ in one word, told as one: "Repair: soldier, medic". */
export function joinAlike(options: string[]): string[] {
  const halves = new Map<string, string[]>();
  for (const words of new Set(options)) {
    const cut = words.lastIndexOf(HALVES);
    const what = cut < 0 ? words : words.slice(0, cut);
    const whom = cut < 0 ? [] : [words.slice(cut + HALVES.length)];
    halves.set(what, [...(halves.get(what) ?? []), ...whom]);
  }
  const shared = new Map<string, string[]>();
  for (const [what, whom] of halves) shared.set(whom.join(", "), [...(shared.get(whom.join(", ")) ?? []), what]);
  const plain = shared.get("") ?? [];
  shared.delete("");
  return [...joinWords(plain), ...[...shared].map(([whom, what]) => `${what.join(", ")}${HALVES}${whom}`)];
}

interface Alike {
  first: string[];
  differing: string[];
  place: number; // of the word that differs; -1: the first is alone
}

function joinWords(options: string[]): string[] {
  const groups: Alike[] = [];
  for (const words of options) {
    const own = words.split(/\s+/);
    const found = groups.find(({ first, place }) => {
      const where = differenceOf(first, own);
      return where >= 0 && (place < 0 || place === where);
    });
    if (!found) {
      groups.push({ first: own, differing: [], place: -1 });
      continue;
    }
    found.place = differenceOf(found.first, own);
    if (!found.differing.length) found.differing.push(found.first[found.place] ?? "");
    found.differing.push(own[found.place] ?? "");
  }
  return groups.map(({ first, differing, place }) =>
    first.map((word, n) => (n === place ? differing.join(", ") : word)).join(" "),
  );
}

/** The place of the one word in which two options differ; -1 if there are more. */
function differenceOf(one: string[], other: string[]): number {
  if (one.length !== other.length || one.length < FEWEST) return -1;
  const places = one.flatMap((word, n) => (word === other[n] ? [] : [n]));
  return places.length === 1 ? (places[0] ?? -1) : -1;
}
