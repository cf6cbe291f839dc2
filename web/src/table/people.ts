// What the people and bots at a table are called, and in which colour: that of what they lead.

import type { Board, Me, Seat } from "../wire";
import { say } from "../words";

/** Whoever sits there, and the side they play where there are several. */
export function seatName({ name, side = "", seat }: Seat): string {
  if (name) return side ? say("seat-side", { name, side }) : name;
  return side || say("seat-number", { number: seat + 1 });
}

/** Whether a seat is to be told from the others as one's own; where all sit at one screen, none is. */
export function isYou(me: Me | null, seats: Seat[], seat: number): boolean {
  return Boolean(me?.seats.includes(seat)) && seats.some((other) => !me?.seats.includes(other.seat));
}

/** The name of a seat, and whether it is one's own. */
export function toldName(me: Me | null, seats: Seat[], seat: Seat): string {
  const name = seatName(seat);
  return isYou(me, seats, seat.seat) ? say("seat-you", { name }) : name;
}

/** A board whose people are named with those who lead them; alone, one leads them all. */
export function ledBoard(board: Board, me: Me | null, seats: Seat[]): Board {
  if (seats.length < 2) return board;
  const led = seats.flatMap((seat) => {
    const names = isYou(me, seats, seat.seat) ? `${seatName(seat)}, ${say("you")}` : seatName(seat);
    return (board.people[seat.seat] ?? []).map((noun): [string, string] => {
      return [noun, say("led-by", { thing: board.names[noun] ?? "", names })];
    });
  });
  return { ...board, names: { ...board.names, ...Object.fromEntries(led) } };
}

/** What one leads oneself, among others who lead something else. */
export function yourPeople(board: Board, me: Me | null, seats: Seat[]): string[] {
  return seats.filter(({ seat }) => isYou(me, seats, seat)).flatMap(({ seat }) => board.people[seat] ?? []);
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
