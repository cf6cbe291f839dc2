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

/** What is asked, or who is waited for. */
function Question({ view }: { view: View }): JSX.Element {
  const { live, panel } = useTable();
  const { prompt } = view;
  return (
    <>
      {prompt ? (
        <p>
          {view.seats.length > 1 && view.seat !== null ? <Whose view={view} /> : null}
          {prompt.words} <RuleButton rule={prompt.rule} />
        </p>
      ) : (
        <p>{waitingFor(view)}</p>
      )}
      {canSeat(view, live.me.value?.host ?? false) ? (
        <Button icon="people" words={say("seats")} onPress={() => (panel.value = "seats")} />
      ) : null}
    </>
  );
}

/** While steps are shown nothing is asked yet. */
function Past(): JSX.Element {
  const { skip } = useTable();
  return (
    <>
      <p>{say("past-shown")}</p>
      <Button icon="last" words={say("past-skip")} onPress={skip} />
    </>
  );
}

export function Prompt(): JSX.Element {
  const moment = useTable().moment.value;
  const kind = moment?.past ? "prompt waits past" : moment?.view.prompt ? "prompt" : "prompt waits";
  return (
    <div id="prompt" class={kind} aria-live="polite">
      {!moment ? <p>{say("loading")}</p> : moment.past ? <Past /> : <Question view={moment.view} />}
    </div>
  );
}

/** At a table of several people, whose answer is asked for; in the open, it may be anyone's. */
function Whose({ view }: { view: View }): JSX.Element {
  const wanted = view.secrets ? [view.seat] : view.asked;
  const names = view.seats.filter((seat) => wanted.includes(seat.seat)).map(seatName);
  return <span class="whose">{names.join(", ")}</span>;
}
