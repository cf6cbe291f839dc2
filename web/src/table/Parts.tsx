// What can be picked before something is done with it, such as kinds of worker: one is unfolded.

import type { JSX } from "preact";
import { say } from "../words";
import { symbols } from "./board/art";
import type { Part } from "./board/picking";
import { useTable } from "./state";

function Choice({ part, number }: { part: Part; number: number }): JSX.Element {
  const { picked, pick } = useTable();
  const { about, words, symbol } = part;
  return (
    <button
      type="button"
      class="action part"
      data-part={about}
      aria-pressed={picked.value === about}
      onClick={() => pick(about)}
    >
      <kbd class="digit" aria-hidden="true">
        {number}
      </kbd>
      {symbols.value.has(symbol) ? (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <use href={`#${symbol}`} width={32} height={32} />
        </svg>
      ) : null}
      <span>{words}</span>
    </button>
  );
}

export function Parts(): JSX.Element | null {
  const parts = useTable().parts.value;
  if (!parts.length) return null;
  return (
    <div class="parts" role="group" aria-label={say("parts")}>
      {parts.map((part, n) => (
        <Choice key={part.about} part={part} number={n + 1} />
      ))}
    </div>
  );
}
