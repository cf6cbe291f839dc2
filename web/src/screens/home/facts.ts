// What the home page says of a game, from its facts.

import type { GameFacts, SettingFacts } from "../../wire";
import { percent, say } from "../../words";

const NEARLY_ALL = 95; // per cent

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

/** Whether an option says how hard a game is. */
export function isLevel({ facts }: SettingFacts): boolean {
  return facts.some(({ measured }) => Object.keys(measured ?? {}).length > 0);
}

/** The levels that a game is played at, in words. */
export function levelWords(game: GameFacts, options: Record<string, string>): string {
  const chosen = game.options.filter(isLevel).map(({ name, facts }) => facts.find(({ value }) => value === options[name]));
  return chosen.map((fact) => fact?.words ?? "").filter(Boolean).join(", ");
}

/** Whether a game is usually begun harder than it could be. */
export function isHardUsually(game: GameFacts): boolean {
  const seats = String(Math.min(...game.seats));
  return game.options.filter(isLevel).some(({ values, facts }) => {
    const share = (value: string | undefined): number => facts.find((fact) => fact.value === value)?.measured?.[seats] ?? 0;
    return values.some((value) => share(value) > share(values[0]));
  });
}

/** The share of games that the strongest bot wins, as the game is usually begun. */
export function difficulty(game: GameFacts): string {
  const seats = Math.min(...game.seats);
  for (const option of game.options) {
    const usual = option.facts.find(({ value }) => value === option.values[0]);
    const share = usual?.measured[String(seats)];
    if (usual && share !== undefined) {
      const [level, told] = [usual.words, percent(share / 100)];
      return share > NEARLY_ALL ? say("difficulty-easy", { level }) : say("difficulty", { level, share: told });
    }
  }
  return "";
}
