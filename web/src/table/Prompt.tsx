// What is asked, with the rule that asks it; or who is being waited for.

import type { JSX } from "preact";
import { call } from "../api";
import { Button } from "../ui/Button";
import { toastProblem } from "../ui/toast";
import { say } from "../words";
import type { Seat, View } from "../wire";
import { RuleButton } from "./RuleButton";
import { seatClass, seatName, toldName } from "./people";
import { useTable } from "./state";

function waitingFor(view: View, host: boolean): string {
  const asked = view.seats.filter((seat: Seat) => view.asked.includes(seat.seat));
  const names = asked.map(seatName).join(", ");
  const first = asked[0];
  if (!first) return say("waiting");
  if (first.kind === "bot") return say("bot-thinks", { name: names });
  if (first.kind === "open") return say(host ? "seat-open-waits" : "seat-open-empty", { name: names });
  if (!first.here) return say("waiting-away", { name: names });
  return say("waiting-for", { name: names });
}

/** Whether the game waits for a seat that the host can fill: nobody is there. */
function canSeat(view: View, host: boolean): boolean {
  return host && view.seats.some((seat) => seat.kind !== "bot" && !seat.here && view.asked.includes(seat.seat));
}

/** What is asked, or who is waited for. */
function Question({ view }: { view: View }): JSX.Element {
  const { live, panel } = useTable();
  const { prompt } = view;
  const host = live.me.value?.host ?? false;
  return (
    <>
      {prompt ? (
        <p>
          {view.seats.length > 1 && view.seat !== null ? <Whose view={view} /> : null}
          {prompt.words} <RuleButton rule={prompt.rule} />
        </p>
      ) : (
        <p>{waitingFor(view, host)}</p>
      )}
      <StandIn />
      {canSeat(view, host) ? (
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

/** While one was away, a bot was given the seat: it is taken back with one press. */
function StandIn(): JSX.Element | null {
  const { id, live } = useTable();
  const view = live.view.value;
  const seat = view?.seats.find(({ seat }) => seat === view.seat);
  if (!seat || seat.kind !== "bot" || !live.me.value?.seats.includes(seat.seat)) return null;
  const path = { table_id: id, seat: seat.seat };
  const back = (): void => void call("POST /tables/{table_id}/seats/{seat}/back", { path }).catch(toastProblem);
  return (
    <p>
      {say("seat-stood-in")} <Button icon="person" words={say("seat-back-mine")} onPress={back} />
    </p>
  );
}

/** At a table of several people, whose answer is asked for; in the open, it may be anyone's. */
function Whose({ view }: { view: View }): JSX.Element {
  const { board: { value: board }, live } = useTable();
  const wanted = view.secrets ? [view.seat] : view.asked;
  const seats = view.seats.filter((seat) => wanted.includes(seat.seat));
  return (
    <span class="whose">
      {seats.map((seat, n) => (
        <span key={seat.seat} class={seatClass(board, seat.seat)}>
          {n ? ", " : ""}
          {toldName(live.me.value, view.seats, seat)}
        </span>
      ))}
    </span>
  );
}
