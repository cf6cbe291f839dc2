// The number of a rule, which opens the rules at its paragraph.

import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import { say } from "../words";
import { TableContext } from "./state";

interface Props {
  rule: string;
  stop?: boolean; // whether Tab comes here; among many, it comes to one
}

export function RuleButton({ rule, stop = true }: Props): JSX.Element | null {
  const state = useContext(TableContext);
  if (!rule) return null;
  if (!state) return <span class="rule">{rule}</span>;
  return (
    <button
      type="button"
      class="rule"
      tabindex={stop ? 0 : -1}
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
