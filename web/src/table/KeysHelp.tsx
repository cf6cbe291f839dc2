// The keys of the table.

import type { JSX } from "preact";
import { Dialog } from "../ui/Dialog";
import { say } from "../words";
import { useTable } from "./state";

const KEYS: Array<[string, string]> = [
  ["1–9", "key-digits"],
  ["e", "key-end"],
  ["Tab ← ↑ → ↓", "key-arrows"],
  ["…", "key-hold"],
  ["u", "key-undo"],
  ["r", "key-redo"],
  ["p", "key-rule"],
  ["i", "key-about"],
  ["s", "key-show"],
  ["l", "key-log"],
  [", .", "key-steps"],
  ["Esc", "key-skip"],
  ["t", "key-text"],
  ["?", "key-help"],
];

export function KeysHelp(): JSX.Element {
  const { panel } = useTable();
  return (
    <Dialog title={say("keys")} onClose={() => (panel.value = "")}>
      <dl class="keys">
        {KEYS.map(([key, words]) => (
          <div key={words}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
