// What one table's screen shares among its parts.

import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { call } from "../api";
import { openTable, type Live } from "../live";
import { language } from "../settings";
import type { Board } from "../wire";
import type { Zones } from "./board/zones";
import { lastAct, noteAct } from "./memory";
import { Stepper } from "./stepper";

export type Panel = "" | "rules" | "luck" | "seats" | "keys";

export class TableState {
  readonly live: Live;
  readonly board: Signal<Board | null> = signal(null);
  /** Texts of the options that are pointed at, on the board or in the list. */
  readonly hot: Signal<string[]> = signal([]);
  /** Nouns that a log line speaks of, while it is pointed at. */
  readonly spoken: Signal<string[]> = signal([]);
  readonly panel: Signal<Panel> = signal("");
  /** The paragraph that the rules are opened at. */
  readonly rule: Signal<string> = signal("");
  readonly logOpen: Signal<boolean> = signal(false);
  readonly busy: Signal<boolean> = signal(false);
  readonly stepper: Stepper;
  /** The zones that the board shows: those of a step while one is shown. */
  readonly zones: ReadonlySignal<Zones>;
  readonly acted: Signal<{ log: number; sequence: number } | null>;
  private stops: Array<() => void> = [];

  constructor(readonly id: string) {
    this.live = openTable(id);
    this.stepper = new Stepper(this.live);
    this.zones = computed(() => this.stepper.zones.value ?? this.live.view.value?.zones ?? {});
    this.acted = signal(lastAct(id));
    this.stops.push(this.fetchBoard());
  }

  /** Take an option; what is still being shown of the past is skipped. */
  async choose(text: string): Promise<void> {
    if (this.busy.value) return;
    this.stepper.skip();
    this.noteAct();
    await this.wish(this.live.choose(text));
  }

  undo(to?: number): Promise<void> {
    this.stepper.skip();
    return this.wish(this.live.undo(to));
  }

  redo(): Promise<void> {
    this.stepper.skip();
    return this.wish(this.live.redo());
  }

  rewind(place: number): Promise<void> {
    this.stepper.skip();
    return this.wish(this.live.rewind(place));
  }

  readonly openRule = (number: string): void => {
    this.rule.value = number;
    this.panel.value = "rules";
  };

  close(): void {
    for (const stop of this.stops) stop();
    this.stepper.close();
    this.live.close();
  }

  /** A problem is shown by the screen, from `live.problem`. */
  private async wish(asked: Promise<void>): Promise<void> {
    this.busy.value = true;
    this.hot.value = [];
    try {
      await asked;
    } catch {
      // It stands in live.problem.
    } finally {
      this.busy.value = false;
    }
  }

  private noteAct(): void {
    const view = this.live.view.value;
    if (!view) return;
    this.acted.value = { log: this.live.log.value.length, sequence: view.sequence };
    noteAct(this.id, this.acted.value);
  }

  /** The board has words, so it is fetched anew in another language. */
  private fetchBoard(): () => void {
    const ready = computed(() => this.live.view.value !== null);
    return effect(() => {
      const query = { language: language.value };
      if (!ready.value) return;
      call("GET /tables/{table_id}/board", { path: { table_id: this.id }, query })
        .then((board) => {
          this.board.value = board;
        })
        .catch((problem) => {
          this.live.problem.value = problem;
        });
    });
  }
}

export const TableContext = createContext<TableState | null>(null);

export function useTable(): TableState {
  const state = useContext(TableContext);
  if (!state) throw new Error("There is no table around this part");
  return state;
}
