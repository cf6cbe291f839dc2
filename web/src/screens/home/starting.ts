import { openGame, usualSeats } from "../../games";
import { go } from "../../router";
import { toastProblem } from "../../ui/toast";
import { knownTables } from "../../tables";
import { isHardUsually } from "./facts";
import type { GameFacts, NewTable, TableFacts } from "../../wire";

/** Begin a game as it is usually played, at once, on a seat of one's own; whoever is new to one that is usually hard first
 * chooses how hard it shall be. */
export async function playNow(game: GameFacts, own = 0): Promise<void> {
  if (isHardUsually(game) && !(await knownTables().catch(() => [])).some((table) => table.game === game.key)) {
    go(`/new/${game.key}`);
    return;
  }
  await begin({ game: game.key, title: game.title, seats: usualSeats(game, undefined, own) });
}

/** Begin a game with the options and the bots of one that cannot be played on. */
export async function beginAnew(table: TableFacts, game: GameFacts): Promise<void> {
  const options = Object.fromEntries(
    game.options
      .map(({ name, values }) => [name, table.options[name] ?? "", values] as const)
      .filter(([, value, values]) => values.includes(value))
      .map(([name, value]) => [name, value]),
  );
  const seats = table.seats.map(({ kind, name, bot }) => ({ kind, name, bot }));
  await begin({ game: game.key, title: table.title, options, seats });
}

async function begin(wish: NewTable): Promise<void> {
  try {
    const { table } = await openGame(wish);
    go(`/t/${table.id}`);
  } catch (thrown) {
    toastProblem(thrown);
  }
}
