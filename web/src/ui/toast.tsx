// A short line that says what was done, and goes by itself.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { asProblem } from "../api";

const SHOWN = 4000;
const words = signal("");
let timer = 0;

export function toast(line: string): void {
  words.value = line;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    words.value = "";
  }, SHOWN);
}

/** Say why something could not be done. */
export function toastProblem(thrown: unknown): void {
  toast(asProblem(thrown).words);
}

/** Always on the page, so that screen readers listen to it. */
export function Toast(): JSX.Element {
  return (
    <div role="status" class={words.value ? "toast" : ""}>
      {words.value}
    </div>
  );
}
