// The odds of an option, asked for once it is pointed at for a moment, and kept for the position.

import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { call } from "../api";
import { language } from "../settings";
import type { Chance, Odds } from "../wire";
import type { TableState } from "./state";

const MOMENT = 250; // milliseconds of pointing before the server is asked

export interface Shown {
  odds: Odds;
  rows: Row[];
}

interface Row {
  words: string;
  chance: number;
}

const FEW = 6; // outcomes that are told one by one, such as the faces of a die

function sorted(chances: Map<string, number>): Row[] {
  return [...chances]
    .map(([words, chance]) => ({ words, chance }))
    .sort((one, other) => other.chance - one.chance);
}

/** What may come of it: few outcomes as they are; of many, how likely each consequence is. */
function rowsOf(outcomes: Chance[]): Row[] {
  const rows = new Map<string, number>();
  const add = (told: string, chance: number): void => void rows.set(told, (rows.get(told) ?? 0) + chance);
  const many = outcomes.length > FEW && outcomes.some((outcome) => outcome.log.length);
  for (const { log, words, chance } of outcomes) {
    if (!many) add(log.length ? log.join(" · ") : words, chance);
    else for (const line of new Set(log)) if (!line.includes(words)) add(line, chance);
  }
  // What follows in any case says nothing of luck.
  return sorted(rows).filter((row) => !many || row.chance < 0.999);
}

/** Asks the server for odds, once for each option of the position that is shown. */
export class OddsBook {
  private known = new Map<string, Promise<Odds>>();
  private page = "";

  constructor(private readonly state: TableState) {}

  ask(option: string): Promise<Odds> {
    const view = this.state.moment.peek()?.view;
    const [sequence, seat] = [view?.sequence ?? null, view?.seat ?? null];
    const page = `${sequence} ${seat} ${language.peek()}`;
    if (page !== this.page) this.known = new Map();
    this.page = page;
    const path = { table_id: this.state.id };
    const odds =
      this.known.get(option) ??
      call("GET /tables/{table_id}/odds", { path, query: { option, seat, sequence } });
    this.known.set(option, odds);
    return odds;
  }
}

/** Follow what is pointed at; the signal holds its odds if luck decides, else nothing. */
export function followOdds(state: TableState): [ReadonlySignal<Shown | null>, () => void] {
  const shown = signal<Shown | null>(null);
  // The option that is pointed at while it can be taken, and the position: it may stay the same
  // option in another one.
  const pointed = computed(() => {
    const [option] = state.hot.value;
    const view = state.moment.value?.view;
    const offered = view?.prompt?.options.some(({ text }) => text === option);
    const answered = state.sent.value !== null || state.live.connection.value !== "live";
    return option !== undefined && offered && !answered ? `${view?.sequence} ${option}` : "";
  });
  let timer = 0;
  const show = async (place: string): Promise<void> => {
    const option = place.slice(place.indexOf(" ") + 1);
    try {
      const odds = await state.odds.ask(option);
      const told = odds.kind === "exact" || odds.kind === "simulated";
      if (told && pointed.peek() === place) shown.value = { odds, rows: rowsOf(odds.outcomes) };
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
