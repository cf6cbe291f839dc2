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

/** A moment as a day and an hour. */
export function when(seconds: number): string {
  const form = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(language.value, form).format(new Date(seconds * 1000));
}

/** A share from 0 to 1 as whole per cent. */
export function percent(share: number): string {
  const form = { style: "percent", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language.value, form).format(share);
}
