// One seat: who sits there, and what the host or its player can do about it.

import type { JSX } from "preact";
import { usualBot } from "../../games";
import { Button } from "../../ui/Button";
import { say } from "../../words";
import type { GameFacts, Seat } from "../../wire";
import { isYou, seatClass, seatName } from "../people";
import type { Deeds } from "./deeds";

interface Props {
  deeds: Deeds;
  seat: Seat;
  game: GameFacts | null;
}

function levelWords(game: GameFacts | null, bot: string): string {
  return game?.levels.find((one) => one.level === bot)?.words ?? bot;
}

function kindWords(seat: Seat, game: GameFacts | null): string {
  if (seat.kind === "bot") {
    const key = seat.here ? "seat-bot-here" : "seat-bot";
    return say(key, { level: levelWords(game, seat.bot), name: seatName(seat) });
  }
  if (seat.kind === "open") return say("seat-open");
  return seat.here ? say("seat-here") : say("seat-away");
}

function BotChoice({ deeds, seat, game }: Props): JSX.Element {
  return (
    <select
      class="field bot-choice"
      aria-label={say("seat-bot-choose", { name: seatName(seat) })}
      value={seat.kind === "bot" ? seat.bot : ""}
      onChange={(event) => {
        const bot = event.currentTarget.value;
        deeds.put(seat.seat, bot ? { kind: "bot", bot } : { kind: "open" });
      }}
    >
      <option value="">{say("seat-bot-none")}</option>
      {game?.bots.map((bot) => (
        <option key={bot} value={bot}>
          {levelWords(game, bot)}
        </option>
      ))}
    </select>
  );
}

function Name({ deeds, seat }: Props): JSX.Element {
  const number = seat.seat + 1;
  return (
    <input
      class={`field ${seatClass(deeds.state.board.value, seat.seat)}`}
      value={seat.name}
      maxLength={60}
      placeholder={seatName({ ...seat, name: "" })}
      aria-label={say("seat-name", { number })}
      onChange={(event) => deeds.put(seat.seat, { kind: "human", name: event.currentTarget.value.trim() })}
    />
  );
}

/** Where everybody sees the same, there is no hand to look into. */
function OwnButtons({ deeds, seat }: Props): JSX.Element {
  const number = seat.seat;
  const secrets = deeds.state.live.view.value?.secrets ?? false;
  return (
    <>
      <Button words={say("link-device")} onPress={() => deeds.make({ role: "seat", seat: number })} />
      {secrets ? (
        <>
          <Button words={say("link-hand")} onPress={() => deeds.make({ role: "hand", seat: number })} />
          <Button look="plain" words={say("link-hand-close")} onPress={() => deeds.shut("hand", number)} />
        </>
      ) : null}
    </>
  );
}

function HostButtons({ deeds, seat, game }: Props): JSX.Element {
  const number = seat.seat;
  const name = seatName(seat);
  if (seat.kind === "human") {
    return (
      <>
        {!seat.here && game ? (
          <Button
            icon="bot"
            words={say("seat-bot-for", { name })}
            onPress={() => deeds.put(number, { kind: "bot", bot: usualBot(game) })}
          />
        ) : null}
        {seat.here ? null : <Button words={say("link-another")} onPress={() => deeds.another(number)} />}
        <Button words={say("link-close")} onPress={() => deeds.shut("seat", number)} />
        {seat.here ? null : <p class="small muted">{say("link-another-hint", { name })}</p>}
      </>
    );
  }
  return (
    <>
      {seat.kind === "bot" && seat.name ? (
        <Button icon="person" words={say("seat-back", { name })} onPress={() => deeds.back(number)} />
      ) : null}
      {seat.kind === "open" ? (
        <>
          <Button words={say("link-seat")} onPress={() => deeds.make({ role: "seat", seat: number })} />
          <Button words={say("seat-take")} onPress={() => deeds.put(number, { kind: "human" })} />
        </>
      ) : null}
      <BotChoice deeds={deeds} seat={seat} game={game} />
    </>
  );
}

export function SeatRow(props: Props): JSX.Element {
  const { deeds, seat, game } = props;
  const me = deeds.state.live.me.value;
  const mine = me?.seats.includes(seat.seat) ?? false;
  const you = isYou(me, deeds.state.live.view.value?.seats ?? [], seat.seat);
  const kind = kindWords(seat, game);
  return (
    <li class="seat">
      {mine ? <Name {...props} /> : <strong class={seatClass(deeds.state.board.value, seat.seat)}>{seatName(seat)}</strong>}
      <span class="small muted">{you ? say("seat-you-is", { kind }) : kind}</span>
      <div class="row">
        {mine ? <OwnButtons {...props} /> : null}
        {me?.host && !mine ? <HostButtons {...props} /> : null}
      </div>
    </li>
  );
}
