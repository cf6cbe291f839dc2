// A long list of options below headings, such as a building or a unit that may be moved.

import type { Option } from "../wire";

export interface Group {
  heading: string; // none: options that belong below no heading
  options: Option[];
}

/** The groups of a list, in the order in which they come up first; those below no heading at the end. */
export function groupsOf(options: Option[]): Group[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const heading = option.group ?? "";
    found.set(heading, [...(found.get(heading) ?? []), option]);
  }
  const plain = found.get("") ?? [];
  found.delete("");
  return [...found, ["", plain] as const].map(([heading, inside]): Group => ({ heading, options: inside }));
}

/** The groups with something that a lesson asks for before the others, so that a small screen shows it below the board. */
export function askedFirst(groups: Group[], asked: ReadonlySet<string>): Group[] {
  const isAsked = ({ options }: Group): boolean => options.some(({ text }) => asked.has(text));
  return [...groups.filter(isAsked), ...groups.filter((group) => !isAsked(group))];
}

/** Options of one stack together, such as one, two or three orcs; any other by itself. */
export function stacksOf(options: Option[]): Array<[string, Option[]]> {
  const found: Array<[string, Option[]]> = [];
  for (const option of options) {
    const last = found[found.length - 1];
    if (last && option.stack && last[0] === option.stack) last[1].push(option);
    else found.push([option.stack, [option]]);
  }
  return found.map(([stack, among]) => [among.length > 1 ? stack : "", among]);
}

/** The same options, in the order in which groups show them. */
export function inGroups(options: Option[]): Option[] {
  return groupsOf(options).flatMap((group) => group.options);
}
