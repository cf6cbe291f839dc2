// Picking: an area such as one kind of worker leaves, everywhere else, only what can be done with it.
// What is picked stays picked, so that the next one goes to its place with one more click.

import type { Option } from "../../wire";
import type { Place } from "./places";

export function isLit(place: Place): boolean {
  return place.options.length > 0 || place.pick !== undefined;
}

/** Whether an option is about a part of its noun: "repair-soldier" is about "soldier". */
function isAbout({ noun }: Option, part: string): boolean {
  const name = String(noun ?? "");
  return name === part || name.endsWith(`-${part}`);
}

/** The places with what can be picked now, and what is left of the others. */
export function picking(places: Place[], picked: string): Place[] {
  if (!places.some((place) => place.options.length > 1)) return places; // one click is enough
  const offered = places.flatMap((place) => place.options);
  const parts = new Set(
    places.flatMap(({ area, options }) =>
      area.picks && !options.length && offered.some((option) => isAbout(option, area.picks ?? "")) ? [area.picks] : [],
    ),
  );
  if (!parts.size) return places;
  return places.map((place) => {
    const part = place.area.picks ?? "";
    if (parts.has(part)) return { ...place, pick: part === picked ? "taken" : "open" };
    if (!parts.has(picked)) return place;
    return { ...place, options: place.options.filter((option) => isAbout(option, picked)) };
  });
}
