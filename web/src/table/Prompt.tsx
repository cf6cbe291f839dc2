// What is asked, with the rule that asks it; or who is being waited for.

import type { JSX } from "preact";
import { say } from "../words";
import type { Seat, View } from "../wire";
import { RuleButton } from "./RuleButton";
import { seatName } from "./people";
import { useTable } from "./state";

function waitingFor(view: View): string {
  const asked = view.seats.filter((seat: Seat) => view.asked.includes(seat.seat));
  const names = asked.map(seatName).join(", ");
  const first = asked[0];
  if (!first) return say("waiting");
  if (first.kind === "bot") return say("bot-thinks", { name: names });
  if (first.kind === "open") return say("seat-open-waits", { name: names });
  return say("waiting-for", { name: names });
}

export function Prompt(): JSX.Element {
  const { live } = useTable();
  const view = live.view.value;
  const prompt = view?.prompt;
  return (
    <div id="prompt" class={prompt ? "prompt" : "prompt waits"} aria-live="polite">
      {view && prompt ? (
        <p>
          {view.seats.length > 1 && view.seat !== null ? <Whose view={view} /> : null}
          {prompt.words} <RuleButton rule={prompt.rule} />
        </p>
      ) : (
        <p>{view ? (view.result ? say("game-over") : waitingFor(view)) : say("loading")}</p>
      )}
    </div>
  );
}

/** On a screen with several people, whose turn it is. */
function Whose({ view }: { view: View }): JSX.Element | null {
  const seat = view.seats.find((other) => other.seat === view.seat);
  return seat ? <span class="whose">{seatName(seat)}</span> : null;
}
