import type { JSX } from "preact";
import type { GameFacts } from "../../wire";

/** A game's own drawing; a plain one for a game without. */
export function Emblem({ game }: { game: GameFacts }): JSX.Element {
  if (game.emblem) return <img class="emblem" src={game.emblem} alt="" />;
  return (
    <svg class="emblem plain-emblem" viewBox="0 0 320 240" aria-hidden="true">
      <rect class="night" width="320" height="240" />
      <path class="contour" d="M-10 60q80-40 160 0t180-10M-10 90q90-40 170 0t170-10M-10 120q70-30 160 0t180 0" />
      <path class="wall" d="M40 200v-70h20v-20h24v20h24v-20h24v20h16V84h24v46h16v-20h24v20h24v-20h24v20h20v70z" />
      <path class="gate" d="M142 200v-30a18 18 0 0136 0v30z" />
    </svg>
  );
}
