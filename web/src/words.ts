// The client's own sentences. What games say comes from the server, in the same language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts from "gathered:words";
import { language, type Language } from "./settings";

export { language };

export type Facts = Record<string, FluentVariable>;

const bundles: Partial<Record<Language, FluentBundle>> = {};

function bundle(of: Language): FluentBundle {
  const known = bundles[of];
  if (known) return known;
  const made = new FluentBundle(of, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(texts[of]))) throw error;
  bundles[of] = made;
  return made;
}

/** A sentence in the chosen language. Reading it in a component follows a change of language. */
export function say(key: string, facts?: Facts): string {
  const found = bundle(language.value).getMessage(key);
  if (!found?.value) throw new Error(`There are no words for ${key}`);
  return bundle(language.value).formatPattern(found.value, facts ?? null);
}

/** Whether there are words for a key, for keys that are made of a game's names. */
export function canSay(key: string): boolean {
  return bundle(language.value).hasMessage(key);
}

/** The browser's own way to write the chosen language, such as a clock of 24 hours. */
function locale(): string {
  return navigator.languages.find((tag) => tag.startsWith(language.value)) ?? language.value;
}

const DAY = 24 * 60 * 60 * 1000;

/** A moment as an hour, with the day if it was not today. */
export function when(seconds: number): string {
  const moment = new Date(seconds * 1000);
  const hour = moment.toLocaleTimeString(locale(), { timeStyle: "short" });
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(moment).setHours(0, 0, 0, 0)) / DAY);
  if (days > 1) return `${moment.toLocaleDateString(locale(), { dateStyle: "medium" })}, ${hour}`;
  const day = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-days, "day");
  return `${day}, ${hour}`;
}

/** A share from 0 to 1 as whole per cent, written as games write it. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}\u00a0%`;
}
