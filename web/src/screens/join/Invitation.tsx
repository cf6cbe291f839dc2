// What somebody is invited to: by whom, to which game, with whom, and what comes of it.

import type { JSX } from "preact";
import { Icon, type IconName } from "../../ui/Icon";
import type { GameFacts, Link, Seat, TableFacts } from "../../wire";
import { language, say } from "../../words";
import { seatName } from "../../table/people";
import { Emblem } from "../home/Emblem";
import { time } from "../home/facts";

interface Props {
  game: GameFacts;
  table: TableFacts;
  link: Link | null; // null: without one, as on one's own machine
}

export function Invitation({ game, table, link }: Props): JSX.Element {
  return (
    <section class="invitation stack">
      <div class="new-head">
        <Emblem game={game} />
        <div>
          <p>{invitedBy(game, table, link)}</p>
          <p class="muted">{game.blurb}</p>
        </div>
      </div>
      <ul class="facts">
        <Fact icon="people" words={seatedAt(table, link)} />
        {game.minutes.length > 0 && <Fact icon="clock" words={time(game)} />}
        <Fact icon="gauge" words={settingOf(game, table)} />
        <Fact icon="eye" words={say(secrecyOf(game, table))} />
        <Fact icon="dice" words={say("join-luck")} />
      </ul>
      {link && <p class="small">{say(`join-then-${link.role}`)}</p>}
    </section>
  );
}

function Fact({ icon, words }: { icon: IconName; words: string }): JSX.Element | null {
  if (!words) return null;
  return (
    <li>
      <Icon name={icon} />
      <span>{words}</span>
    </li>
  );
}

/** Those who sit there already invite; somebody who gave no name is not named. */
function invitedBy({ title: game }: GameFacts, table: TableFacts, link: Link | null): string {
  const named = table.seats.filter(({ kind, name, seat }) => kind === "human" && name && seat !== link?.seat);
  const names = new Intl.ListFormat(language.value).format(named.map(({ name }) => name));
  return say("join-by", { names, count: named.length, game, title: table.title });
}

function seatedAt({ seats }: TableFacts, link: Link | null): string {
  const called = ({ kind, name, seat }: Seat): string => {
    if (link?.role === "seat" && seat === link.seat) return say("join-you");
    if (kind === "bot") return say("join-bot");
    return kind === "open" ? say("join-free") : name;
  };
  const who = (seat: Seat): string => {
    const name = called(seat);
    return name && seat.side ? say("join-as", { name, side: seat.side }) : name || seatName(seat);
  };
  const names = new Intl.ListFormat(language.value).format(seats.map(who));
  return say("join-seats", { count: seats.length, names });
}

/** How hard it is, or whatever else the game asks first. */
function settingOf({ options: [first] }: GameFacts, { options }: TableFacts): string {
  const chosen = first?.facts.find(({ value }) => value === (options[first.name] ?? first.values[0]));
  return first && chosen ? `${first.words}: ${chosen.words}` : "";
}

function secrecyOf(game: GameFacts, { seats }: TableFacts): string {
  if (game.secrets) return "join-secrets";
  return game.together && seats.length > 1 ? "join-together" : "join-open";
}
