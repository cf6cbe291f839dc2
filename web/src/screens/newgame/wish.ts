// A game that is being set up.

import { usualBot, usualSeats } from "../../games";
import type { GameFacts, NewTable, SeatWish } from "../../wire";
import { say } from "../../words";

export type Who = "me" | "here" | "bot" | "open";

export interface SeatPlan {
  who: Who;
  name: string;
  bot: string;
}

export interface Plan {
  options: Record<string, string>;
  seats: SeatPlan[];
  title: string;
  seed: string;
}

export function usualPlan(game: GameFacts): Plan {
  const options = Object.fromEntries(game.options.map((o) => [o.name, o.values[0] ?? ""]));
  return { options, seats: seatPlans(game, Math.min(...game.seats), []), title: "", seed: "" };
}

/** As many seats as wished; those that were planned already stay as they are. */
export function seatPlans(game: GameFacts, count: number, before: SeatPlan[]): SeatPlan[] {
  return usualSeats(game, count).map((wish, seat) => {
    const who = seat === 0 ? "me" : wish.kind === "bot" ? "bot" : "here";
    return before[seat] ?? { who, name: "", bot: usualBot(game) };
  });
}

function seatWish({ who, name, bot }: SeatPlan): SeatWish {
  if (who === "bot") return { kind: "bot", bot };
  return who === "open" ? { kind: "open" } : { kind: "human", name: name.trim() };
}

export function tableWish(game: GameFacts, plan: Plan): NewTable {
  return {
    game: game.key,
    options: plan.options,
    seats: plan.seats.map(seatWish),
    title: plan.title.trim() || game.title,
    seed: plan.seed.trim() || null,
  };
}

/** Which value elsewhere makes an option keep its default, in words; empty if none does. */
export function whyFixed(game: GameFacts, plan: Plan, name: string): string {
  for (const { name: other, words, facts, clashes } of game.options) {
    const value = plan.options[other] ?? "";
    const fact = facts.find((one) => one.value === value);
    if (fact && clashes[value]?.includes(name)) return say("option-fixed", { option: words, value: fact.words });
  }
  return "";
}

/** The options with one changed; those that do not go with it are as usual. */
export function withOption(game: GameFacts, plan: Plan, name: string, value: string): Record<string, string> {
  const others = game.options.find((option) => option.name === name)?.clashes[value] ?? [];
  const usual = game.options.filter((option) => others.includes(option.name)).map((o) => [o.name, o.values[0] ?? ""]);
  return { ...plan.options, ...Object.fromEntries(usual), [name]: value };
}
