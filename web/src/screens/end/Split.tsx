// From the chance at the opening to the result: what luck did, and what decisions did, in one bar.

import type { JSX } from "preact";
import type { Analysis } from "../../wire";
import { percent, say } from "../../words";
import { Swatch } from "../replay/Swatch";
import { points } from "./points";

const WIDTH = 640;
const HEIGHT = 28;

interface Part {
  kind: "opening" | "luck" | "skill" | "others";
  from: number;
  to: number;
}

export function Split({ analysis }: { analysis: Analysis }): JSX.Element | null {
  const { opening, luck, skill, others, result } = analysis;
  if (!opening || luck === null || skill === null || result === null) return null;
  const parts = chain(opening.value, luck, skill, others ?? 0);
  const told = addUp(opening.value, { luck, skill, others: others ?? 0 }, result);
  return (
    <figure class="split">
      <Bar parts={parts} />
      <figcaption>
        <Named by="opening" words={say("split-opening", { share: percent(opening.value) })} />
        <Named by="luck" words={say("split-luck", { points: points(told.luck) })} />
        <Named by="skill" words={say("split-decisions", { points: points(told.skill) })} />
        {others ? <Named by="others" words={say("split-others", { points: points(told.others) })} /> : null}
        <span class="part">{outcome(result)}</span>
      </figcaption>
    </figure>
  );
}

type Sum = Record<"luck" | "skill" | "others", number>;

/** Rounded to whole points so that what is shown adds up: the largest takes what the others leave over. */
function addUp(opening: number, parts: Sum, result: number): Sum {
  const whole = (share: number): number => Math.round(100 * share);
  const entries = Object.entries(parts).map(([name, share]) => [name, whole(share)] as [keyof Sum, number]);
  const over = whole(result) - whole(opening) - entries.reduce((sum, [, share]) => sum + share, 0);
  const largest = entries.reduce((one, other) => (Math.abs(other[1]) > Math.abs(one[1]) ? other : one));
  largest[1] += over;
  return Object.fromEntries(entries.map(([name, share]) => [name, share / 100])) as Sum;
}

/** A part of the bar in words, with its colour. */
function Named({ by, words }: { by: Part["kind"]; words: string }): JSX.Element {
  return (
    <span class="part">
      <Swatch by={by} />
      {words}
    </span>
  );
}

function chain(opening: number, luck: number, skill: number, others: number): Part[] {
  const parts: Part[] = [{ kind: "opening", from: 0, to: opening }];
  let at = opening;
  for (const [kind, change] of [["luck", luck], ["skill", skill], ["others", others]] as const) {
    if (change) parts.push({ kind, from: at, to: at + change });
    at += change;
  }
  return parts;
}

/** Each part begins where the one above it ended. */
function Bar({ parts }: { parts: Part[] }): JSX.Element {
  const ends = parts.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...ends);
  const span = Math.max(1, ...ends) - low;
  const x = (share: number): number => ((share - low) / span) * WIDTH;
  const high = HEIGHT / parts.length;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ kind, from, to }, row) => (
        <rect
          class={`by-${kind}`}
          x={x(Math.min(from, to))}
          y={row * high}
          width={Math.max(1, Math.abs(x(to) - x(from)))}
          height={high - 1}
          key={kind}
        />
      ))}
    </svg>
  );
}

function outcome(result: number): string {
  if (result === 1) return say("split-won");
  return result === 0 ? say("split-lost") : percent(result);
}
