// A game that is being set up.

import { usualBot, usualSeats } from "../../games";
import type { GameFacts, NewTable, SeatWish } from "../../wire";

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
  return { options, seats: seatPlans(game, Math.min(...game.seats), []), title: game.title, seed: "" };
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
