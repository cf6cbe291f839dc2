// The bar above the table: where one is, who plays, and the doors to everything else.

import type { JSX } from "preact";
import { motion, textMode, theme, type Motion } from "../settings";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { say } from "../words";
import type { Seat, View } from "../wire";
import { seatName } from "./people";
import { useTable } from "./state";

const SPEEDS: Motion[] = ["off", "fast", "normal"];

function SeatChip({ seat, view }: { seat: Seat; view: View }): JSX.Element {
  const asked = view.asked.includes(seat.seat) && !view.result;
  const away = seat.kind === "human" && !seat.here;
  const kind = seat.kind === "bot" ? "bot" : "person";
  return (
    <li class={["seat-chip", asked ? "asked" : "", away || seat.kind === "open" ? "away" : ""].join(" ")}>
      <Icon name={kind} />
      <span>{seatName(seat)}</span>
      <span class="sr-only">{asked ? say("seat-asked") : ""}</span>
      {asked && seat.kind === "bot" ? <span class="thinking" aria-hidden="true" /> : null}
    </li>
  );
}

function Seated({ view }: { view: View }): JSX.Element | null {
  if (view.seats.length < 2) return null;
  return (
    <ul class="seat-chips" aria-label={say("seats")}>
      {view.seats.map((seat) => (
        <SeatChip key={seat.seat} seat={seat} view={view} />
      ))}
    </ul>
  );
}

function Speed(): JSX.Element {
  return (
    <label class="speed" title={say("speed")}>
      <span class="sr-only">{say("speed")}</span>
      <select
        class="field"
        value={motion.value}
        onChange={(event) => (motion.value = event.currentTarget.value as Motion)}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {say(`speed-${speed}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Doors(): JSX.Element {
  const { panel, openRule, live } = useTable();
  const dark = theme.value === "dark";
  const rule = live.view.value?.prompt?.rule ?? "";
  const plain = "plain" as const;
  return (
    <nav class="doors" aria-label={say("table-doors")}>
      <Speed />
      <Button look={plain} icon="book" bare words={say("rules")} onPress={() => openRule(rule)} />
      <Button look={plain} icon="dice" bare words={say("luck")} onPress={() => (panel.value = "luck")} />
      <Button look={plain} icon="people" bare words={say("seats")} onPress={() => (panel.value = "seats")} />
      <Button
        look={plain}
        icon="text"
        bare
        words={say("text-mode")}
        pressed={textMode.value}
        onPress={() => (textMode.value = !textMode.value)}
      />
      <Button
        look={plain}
        icon={dark ? "sun" : "moon"}
        bare
        words={say(dark ? "to-light" : "to-dark")}
        onPress={() => (theme.value = dark ? "light" : "dark")}
      />
      <span class="keys-door">
        <Button look={plain} icon="question" bare words={say("keys")} onPress={() => (panel.value = "keys")} />
      </span>
    </nav>
  );
}

export function Header(): JSX.Element {
  const view = useTable().live.view.value;
  return (
    <header class="table-head">
      <ButtonLink href="/" look="plain" icon="home" bare words={say("to-home")} />
      <h1>{view?.title ?? ""}</h1>
      {view?.assisted ? <span class="flag">{say("assisted")}</span> : null}
      {view && view.role !== "seat" ? <span class="flag">{say(`role-${view.role}`)}</span> : null}
      {view ? <Seated view={view} /> : null}
      <Doors />
    </header>
  );
}
