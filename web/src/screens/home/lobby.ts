// The tables that the home page lists, kept up to date by the server's events.

import { useEffect } from "preact/hooks";
import { call } from "../../api";
import { visited } from "../../settings";
import { useAsked } from "../../ui/asked";
import { API, type TableFacts } from "../../wire";

const EVENTS = ["created", "changed", "finished", "deleted"];
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];
const ASKED_AT_ONCE = 30; // ids in an address, which has a longest length

export interface Tables {
  list: TableFacts[] | null;
  again: () => void;
}

/** On one's own machine all tables are one's own; elsewhere those that were visited from here. */
async function mine(): Promise<TableFacts[]> {
  const query = LOCAL.includes(location.hostname)
    ? {}
    : { ids: visited.value.slice(0, ASKED_AT_ONCE).join(",") };
  const { tables } = await call("GET /tables", { query });
  return tables.sort((a, b) => b.changed - a.changed);
}

export function useLobby(): Tables {
  const { value, again } = useAsked(mine, []);
  useEffect(() => {
    const ids = visited.value.slice(0, ASKED_AT_ONCE).join(",");
    const local = LOCAL.includes(location.hostname);
    const events = new EventSource(`${API}/lobby${local ? "" : `?ids=${ids}`}`);
    for (const event of EVENTS) events.addEventListener(event, again);
    return () => events.close();
  }, []);
  return { list: value, again };
}
