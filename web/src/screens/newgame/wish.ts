// A game that is being set up.

import { usualBot, usualSeats } from "../../games";
import type { GameFacts, NewTable, SeatWish, SettingFacts } from "../../wire";
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

/** The plan with one option changed; those that do not go with it are as usual, and seats give way. */
export function withOption(game: GameFacts, plan: Plan, name: string, value: string): Plan {
  const others = game.options.find((option) => option.name === name)?.clashes[value] ?? [];
  const usual = game.options.filter((option) => others.includes(option.name)).map((o) => [o.name, o.values[0] ?? ""]);
  const options: Plan["options"] = { ...plan.options, ...Object.fromEntries(usual), [name]: value };
  const fits = (count: number): boolean => game.options.every((o) => isFor(o, options[o.name] ?? "", count));
  const count = plan.seats.length;
  const near = game.seats.filter(fits).sort((a, b) => Math.abs(a - count) - Math.abs(b - count))[0] ?? count;
  return { ...plan, options, seats: seatPlans(game, near, plan.seats) };
}

/** The plan with other seats; values that are not for so many give way to the first that is. */
export function withSeats(game: GameFacts, plan: Plan, seats: SeatPlan[]): Plan {
  const fitting = game.options.map((option) => {
    const value = plan.options[option.name] ?? "";
    const fits = (one: string): boolean => isFor(option, one, seats.length);
    return [option.name, fits(value) ? value : (option.values.find(fits) ?? value)];
  });
  return { ...plan, options: Object.fromEntries(fitting) as Plan["options"], seats };
}

function isFor(option: SettingFacts, value: string, seats: number): boolean {
  return option.seats[value]?.includes(seats) ?? true;
}
