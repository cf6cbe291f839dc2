// Seats of a game with secrets that were taken from others, who have seen what they held.

import type { JSX } from "preact";
import { seatName } from "../table/people";
import type { Seat, Takeover } from "../wire";
import { say } from "../words";

interface Props {
  takeovers: Takeover[];
  seats: Seat[];
}

function takeoverWords({ taken_by, taken_from, seat }: Takeover, seats: Seat[]): string {
  const found = seats.find((one) => one.seat === seat);
  const name = found ? found.name || seatName(found) : say("seat-number", { number: seat + 1 });
  return say(`takeover-${taken_by}-${taken_from}`, { name });
}

/** Each sentence once, however often it came to that. */
function listWords({ takeovers, seats }: Props): string[] {
  return [...new Set(takeovers.map((one) => takeoverWords(one, seats)))];
}

/** Short, with the whole sentences for whoever points at it or listens. */
export function TakeoverFlag(props: Props): JSX.Element | null {
  const words = listWords(props).join(" ");
  if (!words) return null;
  return (
    <span class="flag takeover-flag" title={words}>
      <span aria-hidden="true">{say("seat-changed-hands")}</span>
      <span class="sr-only">{words}</span>
    </span>
  );
}

export function TakeoverLines(props: Props): JSX.Element | null {
  const words = listWords(props);
  if (!words.length) return null;
  return (
    <ul class="small takeovers">
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
