// Who sits where, and the links by which others come: made, copied and closed here.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { asProblem, call } from "../../api";
import { InviteLink } from "../../friends/InviteLink";
import { PlayWithFriends } from "../../friends/PlayWithFriends";
import { useAsked } from "../../ui/asked";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { LuckLine } from "../../ui/LuckSource";
import { TakeoverLines } from "../../ui/Takeovers";
import { ProblemLine } from "../../ui/Page";
import { language, say } from "../../words";
import type { Link, Problem } from "../../wire";
import { seatName } from "../people";
import { useTable } from "../state";
import { Deeds } from "./deeds";
import { SeatRow } from "./SeatRow";

function ForSpectators({ deeds }: { deeds: Deeds }): JSX.Element {
  return (
    <div class="row">
      <Button icon="eye" words={say("link-watch")} onPress={() => deeds.make({ role: "watch" })} />
      <Button look="plain" words={say("link-watch-close")} onPress={() => deeds.shut("watch")} />
    </div>
  );
}

/** With secrets a seat is had on one device only, so a link to it moves it there. */
function madeKey({ role, seat }: Link, secrets: boolean): string {
  return role === "seat" && seat !== null && secrets ? "link-made-seat-alone" : `link-made-${role}`;
}

export function Seats(): JSX.Element {
  const state = useTable();
  const view = state.live.view.value;
  const games = useAsked(() => call("GET /games"), [language.value]).value;
  const game = games?.find((one) => one.key === view?.game) ?? null;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [link, setLink] = useState<Link | null>(null);
  const run = (deed: () => Promise<unknown>): void => {
    setProblem(null);
    deed().catch((thrown) => setProblem(asProblem(thrown)));
  };
  const named = view?.seats.find(({ seat }) => seat === link?.seat);
  const name = named ? seatName(named) : "";
  const deeds = new Deeds(state, run, setLink);
  return (
    <Dialog title={say("seats")} onClose={() => (state.panel.value = "")}>
      <div class="stack">
        <ul class="seats">
          {view?.seats.map((seat) => <SeatRow key={seat.seat} deeds={deeds} seat={seat} game={game} />)}
        </ul>
        {view ? <LuckLine source={view.luck_from} /> : null}
        {view ? <TakeoverLines takeovers={view.takeovers} seats={view.seats} /> : null}
        {state.live.me.value?.host ? <ForSpectators deeds={deeds} /> : null}
        {link ? <InviteLink table={state.id} link={link} words={say(madeKey(link, view?.secrets ?? false), { name })} /> : null}
        {state.live.me.value?.host ? <PlayWithFriends /> : null}
        <ProblemLine problem={problem} />
      </div>
    </Dialog>
  );
}
