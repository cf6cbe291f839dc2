// On a small screen a part of the board fills it, chosen by a button instead of by pinching.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../words";
import type { Board, Region } from "../../wire";

const EDGE = 48; // pixels that are seen beside it, so that one sees that there is more

interface Props {
  board: Board;
  shown: string;
  show: (region: string) => void;
  lit: ReadonlySet<string>; // regions where something can be chosen
}

function Choice({ id, words, props }: { id: string; words: string; props: Props }): JSX.Element {
  return (
    <button
      type="button"
      class={props.lit.has(id) ? "region has-lit" : "region"}
      aria-pressed={props.shown === id}
      onClick={() => props.show(id)}
    >
      {words}
    </button>
  );
}

/** Where the board went to a part by itself, its button comes into sight; the page does not move. */
function showPressed(row: HTMLElement | null): void {
  const pressed = row?.querySelector<HTMLElement>("[aria-pressed=true]");
  if (!row || !pressed) return;
  const [inner, outer] = [pressed.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left - EDGE;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + EDGE;
}

export function Regions(props: Props): JSX.Element | null {
  const regions = props.board.layout?.regions ?? [];
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => showPressed(row.current), [props.shown]);
  if (!regions.length) return null;
  return (
    <div ref={row} class="regions" role="group" aria-label={say("regions")}>
      <Choice id="" words={say("region-whole")} props={props} />
      {regions.map((region: Region) => (
        <Choice
          key={region.id}
          id={region.id}
          words={props.board.words[region.words] ?? region.id}
          props={props}
        />
      ))}
    </div>
  );
}
