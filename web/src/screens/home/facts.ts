// What the home page says of a game, from its facts.

import type { GameFacts } from "../../wire";
import { percent, say } from "../../words";

export function players(game: GameFacts): string {
  const few = Math.min(...game.seats);
  const many = Math.max(...game.seats);
  const key = game.together ? "players-together" : "players";
  return say(key, { few, many, same: few === many ? "yes" : "no" });
}

export function time(game: GameFacts): string {
  const [from, to = from] = game.minutes;
  if (from === undefined || to === undefined) return "";
  return say("minutes", { from, to, same: from === to ? "yes" : "no" });
}

/** The share of games that the strongest bot wins, as the game is usually begun. */
export function difficulty(game: GameFacts): string {
  const seats = Math.min(...game.seats);
  for (const option of game.options) {
    const usual = option.facts.find(({ value }) => value === option.values[0]);
    const share = usual?.measured[String(seats)];
    if (usual && share !== undefined) {
      return say("difficulty", { level: usual.words, share: percent(share / 100) });
    }
  }
  return "";
}
