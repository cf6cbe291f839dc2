// Which digit chooses which option: they run down the list as it is shown, after those of the parts.

import type { Option } from "../wire";

const LAST = 9;

/** The digit of each option that has one, by its text. */
export function digitsOf(options: Option[], parts: number): ReadonlyMap<string, number> {
  const numbered = options.map(({ text }, n): [string, number] => [text, parts + n + 1]);
  return new Map(numbered.filter(([, digit]) => digit <= LAST));
}
