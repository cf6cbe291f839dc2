// Who has won, as the one who looks is told.

import { seatName } from "../../table/people";
import type { View } from "../../wire";
import { language, say } from "../../words";

/** Whether the seat that looks has won; whoever watches is told that it is over. */
export function verdictOf(view: View): "won" | "lost" | "over" {
  if (view.role !== "seat" || view.seat === null) return "over";
  return view.result?.winners.includes(view.seat) ? "won" : "lost";
}

/** Who won, for those who looked on. */
export function seenVerdict(view: View): string {
  const winners = view.seats.filter(({ seat }) => view.result?.winners.includes(seat));
  const names = new Intl.ListFormat(language.value).format(winners.map(seatName));
  return names ? say("end-winners", { names }) : say("end-nobody");
}
