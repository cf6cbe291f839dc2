// The bar above the table: where one is, who plays, and the doors to everything else.

import type { JSX } from "preact";
import { useGames } from "../games";
import { levelWords } from "../screens/home/facts";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { LuckFlag } from "../ui/LuckSource";
import { TakeoverFlag } from "../ui/Takeovers";
import { classes } from "../ui/classes";
import { say } from "../words";
import type { Seat, View } from "../wire";
import { doorsOf, rulesDoor, talkDoor, type Door } from "./doors";
import { seatClass, toldName } from "./people";
import { Speed } from "./Speed";
import { useTable } from "./state";

function SeatChip({ seat, view }: { seat: Seat; view: View }): JSX.Element {
  const asked = view.asked.includes(seat.seat) && !view.result;
  const away = seat.kind === "human" && !seat.here;
  const kind = seat.kind === "bot" ? "bot" : "person";
  const name = toldName(useTable().live.me.value, view.seats, seat);
  return (
    <li
      class={classes({ "seat-chip": true, asked, away: away || seat.kind === "open" })}
      title={name}
    >
      <Icon name={kind} />
      <span class={`chip-name ${seatClass(useTable().board.value, seat.seat)}`}>{name}</span>
      {away ? <span class="gone">{say("seat-gone")}</span> : null}
      <span class="sr-only">{asked ? say("seat-asked") : ""}</span>
      {asked && seat.kind === "bot" ? <span class="thinking" aria-hidden="true" /> : null}
    </li>
  );
}

function Seated({ view }: { view: View }): JSX.Element | null {
  const seats = useTable().live.view.value?.seats ?? view.seats; // who is here does not wait for steps
  if (seats.length < 2) return null;
  return (
    <ul class="seat-chips" aria-label={say("seats")}>
      {seats.map((seat) => (
        <SeatChip key={seat.seat} seat={seat} view={view} />
      ))}
    </ul>
  );
}

function Doors(): JSX.Element {
  const state = useTable();
  const { panel } = state;
  return (
    <nav class="doors" aria-label={say("table-doors")}>
      <span class="wide-doors">
        <Speed />
      </span>
      {[rulesDoor(state), ...talkDoor(state)].map((door) => (
        <DoorButton key={door.icon} door={door} />
      ))}
      <span class="wide-doors">
        {doorsOf(state).map((door) => (
          <DoorButton key={door.icon} door={door} />
        ))}
        <DoorButton door={{ icon: "question", words: say("keys"), open: () => (panel.value = "keys") }} />
      </span>
      <span class="more-door">
        <DoorButton door={{ icon: "list", words: say("more-doors"), open: () => (panel.value = "more") }} />
      </span>
    </nav>
  );
}

function DoorButton({ door }: { door: Door }): JSX.Element {
  const { icon, words, pressed, open } = door;
  return <Button look="plain" icon={icon} bare words={words} pressed={pressed} onPress={open} />;
}

/** How hard the game is. */
function LevelFlag({ view }: { view: View }): JSX.Element | null {
  const game = useGames().games?.find(({ key }) => key === view.game);
  const words = game ? levelWords(game, view.options) : "";
  return words ? <span class="level">{words}</span> : null;
}

export function Header(): JSX.Element {
  const view = useTable().moment.value?.view;
  return (
    <header class="table-head">
      <ButtonLink href="/" look="plain" icon="home" bare words={say("to-home")} />
      <h1 title={view?.title ?? ""}>{view?.title ?? ""}</h1>
      {view ? <LevelFlag view={view} /> : null}
      {view?.assisted ? <span class="flag">{say("assisted")}</span> : null}
      {view ? <LuckFlag source={view.luck_from} /> : null}
      {view ? <TakeoverFlag takeovers={view.takeovers} seats={view.seats} /> : null}
      {view && view.role !== "seat" ? <span class="flag">{say(`role-${view.role}`)}</span> : null}
      {view ? <Seated view={view} /> : null}
      <Doors />
    </header>
  );
}
