// What stands over the board while a line is shown: a card, the title of a chapter, or the verdict.
// Which lines bring them up is said by the game.

import type { Board, Card, Chapter, LogLine, Scene, View } from "../../wire";
import { noun } from "../board/nouns";

export type Staged =
  | { kind: "card"; card: Card; noun: string }
  | { kind: "chapter"; chapter: Chapter }
  | { kind: "verdict"; view: View };

/** How a line is shown and heard, if the game says so. */
export function sceneOf(board: Board | null, line: LogLine): Scene | null {
  const scene = board?.story?.scenes[line.event];
  if (!scene) return null;
  const isMeant = Object.entries(scene.when ?? {}).every(([kind, names]) =>
    names.includes(String(line.about[kind])),
  );
  return isMeant ? scene : null;
}

/** The noun whose card a line brings up; nothing if it brings up none. */
export function cardNoun(board: Board | null, line: LogLine): string {
  const kind = sceneOf(board, line)?.card;
  const name = kind ? line.about[kind] : null;
  const wanted = kind ? noun(kind, name ?? null) : "";
  return board?.story?.cards[wanted] ? wanted : "";
}

/** What a chapter says below its title. */
export function chapterWords({ words, review = [] }: Chapter): string {
  return [words, ...review].join(" · ");
}

/** What a line brings up over the board. */
export function stagedBy(board: Board | null, line: LogLine | null): Staged | null {
  if (!line) return null;
  const wanted = cardNoun(board, line);
  const card = board?.story?.cards[wanted];
  if (card) return { kind: "card", card, noun: wanted };
  return line.chapter ? { kind: "chapter", chapter: line.chapter } : null;
}
