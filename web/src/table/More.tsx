// On a small screen: the doors that find no room in the bar.

import type { JSX } from "preact";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { say } from "../words";
import { doorsOf } from "./doors";
import { Speed } from "./Speed";
import { useTable } from "./state";

export function More(): JSX.Element {
  const state = useTable();
  const through = (open: () => void): void => {
    state.panel.value = "";
    open();
  };
  return (
    <Dialog title={say("more-doors")} onClose={() => (state.panel.value = "")}>
      <div class="stack more">
        {doorsOf(state).map(({ icon, words, open, pressed }) => (
          <Button key={icon} icon={icon} words={words} pressed={pressed} onPress={() => through(open)} />
        ))}
        <p class="small muted">{say("setting-motion")}</p>
        <Speed />
      </div>
    </Dialog>
  );
}
