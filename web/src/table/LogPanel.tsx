// The log at the table: folded, it tells what happened since the player last acted.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../api";
import { textMode } from "../settings";
import { useAsked } from "../ui/asked";
import { say } from "../words";
import type { LogLine, Turn, View } from "../wire";
import { Log, type Back } from "./Log";
import { useTable, type TableState } from "./state";
import { cardNoun } from "./story/staged";

const FOLDED = 40; // lines that the folded log holds

/** The decisions of the game, which say where a line comes from; asked for once a line is tapped. */
function useTurns(state: TableState, wanted: boolean): Turn[] {
  const ask = (): Promise<Turn[]> =>
    wanted ? call("GET /tables/{table_id}/turns", { path: { table_id: state.id } }) : Promise.resolve([]);
  return useAsked(ask, [wanted, wanted && state.moment.value?.view.sequence]).value ?? [];
}

function turnOf(turns: Turn[], line: LogLine): Turn | undefined {
  return turns.filter((turn) => turn.log <= line.number).pop();
}

function backTo(state: TableState, view: View, turn: Turn | undefined): Back | null {
  if (!turn || view.role !== "seat" || view.result) return null;
  if (view.undo.places.includes(turn.place)) {
    const words = say("back-before", { what: turn.words });
    return { words, go: () => void state.undo(turn.place, words) };
  }
  if (view.seats.length > 1) return null;
  const words = say("rewind-before", { what: turn.words });
  const back = say("back-before", { what: turn.words });
  return { words, go: () => void state.rewind(turn.place, back) };
}

export function LogPanel(): JSX.Element {
  const state = useTable();
  const open = state.logOpen.value;
  const moment = state.moment.value;
  const lines = moment?.log ?? [];
  const view = moment && !moment.past ? moment.view : null; // while steps are shown, nothing is taken back
  const [kept, setKept] = useState(false);
  const turns = useTurns(state, kept && moment?.view.role === "seat");
  const since = state.acted.value?.log;
  const news = since === undefined ? 0 : Math.max(0, lines.length - since);
  return (
    <section class={open ? "log-panel open" : "log-panel"} aria-label={say("log")}>
      <header>
        <h2 class="small">{news && !open ? say("since-acted", { count: news }) : say("log")}</h2>
        {news > 1 && view && !textMode.value ? (
          <button
            type="button"
            class="button small-button"
            onClick={() => void state.timeline.review(state.acted.value?.sequence ?? 0)}
          >
            {say("past-through")}
          </button>
        ) : null}
        <button
          type="button"
          class="button small-button"
          aria-expanded={open}
          onClick={() => (state.logOpen.value = !open)}
        >
          {open ? say("log-less") : say("log-more")}
        </button>
      </header>
      <Log
        lines={open ? lines : lines.slice(-FOLDED)}
        folded={!open}
        board={state.board.value}
        onSpeak={(nouns) => (state.spoken.value = nouns)}
        onKeep={setKept}
        cardOf={(line) => cardNoun(state.board.value, line)}
        onCard={state.openCard}
        {...(since === undefined ? {} : { since })}
        backAt={(line) => (view ? backTo(state, view, turnOf(turns, line)) : null)}
      />
    </section>
  );
}
