// A game looked back at: its decisions, the views at each of them, and which one is shown.

import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { asProblem, call } from "../../api";
import { enter } from "../../live";
import { address, go } from "../../router";
import { motion } from "../../settings";
import type { Board, Problem, TableFacts, Turn, View } from "../../wire";

const AHEAD = 3; // views that are fetched before they are asked for
const PACES = { off: 1200, fast: 500, normal: 1000, slow: 2500 }; // milliseconds a move

export class Film {
  readonly table: Signal<TableFacts | null> = signal(null);
  readonly board: Signal<Board | null> = signal(null);
  readonly turns: Signal<Turn[]> = signal([]);
  /** How many decisions were made before what is asked for. */
  readonly move: Signal<number> = signal(0);
  /** The same of what is shown. */
  readonly shown: Signal<number> = signal(0);
  /** Whose eyes; null: one's own. */
  readonly seat: Signal<number | null> = signal(null);
  readonly view: Signal<View | null> = signal(null);
  readonly playing: Signal<boolean> = signal(false);
  readonly problem: Signal<Problem | null> = signal(null);
  readonly last: ReadonlySignal<number> = computed(() => this.turns.value.length);
  #views = new Map<string, Promise<View>>();
  #timer = 0;
  #showing = 0;
  #round = 0;

  constructor(readonly id: string) {}

  /** Fetch all that stays the same in a language, and show what the address asks for. */
  async open(): Promise<void> {
    const path = { table_id: this.id };
    const round = ++this.#round;
    this.#views.clear();
    try {
      await enter(this.id);
      const [welcome, board, turns] = await Promise.all([
        call("GET /tables/{table_id}", { path }),
        call("GET /tables/{table_id}/board", { path }),
        call("GET /tables/{table_id}/turns", { path }),
      ]);
      if (round !== this.#round) return;
      this.table.value = welcome.table;
      this.board.value = board;
      this.turns.value = turns;
      await this.show(this.#wished());
    } catch (thrown) {
      if (round === this.#round) this.problem.value = asProblem(thrown);
    }
  }

  /** Show the game after so many decisions, and keep that in the address. */
  async show(move: number): Promise<void> {
    const shown = Math.max(0, Math.min(move, this.last.value));
    this.move.value = shown;
    go(`/t/${this.id}/replay?move=${shown}`, true);
    try {
      const view = await this.#fetch(shown);
      if (this.move.value !== shown) return; // another one was asked for meanwhile
      batch(() => {
        this.view.value = view;
        this.shown.value = shown;
      });
      this.problem.value = null;
      for (let next = shown + 1; next <= shown + AHEAD; next++) void this.#fetch(next).catch(ignore);
    } catch (thrown) {
      this.problem.value = asProblem(thrown);
    }
  }

  step(by: number): void {
    this.stop();
    void this.show(this.move.value + by);
  }

  look(seat: number | null): void {
    this.seat.value = seat;
    this.#views.clear();
    void this.show(this.move.value);
  }

  toggle(): void {
    if (this.playing.value) {
      this.stop();
      return;
    }
    this.playing.value = true;
    void this.#play(this.move.value >= this.last.value ? 0 : this.move.value, ++this.#showing);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#showing += 1;
    this.playing.value = false;
  }

  /** The screen has gone: what still comes in must not change the address any more. */
  close(): void {
    this.stop();
    this.#round += 1;
  }

  /** Show one move after the other; none is left out if one takes long to come. */
  async #play(move: number, showing: number): Promise<void> {
    await this.show(move);
    if (showing !== this.#showing) return; // it was stopped
    if (move >= this.last.value) this.stop();
    else this.#timer = window.setTimeout(() => void this.#play(move + 1, showing), PACES[motion.value]);
  }

  /** The place of the journal that is shown. */
  place(move = this.shown.value): number {
    return this.turns.value[move]?.place ?? this.table.value?.sequence ?? 0;
  }

  /** The decision at a place of the journal. */
  moveAt(place: number): number {
    const found = this.turns.value.findIndex((turn) => turn.place >= place);
    return found < 0 ? this.last.value : found;
  }

  #wished(): number {
    const { query } = address.value;
    const place = query.get("place");
    if (place !== null) return this.moveAt(Number(place));
    return Number(query.get("move") ?? 0) || 0;
  }

  #fetch(move: number): Promise<View> {
    if (move > this.last.value) return Promise.reject(new Error("no such move"));
    const known = this.#views.get(String(move));
    if (known) return known;
    const path = { table_id: this.id, place: this.place(move) };
    const query = this.seat.value === null ? {} : { seat: this.seat.value };
    const asked = call("GET /tables/{table_id}/at/{place}", { path, query });
    this.#views.set(String(move), asked);
    asked.catch(() => this.#views.delete(String(move))); // so that it can be asked for again
    return asked;
  }
}

function ignore(): void {
  // What was only fetched ahead is asked for again when it is shown.
}
