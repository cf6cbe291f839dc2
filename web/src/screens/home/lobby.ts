// The tables that the home page lists, kept up to date by the server's events.

import { useEffect } from "preact/hooks";
import { call } from "../../api";
import { visited } from "../../settings";
import { useAsked } from "../../ui/asked";
import { API, type TableFacts } from "../../wire";

const EVENTS = ["created", "changed", "finished", "deleted"];
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];
const ASKED_AT_ONCE = 30; // ids in an address, which has a longest length

function isLocal(): boolean {
  return LOCAL.includes(location.hostname);
}

export interface Tables {
  list: TableFacts[] | null;
  again: () => void;
}

/** The tables that were visited from here, as an address names them. */
function known(): string {
  return visited.value.slice(0, ASKED_AT_ONCE).join(",");
}

/** Those that were visited from here, and on one's own machine all others, too. */
async function mine(): Promise<TableFacts[]> {
  const queries = [...(known() ? [{ ids: known() }] : []), ...(isLocal() ? [{}] : [])];
  const pages = await Promise.all(queries.map((query) => call("GET /tables", { query })));
  const tables = new Map(pages.flatMap((page) => page.tables).map((table) => [table.id, table]));
  return [...tables.values()].sort((a, b) => b.changed - a.changed);
}

export function useLobby(): Tables {
  const { value, again } = useAsked(mine, []);
  useEffect(() => {
    const events = new EventSource(`${API}/lobby${isLocal() ? "" : `?ids=${known()}`}`);
    for (const event of EVENTS) events.addEventListener(event, again);
    return () => events.close();
  }, []);
  return { list: value, again };
}
