import { language } from "../../words";

/** A change of the chance to win in points of a hundred, with its sign. */
export function points(change: number): string {
  const format = new Intl.NumberFormat(language.value, {
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return format.format(100 * change);
}
