// Several choices that were one wish, such as a way of three steps: an undo takes them back as one, and a
// redo takes them again as one.

import type { View } from "../wire";

interface Whole {
  place: number; // of the journal, where its first choice stands
  latest: number; // and its last
  words: string;
}

export class Wholes {
  #known: Whole[] = [];
  #begun: { sequence: number; places: number[]; words: string } | null = null;

  /** A wish is sent, for several choices if it has words; what was taken back before can not be taken again. */
  begin({ sequence, undo }: View, words: string): void {
    this.#known = this.#known.filter(({ place }) => undo.places.includes(place));
    this.#begun = words ? { sequence, places: undo.places, words } : null;
  }

  /** The first view after the wish shows how many choices came of it. */
  hear({ sequence, undo }: View): void {
    if (!this.#begun || sequence <= this.#begun.sequence) return;
    const { places, words } = this.#begun;
    const made = undo.places.filter((place) => !places.includes(place));
    const [latest, place] = [made[0], made[made.length - 1]];
    if (latest !== undefined && place !== undefined) this.#known.push({ place, latest, words });
    this.#begun = null;
  }

  /** The wish that the latest choice belongs to, if it can be taken back whole. */
  of({ undo }: View): Whole | undefined {
    return this.#known.find(({ place, latest }) => undo.places[0] === latest && undo.places.includes(place));
  }

  /** The wish that was taken back last, if it was taken back whole. */
  undone({ undo }: View): Whole | undefined {
    return undo.redo ? this.#known.find(({ place }) => place === undo.redo_place) : undefined;
  }
}
