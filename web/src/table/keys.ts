// Keys of the table. None of them counts while somebody types or a dialog is open.

import { textMode } from "../settings";
import type { View } from "../wire";
import { END_KEY } from "./Actions";
import { isDirection } from "./board/places";
import type { TableState } from "./state";

function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  const field = target instanceof HTMLElement && target.matches("input, textarea, select");
  return field || document.querySelector("dialog[open]") !== null;
}

function chooseByDigit(state: TableState, digit: number): void {
  if (state.moment.value?.past) {
    state.skip(); // what the digit would choose is not shown yet
    return;
  }
  const part = state.parts.value[digit - 1];
  if (part) state.pick(part.about);
  else state.chooseByDigit(digit);
}

function chooseEnd(state: TableState): void {
  const option = state.offered.value.find((one) => one.ends_question);
  if (option && !state.moment.value?.past) void state.choose(option.text);
}

/** Arrows work on the map at once: they begin at what can be chosen there. */
function focusBoard(): void {
  document.querySelector<SVGGElement>('.board-svg .areas [tabindex="0"]')?.focus();
}

/** All that is told of what is pointed at, without moving the pointer away from it. */
function openInspector(): void {
  document.querySelector<HTMLButtonElement>(".inspector-more button")?.click();
}

function commands(state: TableState): Record<string, () => void> {
  const { moment, timeline } = state;
  const undo = (): View["undo"] | undefined => moment.value?.view.undo;
  return {
    [END_KEY]: () => chooseEnd(state),
    u: () => void (undo()?.places.length && state.undo()),
    r: () => void (undo()?.redo && state.redo()),
    i: openInspector,
    s: () => document.querySelector<HTMLButtonElement>(".inspector-show button")?.click(),
    l: () => void (state.logOpen.value = !state.logOpen.value),
    t: () => void (textMode.value = !textMode.value),
    p: () => state.openRule(moment.value?.view.prompt?.rule ?? ""),
    "?": () => void (state.panel.value = "keys"),
    ".": () => timeline.go(1),
    ",": () => timeline.go(-1),
    Escape: () => (state.cardsNow.value.length ? state.passCard() : state.goOn()),
  };
}

/** Listen for keys; the answer stops it. */
export function listen(state: TableState): () => void {
  const known = commands(state);
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const digit = Number(event.key);
    const isChoice = event.key === END_KEY || digit > 0;
    if (isChoice && event.repeat) return; // held too long, it would choose of what comes next as well
    const idle = event.target === document.body && (event.key === "Enter" || event.key === " ");
    const command = known[event.key];
    if (digit >= 1 && digit <= 9) chooseByDigit(state, digit);
    else if (command) command();
    else if (idle && state.moment.value?.past) state.goOn();
    else if (isDirection(event.key) && event.target === document.body) focusBoard();
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
