// Several choices that were one wish, such as a way of three steps: an undo takes them back as one.

import type { View } from "../wire";

interface Whole {
  place: number; // of the journal, where its first choice stands
  latest: number; // and its last
  words: string;
}

export class Wholes {
  private known: Whole[] = [];
  private begun: { sequence: number; places: number[]; words: string } | null = null;

  /** A wish for several choices is sent. */
  begin({ sequence, undo }: View, words: string): void {
    this.begun = { sequence, places: undo.places, words };
  }

  /** The first view after the wish shows how many choices came of it. */
  hear({ sequence, undo }: View): void {
    if (!this.begun || sequence <= this.begun.sequence) return;
    const { places, words } = this.begun;
    const made = undo.places.filter((place) => !places.includes(place));
    const [latest, place] = [made[0], made[made.length - 1]];
    if (latest !== undefined && place !== undefined) this.known.push({ place, latest, words });
    this.begun = null;
  }

  /** The wish that the latest choice belongs to, if it can be taken back whole. */
  of({ undo }: View): Whole | undefined {
    return this.known.find(({ place, latest }) => undo.places[0] === latest && undo.places.includes(place));
  }
}
