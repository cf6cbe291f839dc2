// The number of a rule, which opens the rules at its paragraph.

import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import { say } from "../words";
import { TableContext } from "./state";

export function RuleButton({ rule }: { rule: string }): JSX.Element | null {
  const state = useContext(TableContext);
  if (!rule) return null;
  if (!state) return <span class="rule">{rule}</span>;
  return (
    <button
      type="button"
      class="rule"
      aria-label={say("open-rule", { rule })}
      onClick={(event) => {
        event.stopPropagation();
        state.openRule(rule);
      }}
    >
      {rule}
    </button>
  );
}
