import { openGame, usualSeats } from "../../games";
import { go } from "../../router";
import { toastProblem } from "../../ui/toast";
import type { GameFacts } from "../../wire";

/** Begin a game as it is usually played, at once. */
export async function playNow(game: GameFacts): Promise<void> {
  try {
    const { table } = await openGame({ game: game.key, title: game.title, seats: usualSeats(game) });
    go(`/t/${table.id}`);
  } catch (thrown) {
    toastProblem(thrown);
  }
}
