// The tables that this browser knows, and names that tell a new one from them.

import { call } from "./api";
import { visited } from "./settings";
import type { GameFacts, TableFacts } from "./wire";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];
const ASKED_AT_ONCE = 30; // ids in an address, which has a longest length
const NUMBERED = /^(.*) \((\d+)\)$/;

/** Whether this browser is on the machine that the server runs on. */
export function isLocal(): boolean {
  return LOCAL.includes(location.hostname);
}

/** The tables that were visited from here, as an address names them. */
export function visitedIds(): string {
  return visited.value.slice(0, ASKED_AT_ONCE).join(",");
}

/** Those that were visited from here, and on one's own machine all others, too; latest first. */
export async function knownTables(): Promise<TableFacts[]> {
  const ids = visitedIds();
  const queries = [...(ids ? [{ ids }] : []), ...(isLocal() ? [{}] : [])];
  const pages = await Promise.all(queries.map((query) => call("GET /tables", { query })));
  const tables = new Map(pages.flatMap((page) => page.tables).map((table) => [table.id, table]));
  return [...tables.values()].sort((a, b) => b.changed - a.changed);
}

/** A title that nobody chose, in the language that is spoken here. */
export function titleIn(game: GameFacts | null, title: string): string {
  const [, stem = title, number = ""] = NUMBERED.exec(title) ?? [];
  const own = game?.titles?.[stem];
  if (!own) return title;
  return number ? `${own} (${number})` : own;
}

/** What each table is called where several have one title: the later ones get numbers. */
export function distinctNames(tables: TableFacts[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set(tables.map(({ title }) => title));
  const met = new Set<string>();
  for (const { id, title } of [...tables].sort((a, b) => a.created - b.created)) {
    let name = title;
    for (let number = 2; met.has(title) && taken.has(name); number += 1) name = `${title} (${number})`;
    met.add(title);
    taken.add(name);
    names.set(id, name);
  }
  return names;
}

/** A title that no table known here has: as wished, or with the next number. */
export async function freshTitle(wished: string): Promise<string> {
  const stem = NUMBERED.exec(wished)?.[1] ?? wished;
  const tables = await knownTables().catch(() => []);
  const numbers = tables.map(({ title }) => {
    if (title === stem) return 1;
    const [, name, number] = NUMBERED.exec(title) ?? [];
    return name === stem ? Number(number) : 0;
  });
  const last = Math.max(0, ...numbers);
  return last ? `${stem} (${last + 1})` : stem;
}
