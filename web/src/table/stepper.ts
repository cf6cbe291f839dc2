// What happened since a choice, shown line by line. It only changes what is drawn: the prompt and
// the actions are always those of now, and whoever acts or clicks skips the rest.

import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import { call } from "../api";
import type { Live } from "../live";
import { motion } from "../settings";
import type { FrameStep, LogLine, View } from "../wire";
import { nounsOf } from "./board/nouns";
import type { Zones } from "./board/zones";

interface Step {
  line: LogLine;
  zones: Zones;
}

const PAUSE = { off: 0, fast: 320, normal: 700 } as const; // milliseconds for a line,
const PER_LETTER = { off: 0, fast: 0, normal: 9 } as const; // and for its length
const WORTHWHILE = 2; // lines; one alone is seen without being shown

export class Stepper {
  readonly steps: Signal<Step[]> = signal([]);
  readonly at: Signal<number> = signal(0);
  readonly playing: Signal<boolean> = signal(false);
  readonly step: ReadonlySignal<Step | null> = computed(() => this.steps.value[this.at.value] ?? null);
  readonly nouns: ReadonlySignal<string[]> = computed(() =>
    this.step.value ? nounsOf(this.step.value.line) : [],
  );
  private readonly held: Signal<Zones | null> = signal(null); // until the steps are here
  readonly zones: ReadonlySignal<Zones | null> = computed(
    () => this.step.value?.zones ?? this.held.value,
  );
  private last: View | null = null;
  private heard = 0;
  private timer = 0;
  private asked = 0;
  private readonly stop: () => void;

  constructor(private readonly live: Live) {
    this.stop = effect(() => {
      const view = live.view.value;
      if (view) this.follow(view);
    });
  }

  /** Leave the past and show what is now. */
  skip(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.held.value = null;
    this.playing.value = false;
    this.steps.value = [];
    this.at.value = 0;
  }

  go(by: number): void {
    clearTimeout(this.timer);
    this.playing.value = false;
    const next = this.at.value + by;
    if (next >= this.steps.value.length) this.skip();
    else this.at.value = Math.max(0, next);
  }

  /** Step by hand through what happened since a place of the journal. */
  async review(since: number): Promise<void> {
    this.skip();
    await this.load(since, null);
    this.playing.value = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.stop();
    this.skip();
  }

  private follow(view: View): void {
    const before = this.last;
    const heard = this.heard;
    this.last = view;
    this.heard = view.log_from + view.log.length;
    const otherEyes = view.secrets && before?.seat !== view.seat;
    if (!before || otherEyes || view.sequence < before.sequence) {
      this.skip();
      return;
    }
    const fresh = this.heard - Math.max(heard, view.log_from);
    if (fresh >= WORTHWHILE && motion.peek() !== "off" && view.log_from >= heard) {
      const steps = view.steps;
      if (steps) untracked(() => this.add(before.zones, steps));
      else void this.load(before.sequence, before.zones);
    }
  }

  /** Ask for steps that did not come with the view. */
  private async load(since: number, from: Zones | null): Promise<void> {
    const asked = this.asked;
    if (!this.step.peek()) this.held.value = from;
    try {
      const path = { table_id: this.live.id };
      const query = { since, seat: this.live.view.peek()?.seat ?? null };
      const frames = await call("GET /tables/{table_id}/frames", { path, query });
      if (asked !== this.asked) return;
      this.add(frames.start, frames.steps);
    } catch {
      // It was only to be shown; what is now is on the board already.
    } finally {
      if (asked === this.asked) this.held.value = null;
    }
  }

  private add(start: Zones, changes: FrameStep[]): void {
    const lines = this.live.log.peek();
    let zones = start;
    const more: Step[] = [];
    for (const change of changes) {
      zones = { ...zones, ...change.zones };
      const line = lines[change.line];
      if (line) more.push({ line, zones });
    }
    this.steps.value = [...this.steps.value, ...more];
    if (more.length && !this.playing.value) this.play();
  }

  private play(): void {
    this.playing.value = true;
    const speed = motion.peek();
    const length = this.step.value?.line.words.length ?? 0;
    const wait = PAUSE[speed] + PER_LETTER[speed] * length;
    this.timer = window.setTimeout(() => this.next(), wait);
  }

  private next(): void {
    if (this.at.value + 1 >= this.steps.value.length) this.skip();
    else {
      this.at.value += 1;
      this.play();
    }
  }
}
