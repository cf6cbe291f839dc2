// What those who sit at the table say to each other, and the things of the board that they show.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../ui/Dialog";
import { toastProblem } from "../ui/toast";
import { say } from "../words";
import type { Said } from "../wire";
import { seatClass, seatName } from "./people";
import { useTable, type TableState } from "./state";

/** Whether somebody sits elsewhere who can hear it. */
export function canTalk({ live }: TableState): boolean {
  const [view, me] = [live.view.value, live.me.value];
  return view?.role === "seat" && view.seats.some(({ kind, seat }) => kind !== "bot" && !me?.seats.includes(seat));
}

/** What was said, in words: of what is shown, its name. */
export function wordsSaid({ board }: TableState, { text, noun }: Said): string {
  return text || say("talk-shown", { what: board.value?.names[noun] ?? noun });
}

function Line({ said }: { said: Said }): JSX.Element | null {
  const state = useTable();
  const seat = state.live.view.value?.seats[said.seat];
  if (!seat) return null;
  return (
    <li>
      <strong class={seatClass(state.board.value, said.seat)}>{seatName(seat)}:</strong> {wordsSaid(state, said)}
    </li>
  );
}

export function Talk(): JSX.Element {
  const { live, panel, read } = useTable();
  const [text, setText] = useState("");
  const lines = live.said.value;
  useEffect(() => {
    read.value = lines.length;
    document.querySelector(".talk li:last-child")?.scrollIntoView();
  }, [lines]);
  const send = (event: Event): void => {
    event.preventDefault();
    live.say(text).then(() => setText(""), toastProblem);
  };
  return (
    <Dialog drawer title={say("talk")} onClose={() => (panel.value = "")}>
      <p class="small muted">{say("talk-about")}</p>
      <ul class="talk" role="log">
        {lines.map((said) => (
          <Line key={said.number} said={said} />
        ))}
      </ul>
      <form class="row" onSubmit={send}>
        <input
          class="field"
          value={text}
          maxLength={300}
          autocomplete="off"
          aria-label={say("talk-line")}
          placeholder={say("talk-line")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say("text-send")}
        </button>
      </form>
    </Dialog>
  );
}
