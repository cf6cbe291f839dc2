// What the people and bots at a table are called, and in which colour: that of what they lead.

import type { Board, Seat } from "../wire";
import { say } from "../words";

export function seatName(seat: Seat): string {
  return seat.name || say("seat-number", { number: seat.seat + 1 });
}

/** The class that gives words the colour of somebody on the board; the game's style sheet says which. */
export function personClass(noun: string): string {
  return `person person-${noun.replace(/\W/g, "-")}`;
}

/** The same for a seat that leads one of them; nothing for a seat that leads several, or nobody. */
export function seatClass(board: Board | null, seat: number): string {
  const led = board?.people[seat] ?? [];
  return led.length === 1 && led[0] ? personClass(led[0]) : "";
}

export interface Piece {
  words: string;
  look: string; // a class, if these words name somebody
}

/** Words cut where they name somebody of these. */
export function namesIn(words: string, board: Board | null, nouns: string[]): Piece[] {
  const led = new Set(board?.people.flat() ?? []);
  let pieces: Piece[] = [{ words, look: "" }];
  for (const noun of new Set(nouns.filter((one) => led.has(one)))) {
    const name = board?.names[noun];
    if (name) pieces = pieces.flatMap((piece) => (piece.look ? [piece] : cut(piece.words, name, personClass(noun))));
  }
  return pieces.filter((piece) => piece.words);
}

function cut(words: string, name: string, look: string): Piece[] {
  const parts = words.split(name);
  return parts.flatMap((part, n) => (n ? [{ words: name, look }, { words: part, look: "" }] : [{ words: part, look: "" }]));
}
