// The games that the server has, in the chosen language, and how a table of one is opened.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { asProblem, call } from "./api";
import { remember } from "./settings";
import { freshTitle } from "./tables";
import type { GameFacts, NewTable, Problem, SeatWish, Welcome } from "./wire";
import { language } from "./words";

const AGAIN = 2000; // milliseconds until a server that did not answer is asked again

const known = signal<Record<string, GameFacts[]>>({});
const refused = signal<Problem | null>(null);

/** All games; null until they are there. */
export function useGames(): { games: GameFacts[] | null; problem: Problem | null } {
  const spoken = language.value;
  useEffect(() => {
    let timer = 0;
    const ask = async (): Promise<void> => {
      try {
        const games = await call("GET /games");
        known.value = { ...known.value, [spoken]: games };
        refused.value = null;
      } catch (thrown) {
        refused.value = asProblem(thrown);
        timer = window.setTimeout(() => void ask(), AGAIN);
      }
    };
    if (!known.value[spoken]) void ask();
    return () => clearTimeout(timer);
  }, [spoken]);
  // Until those of a new language are there, the old ones stay on the screen.
  const games = known.value[spoken] ?? Object.values(known.value)[0] ?? null;
  return { games, problem: refused.value };
}

/** The opponent that a new game begins with: the level in the middle. */
export function usualBot(game: GameFacts): string {
  const wanted = game.bots.includes("normal") ? "normal" : game.bots.at(-1);
  return wanted ?? "random";
}

/** Who sits where if nobody says otherwise: you, and bots where the game needs opponents. */
export function usualSeats(game: GameFacts, count = Math.min(...game.seats), own = 0): SeatWish[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === own || game.together ? { kind: "human" } : { kind: "bot", bot: usualBot(game) },
  );
}

/** Open a table; one that nobody named gets a name that tells it from others. */
export async function openGame(wish: NewTable, named = false): Promise<Welcome> {
  const title = named ? (wish.title ?? "") : await freshTitle(wish.title ?? "");
  const welcome = await call("POST /tables", { body: { ...wish, title } });
  remember(welcome.table.id);
  return welcome;
}
