// What comes of the option that is pointed at: what is certain, and how likely is what is not. It lies in the
// strip below the board, over no part of it; where the map is pointed at, beside what is told of the place.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Consequence, Odds as Foretold } from "../wire";
import { classes } from "../ui/classes";
import { percent as toPercent, say } from "../words";
import { followOdds, lettersIn, singly } from "./chances";
import { still } from "./hands";
import { useTable, type TableState } from "./state";

const ROOM = 330; // letters that the strip has room for, and so has that of a phone,
const HALF = 150; // or a half of it
const SMALL = matchMedia("(max-width: 720px)");

export function Odds(): JSX.Element | null {
  const state = useTable();
  const [shown, stop] = useMemo(() => followOdds(state), [state]);
  useEffect(() => stop, [stop]);
  const odds = withChanges(shown.value, state);
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => fitBeside(strip.current, state.overMap.value));
  if (!odds || (!odds.effects.length && !odds.results.length)) return null;
  const beside = state.overMap.value;
  const room = beside && !SMALL.matches ? HALF : ROOM;
  const single = lettersIn(odds) > room && odds.results.length > 1;
  const told = single ? { ...odds, results: singly(odds.results) } : odds;
  const look = classes({ odds: true, beside, many: lettersIn(told) > room });
  return (
    <aside ref={strip} class={look} aria-label={say("odds")}>
      <strong>{say("odds")}</strong>{" "}
      {odds.results.length ? <span class="muted">{single ? say("odds-singly") : counted(odds)}</span> : null}{" "}
      <Rows odds={told} about={single || !isWhole(odds)} />
      <span class="odds-more muted"></span>
    </aside>
  );
}

/** Beside what is told of a place if all of it has room there, else in place of it. */
function fitBeside(strip: HTMLElement | null, beside: boolean): void {
  strip?.classList.toggle("beside", beside);
  fit(strip);
  if (!beside || !strip?.querySelector("li[hidden]")) return;
  strip.classList.remove("beside");
  fit(strip);
}

/** What an option does to what is counted is certain, and known at once. */
function withChanges(odds: Foretold | null, { hot, moment }: TableState): Foretold | null {
  const [text] = hot.value;
  const option = still.value ? undefined : moment.value?.view.prompt?.options.find((one) => one.text === text);
  if (!option?.changes.length) return odds;
  const told = odds ?? ({ effects: [], results: [] } as unknown as Foretold);
  return { ...told, effects: [...option.changes, ...told.effects] };
}

/** Where there is more than the strip has room for, the least likely is only counted: no line is cut. */
function fit(strip: HTMLElement | null): void {
  const more = strip?.querySelector(".odds-more");
  if (!strip || !more) return;
  const rows = [...strip.querySelectorAll("li")];
  for (const row of rows) row.hidden = false;
  more.textContent = "";
  for (let count = 1; count < rows.length && strip.scrollHeight > strip.clientHeight + 1; count += 1) {
    rows.at(-count)!.hidden = true;
    more.textContent = say("odds-more", { count });
  }
}

function Rows({ odds, about }: { odds: Foretold; about: boolean }): JSX.Element {
  return (
    <ul>
      {odds.effects.length ? <Row percent={100} words={odds.effects} /> : null}
      {odds.results.map((result) => (
        <Row key={result.words.join()} percent={result.percent} about={about} words={wordsOf(result, odds)} />
      ))}
    </ul>
  );
}

function isWhole({ results }: Foretold): boolean {
  return results.reduce((sum, { percent }) => sum + percent, 0) === 100;
}

function counted(odds: Foretold): string {
  return odds.kind === "simulated" ? say("odds-simulated", { samples: odds.samples }) : say("odds-exact");
}

function wordsOf(result: Consequence, odds: Foretold): string[] {
  if (result.words.length) return result.words;
  return [say(odds.effects.length ? "nothing-more" : "nothing-happens")];
}

function Row({ percent, about, words }: { percent: number; about?: boolean; words: string[] }): JSX.Element {
  return (
    <li>
      <span class="share">{percent === 100 ? say("certain") : `${about ? "≈ " : ""}${toPercent(percent / 100)}`}</span>{" "}
      <span class="odds-words">{words.join(" · ")}</span>{" "}
    </li>
  );
}
