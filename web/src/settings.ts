// What a player sets once; kept in this browser.

import { effect, signal, type Signal } from "@preact/signals";

export type Language = "en" | "de";
export type Theme = "dark" | "light";
export type Motion = "off" | "fast" | "normal" | "slow";
export type TextSize = "normal" | "large" | "larger";

const PREFIX = "siegeworks.";

/** Storage can be closed to us, as in some private windows: then settings last for the visit. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** A setting that is one of a few words. */
export function kept<T extends string>(name: string, values: readonly T[], usual: T): Signal<T> {
  const found = read(name) as T | null;
  const setting = signal<T>(found !== null && values.includes(found) ? found : usual);
  let first = true;
  effect(() => {
    const value = setting.value;
    // What was never chosen is not written down, so that the browser's own wish keeps counting.
    if (!first) write(name, value);
    first = false;
  });
  return setting;
}

/** A setting that is on or off. */
export function keptFlag(name: string, usual: boolean): Signal<boolean> {
  const setting = signal((read(name) ?? String(usual)) === "true");
  effect(() => write(name, String(setting.value)));
  return setting;
}

/** A setting that is a number within bounds. */
export function keptNumber(name: string, [least, most]: [number, number], usual: number): Signal<number> {
  const found = Number(read(name) ?? NaN);
  const setting = signal(found >= least && found <= most ? found : usual);
  let first = true;
  effect(() => {
    const value = setting.value;
    if (!first) write(name, String(value)); // what was never chosen is not written down
    first = false;
  });
  return setting;
}

/** A short text. */
function keptText(name: string): Signal<string> {
  const setting = signal(read(name) ?? "");
  effect(() => write(name, setting.value));
  return setting;
}

/** A list of short texts, the latest first, such as the tables that were visited. */
export function keptList(name: string, most: number): Signal<string[]> {
  const setting = signal((read(name) ?? "").split(",").filter((part) => part !== ""));
  effect(() => write(name, setting.value.slice(0, most).join(",")));
  return setting;
}

export const MOTIONS = ["off", "fast", "normal", "slow"] as const;
export const TEXT_SIZES = ["normal", "large", "larger"] as const;
const stillness = matchMedia("(prefers-reduced-motion: reduce)").matches;
const finger = matchMedia("(pointer: coarse)").matches;
const german = navigator.language.toLowerCase().startsWith("de");

export const language = kept<Language>("language", ["en", "de"], german ? "de" : "en");
export const theme = kept<Theme>("theme", ["dark", "light"], "dark");
export const motion = kept<Motion>("motion", MOTIONS, stillness ? "off" : "normal");
/** Of all sounds, in hundredths; 0: none. On a phone nothing is heard unless asked for. */
export const volume = keptNumber("volume", [0, 100], finger ? 0 : 40);
export const textSize = kept<TextSize>("text-size", TEXT_SIZES, "normal");
export const textMode = keptFlag("text-mode", false);
export const confirmEnd = keptFlag("confirm-end", false);
/** Ask where something could still be done. */
export const confirmUnspent = keptFlag("confirm-unspent", true);
/** What the player is called at tables; asked for once. */
export const myName = keptText("name");
export const notify = keptFlag("notify", false);
export const visited = keptList("tables", 50);
export const lessonsDone = keptList("lessons", 100);

/** Remember a table, so that the home page lists it even where the server's list is private. */
export function remember(table: string): void {
  visited.value = [table, ...visited.value.filter((other) => other !== table)];
}

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});
effect(() => {
  document.documentElement.lang = language.value;
});
effect(() => {
  document.documentElement.dataset["text"] = textSize.value;
});
effect(() => {
  document.documentElement.dataset["motion"] = motion.value;
});
