import type { Analysis } from "../../wire";

/** Where to try again: the dearest turn, at the decision that made it so; null if none was dear. */
export function turningPoint(analysis: Analysis): number | null {
  const dear = analysis.dearest[0];
  return dear ? (dear.mistake?.place ?? dear.turn.place) : null;
}
