// What is asked, with the rule that asks it; or who is being waited for.

import type { JSX } from "preact";
import { Button } from "../ui/Button";
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

/** Whether the game waits for a seat that the host can fill. */
function canSeat(view: View, host: boolean): boolean {
  return host && view.seats.some((seat) => seat.kind === "open" && view.asked.includes(seat.seat));
}

export function Prompt(): JSX.Element {
  const { live, panel } = useTable();
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
        <p>{view ? waitingFor(view) : say("loading")}</p>
      )}
      {view && canSeat(view, live.me.value?.host ?? false) ? (
        <Button icon="people" words={say("seats")} onPress={() => (panel.value = "seats")} />
      ) : null}
    </div>
  );
}

/** At a table of several people, whose answer is asked for; in the open, it may be anyone's. */
function Whose({ view }: { view: View }): JSX.Element {
  const wanted = view.secrets ? [view.seat] : view.asked;
  const names = view.seats.filter((seat) => wanted.includes(seat.seat)).map(seatName);
  return <span class="whose">{names.join(", ")}</span>;
}
