// What luck may do if the option that is pointed at is taken.

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { percent, say } from "../words";
import { followOdds } from "./chances";
import { useTable } from "./state";

const ROWS = 4;

export function Odds(): JSX.Element | null {
  const state = useTable();
  const [shown, stop] = useMemo(() => followOdds(state), [state]);
  useEffect(() => stop, [stop]);
  if (!shown.value) return null;
  const { odds, rows } = shown.value;
  const kind = odds.kind === "exact" ? say("odds-exact") : say("odds-simulated", { samples: odds.samples });
  return (
    <aside class="odds" aria-label={say("odds")}>
      <p>
        <strong>{say("odds")}</strong> <span class="muted">{kind}</span>
      </p>
      <ul>
        {rows.slice(0, ROWS).map((row) => (
          <li key={row.words}>
            <span class="share">{percent(row.chance)}</span>
            <span class="odds-words">{row.words}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
