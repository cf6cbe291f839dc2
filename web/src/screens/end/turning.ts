import type { Analysis } from "../../wire";

const EVEN = 0.5;

/** Where the game turned: the costliest decision, else the last time that the chances were even. */
export function turningPoint(analysis: Analysis): number | null {
  const worst = analysis.worst[0];
  if (worst) return worst.place;
  const even = analysis.curve.findLast(({ chance }) => chance.value >= EVEN);
  return (even ?? analysis.curve[0])?.place ?? null;
}
