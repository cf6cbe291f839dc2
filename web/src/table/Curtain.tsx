// Several people at one screen of a game with secrets: before the next one's things are shown, the
// screen is handed over.

import { effect, signal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../words";
import type { Me, View } from "../wire";
import { seatName } from "./people";
import type { TableState } from "./state";

/** Who may see the screen now; null: nobody has said so yet. */
type Revealed = Signal<number | null>;

function needsCurtain(view: View, me: Me | null): boolean {
  return view.secrets && view.result === null && (me?.seats.length ?? 0) > 1;
}

/** The seat of this screen that is to look now: who looks already, while that one is asked. */
function nextSeat(view: View, me: Me, revealed: number | null): number {
  const asked = view.asked.filter((seat) => me.seats.includes(seat));
  if (revealed !== null && (!asked.length || asked.includes(revealed))) return revealed;
  return asked[0] ?? me.seats[0] ?? 0;
}

/** Whether what is on the screen now is for the one who looks. */
export function isOpen(view: View, me: Me | null, revealed: number | null): boolean {
  if (!me || !needsCurtain(view, me)) return true;
  return revealed !== null && view.seat === revealed && nextSeat(view, me, revealed) === revealed;
}

export function revealing(state: TableState): [Revealed, () => void] {
  const revealed: Revealed = signal(null);
  const stop = effect(() => {
    // After the end everyone may see everything, so the eyes are those of the server's choice.
    if (state.moment.value?.view.result && revealed.peek() !== null) state.live.look(null);
  });
  return [revealed, stop];
}

export function Curtain({ state, revealed }: { state: TableState; revealed: Revealed }): JSX.Element {
  const view = state.moment.value?.view;
  const me = state.live.me.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    state.live.look(null); // until somebody says to be there, nobody's things are sent
  }, []);
  if (!view || !me) return <p>{say("loading")}</p>;
  const next = nextSeat(view, me, revealed.value);
  const seat = view.seats.find((other) => other.seat === next);
  const name = seat ? seatName(seat) : "";
  const reveal = (): void => {
    revealed.value = next;
    state.live.look(next);
  };
  return (
    <main class="curtain">
      <h1>{say("hand-over", { name })}</h1>
      <p>{say("hand-over-hint")}</p>
      <button ref={button} type="button" class="button main" onClick={reveal}>
        {say("i-am", { name })}
      </button>
    </main>
  );
}
