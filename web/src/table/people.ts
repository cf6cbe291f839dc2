// What the people and bots at a table are called.

import type { Seat } from "../wire";
import { say } from "../words";

export function seatName(seat: Seat): string {
  return seat.name || say("seat-number", { number: seat.seat + 1 });
}
