// The odds of an option, asked for once it is pointed at for a moment, and kept for the position.

import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { call } from "../api";
import { language } from "../settings";
import type { Consequence, Odds } from "../wire";
import { still } from "./hands";
import type { TableState } from "./state";

const MOMENT = 250; // milliseconds of pointing before the server is asked

/** Asks the server for odds, once for each option of the position that is shown. */
export class OddsBook {
  #known = new Map<string, Promise<Odds>>();
  #page = "";

  constructor(private readonly state: TableState) {}

  ask(option: string): Promise<Odds> {
    const view = this.state.moment.peek()?.view;
    const [sequence, seat] = [view?.sequence ?? null, view?.seat ?? null];
    const page = `${sequence} ${seat} ${language.peek()}`;
    if (page !== this.#page) this.#known = new Map();
    this.#page = page;
    const path = { table_id: this.state.id };
    const odds =
      this.#known.get(option) ??
      call("GET /tables/{table_id}/odds", { path, query: { option, seat, sequence } });
    this.#known.set(option, odds);
    odds.catch(() => this.#known.delete(option)); // a busy server is asked again
    return odds;
  }
}

/** How much there is to read. */
export function lettersIn({ effects, results }: Odds): number {
  return [effects, ...results.map(({ words }) => words)].join().length;
}

/** How likely each thing is by itself, the likeliest first: what many results have in common is told once. The exact
 * chances are summed, as those of a plate on the board are: rounded ones of many results would be far off. */
export function singly(results: Consequence[]): Consequence[] {
  const shares = new Map<string, number>();
  for (const { chance, words } of results) {
    for (const one of words.length ? new Set(words) : [""]) shares.set(one, (shares.get(one) ?? 0) + chance);
  }
  const found = [...shares].map(([words, chance]) => {
    const percent = Math.min(Math.max(Math.round(100 * chance), 1), 100);
    return { percent, chance, words: words ? [words] : [], rule: "" };
  });
  return found.sort((one, other) => other.chance - one.chance);
}

/** Follow what is pointed at; the signal holds what would come of it. */
export function followOdds(state: TableState): [ReadonlySignal<Odds | null>, () => void] {
  const shown = signal<Odds | null>(null);
  // The option that is pointed at while it can be taken, and the position: it may stay the same
  // option in another one.
  const pointed = computed(() => {
    const [option] = state.hot.value;
    const view = state.moment.value?.view;
    const offered = view?.prompt?.options.some(({ text }) => text === option);
    const answered = state.sent.value !== null || state.live.connection.value !== "live";
    const meant = option !== undefined && offered && !still.value;
    return meant && !answered ? `${view?.sequence} ${option}` : "";
  });
  let timer = 0;
  const show = async (place: string): Promise<void> => {
    const option = place.slice(place.indexOf(" ") + 1);
    try {
      const odds = await state.odds.ask(option);
      if (odds.kind !== "passed" && pointed.peek() === place) shown.value = odds;
    } catch {
      // Odds are an extra: without them the option can be taken all the same.
    }
  };
  const stop = effect(() => {
    const place = pointed.value;
    clearTimeout(timer);
    shown.value = null;
    if (place) timer = window.setTimeout(() => void show(place), MOMENT);
  });
  return [shown, () => (clearTimeout(timer), stop())];
}
