// Where the luck of a table comes from, if somebody may know what it will do.

import type { JSX } from "preact";
import type { View } from "../wire";
import { canSay, say } from "../words";

type Source = View["luck_from"];

/** The sentence for it; none for fresh luck, for a lesson, and where nobody noted it. */
export function luckWords(source: Source): string {
  const key = `luck-from-${source}`;
  return canSay(key) ? say(key) : "";
}

/** Short, with the whole sentence for whoever points at it or listens. */
export function LuckFlag({ source }: { source: Source }): JSX.Element | null {
  const words = luckWords(source);
  if (!words) return null;
  return (
    <span class="flag luck-flag" title={words}>
      <span aria-hidden="true">{say("luck-known")}</span>
      <span class="sr-only">{words}</span>
    </span>
  );
}

export function LuckLine({ source }: { source: Source }): JSX.Element | null {
  const words = luckWords(source);
  return words ? <p class="small luck-line">{words}</p> : null;
}
