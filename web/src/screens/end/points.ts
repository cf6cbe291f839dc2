import { language } from "../../words";

/** A change of the chance to win in points of a hundred, with its sign: a true minus, as in the server's sentences. */
export function points(change: number): string {
  const format = new Intl.NumberFormat(language.value, {
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return format.format(100 * change).replace("-", "\u2212");
}

/** How many points of a hundred something cost, at least one: only what cost something is told. */
export function wholePoints(change: number): number {
  return Math.max(1, Math.round(100 * Math.abs(change)));
}
