// One line below the board: what is at the place that is pointed at, what comes next there, and why
// it cannot be chosen. Hover, focus and tap all lead here.

import type { JSX } from "preact";
import { say } from "../../words";
import { FINGER } from "../hands";
import { RuleButton } from "../RuleButton";
import type { Place } from "./places";

export function Inspector({ place }: { place: Place | null }): JSX.Element {
  return (
    <div class="inspector">
      {place ? <Facts place={place} /> : <span class="muted">{say(FINGER ? "inspector-idle-tap" : "inspector-idle")}</span>}
    </div>
  );
}

function Facts({ place }: { place: Place }): JSX.Element {
  const { name, things, marks, refused } = place;
  const reason = place.options.length ? undefined : refused[0];
  return (
    <>
      <strong>{name}</strong>
      {things.length ? <span>{things.join(", ")}</span> : null}
      {marks.map((mark) => (
        <span key={mark.words} class="comes">
          {mark.words} <RuleButton rule={mark.rule} />
        </span>
      ))}
      {reason ? (
        <span class="why">
          {reason.what ? `${reason.what}: ` : ""}
          {reason.words} <RuleButton rule={reason.rule} />
        </span>
      ) : null}
    </>
  );
}
