// The rules at the table, opened at the paragraph that was cited.

import type { JSX } from "preact";
import { Rulebook } from "../rules/Rulebook";
import { useTable } from "./state";

export function RulesDrawer({ game }: { game: string }): JSX.Element {
  const state = useTable();
  return (
    <Rulebook
      game={game}
      cited={state.rule.value}
      cite={state.openRule}
      onClose={() => (state.panel.value = "")}
    />
  );
}
