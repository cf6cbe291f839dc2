// On a small screen a part of the board fills it, chosen by a button instead of by pinching.

import type { JSX } from "preact";
import { say } from "../../words";
import type { Board, Region } from "../../wire";

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

export function Regions(props: Props): JSX.Element | null {
  const regions = props.board.layout?.regions ?? [];
  if (!regions.length) return null;
  return (
    <div class="regions" role="group" aria-label={say("regions")}>
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
