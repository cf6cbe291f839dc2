// Which digit chooses which option. While the same question is asked again and again, a digit goes on to
// mean the same, so that a key that is pressed twice never does something else.

import type { Option } from "../wire";

const LAST = 9;

/** The same place for another part, such as another kind of worker, has the same digit. */
function keyOf({ text }: Option, picked: string): string {
  return picked && text.endsWith(`-${picked}`) ? text.slice(0, -picked.length) : text;
}

export class Digits {
  private question = "";
  private held = new Map<string, number>();

  /** The digit of each option that has one, by its text; the first few are those of the parts. */
  assign(question: string, options: Option[], picked: string, parts: number): Map<string, number> {
    const asked = `${question} ${parts}`;
    if (asked !== this.question) this.held.clear();
    this.question = asked;
    const keys = options.map((option) => keyOf(option, picked));
    for (const key of keys) if (!this.held.has(key)) this.hold(key, new Set(keys), parts + 1);
    const digits = options.map((option, n): [string, number] => [option.text, this.held.get(keys[n] ?? "") ?? 0]);
    return new Map(digits.filter(([, digit]) => digit > 0));
  }

  /** Give a digit that is free, else one of what is not offered any more. */
  private hold(key: string, offered: ReadonlySet<string>, first: number): void {
    const taken = new Set(this.held.values());
    for (let digit = first; digit <= LAST; digit++) {
      if (taken.has(digit)) continue;
      this.held.set(key, digit);
      return;
    }
    const [old, digit] = [...this.held].find(([other]) => !offered.has(other)) ?? [];
    if (old === undefined || digit === undefined) return;
    this.held.delete(old);
    this.held.set(key, digit);
  }
}
