// What explains the things of a board, and what is told of something that is pointed at.

import type { Board, Mark, Option, Refused } from "../../wire";
import type { Sprite } from "./sprite";

/** What one thing is and does, with the rule that says so. */
export interface Told {
  name: string;
  words: string;
  rule: string;
}

/** All that is told of something: what is there, what comes, why it cannot be chosen, what it is. */
export interface Subject {
  name: string;
  things: string[]; // what lies there, in words
  options: Option[];
  refused: Refused[];
  marks: Mark[];
  about: Told[];
  under?: boolean; // the first of these is not the place itself, but what is drawn on it
}

export function aboutOf(board: Board, key: string): Told | null {
  const found = board.about[key];
  return found ? { name: found.name ?? "", words: found.words, rule: found.rule ?? "" } : null;
}

/** The keys that explain a thing that is drawn: as a piece, else as what lies in its zone. */
export function keysOf(board: Board, sprite: Sprite): string[] {
  const pieces = sprite.nouns.map((noun) => `piece:${noun}`).filter((key) => board.about[key]);
  return pieces.length && !sprite.lost ? pieces : [`zone:${sprite.zone}`];
}

/** What explains several things: pieces before the zones they lie in, and nothing twice. */
export function toldOfThings(board: Board, sprites: Sprite[]): Told[] {
  const keys = sprites.flatMap((sprite) => keysOf(board, sprite));
  const isPiece = (key: string): boolean => key.startsWith("piece:");
  return toldOf(board, [...keys.filter(isPiece), ...keys.filter((key) => !isPiece(key))]);
}

/** What explains several keys, each once. */
export function toldOf(board: Board, keys: string[]): Told[] {
  return once([...new Set(keys)].flatMap((key) => aboutOf(board, key) ?? []));
}

/** What is told, without what has the same words as something before it. */
export function once(told: Told[]): Told[] {
  return told.filter((one, n) => told.findIndex(({ words }) => words === one.words) === n);
}

/** Something that is told beside the board: a fact, or how close the end is. */
export function factOf(board: Board | null, key: string, name: string, value: string): Subject {
  const about = board ? toldOf(board, [key]) : [];
  const things = value ? [value] : [];
  return { name: name || about[0]?.name || "", things, options: [], refused: [], marks: [], about };
}
