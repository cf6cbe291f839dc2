// The tables that the home page lists, kept up to date by the server's events.

import { useEffect } from "preact/hooks";
import { isLocal, knownTables, visitedIds } from "../../tables";
import { useAsked } from "../../ui/asked";
import { API, type TableFacts } from "../../wire";

const EVENTS = ["created", "changed", "finished", "deleted"];

export interface Tables {
  list: TableFacts[] | null;
  again: () => void;
}

export function useLobby(): Tables {
  const { value, again } = useAsked(knownTables, []);
  useEffect(() => {
    const events = new EventSource(`${API}/lobby${isLocal() ? "" : `?ids=${visitedIds()}`}`);
    for (const event of EVENTS) events.addEventListener(event, again);
    return () => events.close();
  }, []);
  return { list: value, again };
}
