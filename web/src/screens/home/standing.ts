// Where a table stands, for whoever looks at the list: whose turn it is, and who won.

import { seatName } from "../../table/people";
import { isLocal } from "../../tables";
import type { GameFacts, Me, TableFacts } from "../../wire";
import { language, say } from "../../words";

/** The seats that count as one's own: on one's own machine, all of people. */
function ownSeats(table: TableFacts, me: Me): number[] {
  if (me.seats.length || !isLocal()) return me.seats;
  return table.seats.filter(({ kind }) => kind === "human").map(({ seat }) => seat);
}

function names(table: TableFacts, seats: number[]): string {
  const found = table.seats.filter(({ seat }) => seats.includes(seat)).map(seatName);
  return new Intl.ListFormat(language.value).format(found);
}

/** Whose turn it is; of a game for one, nothing need be said. */
export function turnWords(table: TableFacts, me: Me): string {
  if (table.seats.length < 2 || table.asked.length === 0) return "";
  const own = ownSeats(table, me);
  if (own.length === 1 && own.some((seat) => table.asked.includes(seat))) return say("turn-yours");
  return say("turn-of", { names: names(table, table.asked) });
}

/** Who won: oneself or not where that can be said, else the names. */
export function verdictWords(table: TableFacts, me: Me, game: GameFacts | null): string {
  const { winners } = table;
  const own = ownSeats(table, me);
  if (winners === null) return "";
  if (own.length === 1 || (own.length > 1 && game?.together)) {
    return say(own.some((seat) => winners.includes(seat)) ? "result-won" : "result-lost");
  }
  if (winners.length === 0 || game?.together) return "";
  return say("result-of", { names: names(table, winners) });
}
