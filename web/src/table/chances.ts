// The odds of an option, asked for once it is pointed at for a moment, and kept for the position.

import { effect, signal, type ReadonlySignal } from "@preact/signals";
import { call } from "../api";
import type { Live } from "../live";
import { language } from "../settings";
import type { Odds } from "../wire";
import type { TableState } from "./state";

const MOMENT = 250; // milliseconds of pointing before the server is asked

/** Asks the server for odds, once for each option of a position. */
export class OddsBook {
  private known = new Map<string, Promise<Odds>>();
  private page = "";

  constructor(private readonly live: Live) {}

  ask(option: string): Promise<Odds> {
    const view = this.live.view.peek();
    const page = `${view?.sequence} ${view?.seat} ${language.peek()}`;
    if (page !== this.page) this.known = new Map();
    this.page = page;
    const odds = this.known.get(option) ?? this.fetch(option, view?.seat ?? null);
    this.known.set(option, odds);
    return odds;
  }

  private fetch(option: string, seat: number | null): Promise<Odds> {
    const path = { table_id: this.live.id };
    return call("GET /tables/{table_id}/odds", { path, query: { option, seat } });
  }
}

/** Follow what is pointed at; the signal holds what would come of it. */
export function followOdds(state: TableState): [ReadonlySignal<Odds | null>, () => void] {
  const shown = signal<Odds | null>(null);
  let timer = 0;
  const show = async (option: string): Promise<void> => {
    const view = state.live.view.peek();
    try {
      const odds = await state.odds.ask(option);
      const still = state.hot.peek()[0] === option && state.live.view.peek() === view;
      if (still) shown.value = odds;
    } catch {
      // Odds are an extra: without them the option can be taken all the same.
    }
  };
  const stop = effect(() => {
    const [option] = state.hot.value;
    const asked = state.live.view.value?.prompt;
    clearTimeout(timer);
    shown.value = null;
    // What is pointed at may be an option of the position before.
    const offered = option !== undefined && asked?.options.some(({ text }) => text === option);
    if (offered) timer = window.setTimeout(() => void show(option), MOMENT);
  });
  return [shown, () => (clearTimeout(timer), stop())];
}
