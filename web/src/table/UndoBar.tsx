// Undo and redo, each naming what it takes back or again.

import type { JSX } from "preact";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { say } from "../words";
import { useTable } from "./state";

export function UndoBar(): JSX.Element | null {
  const state = useTable();
  const moment = state.moment.value;
  const view = moment?.view;
  if (!view || view.role !== "seat") return null;
  const { undo } = view;
  const can = undo.places.length > 0;
  const past = moment.past; // what may be taken back then, is told once it is shown
  const first = undo.places[undo.places.length - 1];
  const back = can ? state.undoWords() : say("undo-none");
  return (
    <div class="undo-bar">
      <button
        type="button"
        class="button undo"
        title={back}
        disabled={!can || past}
        onClick={() => void state.undo()}
        data-undo
      >
        <span class="undo-words">{back}</span>
      </button>
      {first !== undefined && undo.places.length > 1 ? (
        <Button
          icon="first"
          bare
          disabled={past}
          words={say("undo-all", { count: undo.places.length })}
          onPress={() => void state.undo(first, say("undo-all", { count: undo.places.length }))}
        />
      ) : null}
      {undo.redo ? (
        <button
          type="button"
          class="button redo"
          title={state.redoWords()}
          disabled={past}
          onClick={() => void state.redo()}
          data-redo
        >
          <Icon name="redo" />
          <span class="undo-words">{state.redoWords()}</span>
        </button>
      ) : null}
    </div>
  );
}
