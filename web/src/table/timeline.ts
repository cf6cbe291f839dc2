// The moment that the table's screen shows. What a view tells is shown line by line before the view
// itself, and every part of the screen reads the same moment: board, panel, log, prompt, verdict.
// Views that come meanwhile wait behind; whoever skips sees the newest.

import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import { call } from "../api";
import { language, motion, textMode } from "../settings";
import type { Frames, FrameStep, LogLine, View } from "../wire";
import { nounsOf } from "./board/nouns";
import type { Zones } from "./board/zones";
import { isOpeningTold, noteOpening } from "./memory";

export interface Moment {
  /** The table as it is shown. While steps are shown nothing is asked, and only the zones move on. */
  view: View;
  /** What has been told by then. */
  log: LogLine[];
  /** Whether this is a step, or the wait for one, and not yet how things stand. */
  past: boolean;
  /** The line that is being shown. */
  line: LogLine | null;
  /** All that is shown with it: quiet lines in a row are one beat. */
  beat: LogLine[];
  /** How it ended, while that is shown after the last line. */
  verdict: View | null;
}

/** How many letters there are to read besides a line, in what comes up with it; 0: nothing does. */
export type Weigh = (line: LogLine) => number;

/** Whether a line need not be watched by itself. */
export type IsQuiet = (line: LogLine | undefined) => boolean;

interface Told {
  view: View;
  log: LogLine[];
}

interface Step {
  line: number;
  zones: Zones;
  outlook: View["outlook"]; // how things stood
  verdict?: View; // the game is over, and all was told
}

/** What leads from one view to the next. */
interface Stretch {
  before: View;
  log: LogLine[]; // with all that is told on the way
  from: number; // lines that were told before
  steps: Step[] | null; // null: they are asked for
  end: View | null; // how it ended, if it leads there
}

const PAUSE = { off: 0, fast: 320, normal: 700, slow: 1400 } as const; // milliseconds for a line,
const PER_LETTER = { off: 0, fast: 0, normal: 9, slow: 24 } as const; // and for its length
const LEAST = { off: 0, fast: 900, normal: 1400, slow: 3600 } as const; // for what comes up with it,
const TO_READ = { off: 0, fast: 4, normal: 14, slow: 45 } as const; // for each letter that is read there,
const MOST = { off: 0, fast: 900, normal: 4000, slow: 12000 } as const; // and for all of them
const HASTE = 2; // times as fast a line passes, at most, while other views wait
const KEPT = 20; // stretches that one can step back into

export class Timeline {
  readonly #now: Signal<Told | null> = signal(null);
  readonly #stretches: Signal<Stretch[]> = signal([]);
  readonly #place: Signal<number> = signal(-1); // of the step that is shown
  readonly #known = computed(() => knownSteps(this.#stretches.value));
  readonly moment: ReadonlySignal<Moment | null> = computed(() => this.#momentNow());
  readonly nouns: ReadonlySignal<string[]> = computed(() => {
    return this.moment.value?.beat.flatMap(nounsOf) ?? [];
  });
  /** Which of the steps is shown, and how many there are. */
  readonly count: ReadonlySignal<[number, number]> = computed(() => [
    this.#place.value + 1,
    this.#known.value.length,
  ]);
  /** Lines that came with the newest view and are not shown in steps: one's own, or all without motion. */
  readonly news: Signal<LogLine[]> = signal([]);
  #opening: Stretch | null = null; // which waits for the board
  #first = 0; // step of the beat that is shown
  #own = -1; // the position that the player acted on
  #due = false; // the next step is to be shown as soon as it is here
  #timer = 0;
  readonly #stop: () => void;

  constructor(
    private readonly id: string,
    private readonly weigh: Weigh = () => 0,
    private readonly isQuiet: IsQuiet = () => false,
  ) {
    this.#stop = effect(() => {
      if (motion.value === "off" || textMode.value) untracked(() => this.skip());
    });
  }

  /** A view has come. */
  hear(view: View, log: LogLine[]): void {
    const before = this.#now.peek();
    batch(() => {
      this.#now.value = { view, log };
      this.news.value = [];
      if (!before) this.#begin({ view, log });
      else if (!follows(before, { view, log })) this.skip();
      else if (log.length > before.log.length) this.#lead(before, { view, log });
    });
  }

  /** The board is here, which says what comes up with a line: an opening that waits for it is told. */
  open(): void {
    const [first] = this.#stretches.peek();
    if (!first || first !== this.#opening) return;
    this.#opening = null;
    this.#due = true;
    void this.#load(first, 0, first.before.seat);
  }

  /** The first look at a game in which nobody has acted: its set-up is told as all that follows. */
  #begin({ view, log }: Told): void {
    if (!view.fresh || !log.length || isOpeningTold(this.id)) return;
    noteOpening(this.id);
    if (isStill()) this.news.value = log;
    else {
      this.#opening = { before: view, log, from: 0, steps: null, end: null };
      this.#stretches.value = [this.#opening];
    }
  }

  /** The player acts on a position: a single line that comes of it is seen without being shown. */
  expect(sequence: number): void {
    this.#own = sequence;
  }

  /** Leave the past and show what is now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#due = false;
    batch(() => {
      this.#stretches.value = [];
      this.#place.value = -1;
    });
  }

  /** Go on from what came up with a line, else to what is now. */
  goOn(): void {
    if (this.#isStaged()) this.#next();
    else this.skip();
  }

  /** Step by hand. */
  go(by: number): void {
    clearTimeout(this.#timer);
    if (this.#place.value >= 0) this.#due = false;
    const place = this.#place.value + by;
    if (this.#known.value[place]) this.#place.value = this.#first = place;
    else if (place > 0 && !this.#isWaiting()) this.skip();
  }

  /** Step by hand through what happened since a place of the journal. */
  async review(since: number): Promise<void> {
    const now = this.#now.peek();
    if (!now) return;
    const frames = await this.#ask(since, now.view.seat);
    if (!frames || this.#now.peek() !== now) return;
    const before = { ...now.view, zones: frames.start, outlook: frames.outlook, result: null };
    const [first] = frames.steps;
    if (!first) return;
    const steps = stepsOf(before, frames.steps, first.line, now.log.length);
    this.skip();
    batch(() => {
      this.#stretches.value = [{ before, log: now.log, from: first.line, steps, end: null }];
      this.#place.value = this.#first = 0;
    });
  }

  close(): void {
    this.#stop();
    this.skip();
  }

  #momentNow(): Moment | null {
    const [first] = this.#stretches.value;
    if (!first) return this.#now.value && { ...this.#now.value, past: false, line: null, beat: [], verdict: null };
    const place = this.#place.value;
    const step = this.#known.value[place];
    if (!step) return earlier(first, { ...first.before, line: first.from - 1 }, []);
    return earlier(step.stretch, step, this.#known.value.slice(this.#first, place + 1).flatMap(told));
  }

  /** Lead to a view step by step, unless that is not wanted or there is hardly anything to show. */
  #lead(before: Told, after: Told): void {
    const idle = !this.#stretches.peek().length;
    const single = this.#own === before.view.sequence && after.log.length === before.log.length + 1;
    const plain = single && !after.view.result && after.log.slice(-1).every((line) => !this.weigh(line));
    const still = isStill();
    if (still) this.skip();
    if (still || (idle && plain)) this.news.value = after.log.slice(before.log.length);
    else this.#add(before, after, idle);
  }

  #add(before: Told, { view, log }: Told, idle: boolean): void {
    const from = before.log.length;
    const single = log.length - from === 1 ? [{ ...standingOf(view), line: from }] : null;
    const steps = view.steps ? stepsOf(before.view, view.steps, from, log.length) : single;
    const end = view.result && !before.view.result ? view : null;
    const stretch = { before: before.view, log, from, steps, end };
    this.#stretches.value = [...this.#stretches.peek(), stretch];
    if (!steps) void this.#load(stretch, before.view.sequence, view.seat);
    if (idle || this.#due) this.#next();
  }

  /** Ask for steps that did not come with the view. They may go further than it does. */
  async #load(stretch: Stretch, since: number, seat: number | null): Promise<void> {
    const { from, log } = stretch;
    const frames = await this.#ask(since, seat);
    if (!this.#stretches.peek().includes(stretch)) return; // it was skipped
    const start = frames ? { zones: frames.start, outlook: frames.outlook } : standingOf(stretch.before);
    const before = { ...stretch.before, ...start };
    const steps = frames ? stepsOf(start, frames.steps, from, log.length) : [];
    const loaded = { ...stretch, before, steps };
    batch(() => {
      this.#stretches.value = this.#stretches.peek().map((one) => (one === stretch ? loaded : one));
      if (this.#due) this.#next();
    });
  }

  async #ask(since: number, seat: number | null): Promise<Frames | null> {
    const query = { since, seat, language: language.peek() };
    try {
      return await call("GET /tables/{table_id}/frames", { path: { table_id: this.id }, query });
    } catch {
      return null; // They were only to be shown; what is now is known already.
    }
  }

  #isStaged(): boolean {
    const moment = this.moment.peek();
    return Boolean(moment?.verdict) || Boolean(moment?.past && moment.line && this.weigh(moment.line));
  }

  #isWaiting(): boolean {
    return this.#stretches.peek().some(({ steps }) => steps === null);
  }

  /** Show the next step; after the last one, how things stand. */
  #next(): void {
    clearTimeout(this.#timer);
    const known = this.#known.peek();
    let place = (this.#first = this.#place.peek() + 1);
    if (motion.peek() !== "slow") while (this.#isQuiet(known[place]) && this.#isQuiet(known[place + 1])) place += 1;
    const step = known[place];
    this.#due = !step;
    if (step) {
      batch(() => {
        this.#place.value = place;
        this.#forgetFirst();
      });
      this.#timer = window.setTimeout(() => this.#next(), this.#pause());
    } else if (!this.#isWaiting()) this.skip();
  }

  #isQuiet(step?: Known): boolean {
    return Boolean(step && !step.verdict && this.isQuiet(told(step)[0]));
  }

  /** Nobody steps back over many views. */
  #forgetFirst(): void {
    const [first, ...rest] = this.#stretches.peek();
    const length = first?.steps?.length ?? 0;
    if (rest.length < KEPT || this.#place.peek() < length) return;
    this.#stretches.value = rest;
    this.#first -= length;
    this.#place.value -= length;
  }

  /** How long a line is shown: shorter while other views wait, but what comes up with it can be read. */
  #pause(): number {
    const speed = motion.peek();
    const step = this.#known.peek()[this.#place.peek()];
    const stretches = this.#stretches.peek();
    const behind = step ? stretches.length - stretches.indexOf(step.stretch) : 1;
    const { line, verdict } = this.moment.peek() ?? {};
    const more = verdict?.result?.words.length ?? (line ? this.weigh(line) : 0);
    const time = PAUSE[speed] + PER_LETTER[speed] * (line?.words.length ?? 0);
    if (!more) return time / Math.min(behind, HASTE);
    return Math.max(LEAST[speed], PAUSE[speed] + Math.min(MOST[speed], TO_READ[speed] * more));
  }
}

type Known = Step & { stretch: Stretch };

function told({ stretch, line }: Known): LogLine[] {
  return stretch.log.slice(line, line + 1);
}

/** The steps up to the first that is not here yet. */
function knownSteps(stretches: Stretch[]): Known[] {
  const known: Known[] = [];
  for (const stretch of stretches) {
    if (!stretch.steps) break;
    for (const step of stretch.steps) known.push({ ...step, stretch });
    const { end, log } = stretch;
    if (end) known.push({ ...standingOf(end), line: log.length - 1, verdict: end, stretch });
  }
  return known;
}

type Standing = Pick<Step, "zones" | "outlook">;

function standingOf({ zones, outlook }: Standing): Standing {
  return { zones, outlook };
}

/** The lines from a number up to another, each with how things stood when it was told. */
function stepsOf(start: Standing, changes: FrameStep[], from: number, to: number): Step[] {
  let { zones, outlook } = start;
  const steps: Step[] = [];
  // A game may tell something before anything changes: that it begins.
  for (let line = from; line < (changes[0]?.line ?? to); line += 1) steps.push({ line, zones, outlook });
  for (const change of changes) {
    zones = { ...zones, ...change.zones };
    outlook = change.outlook ?? outlook;
    if (change.line >= from && change.line < to) steps.push({ line: change.line, zones, outlook });
  }
  return steps;
}

/** On the way from a view to the next: nothing is asked, and what was foretold is not drawn, only what stands. */
function earlier({ before, log }: Stretch, step: Step, beat: LogLine[]): Moment {
  const { line, zones, verdict } = step;
  const outlook = step.outlook && { ...step.outlook, marks: step.outlook.marks.filter(({ stands }) => stands) };
  const view = { ...before, zones, outlook, prompt: null };
  const said = { past: true, line: log[line] ?? null, beat, verdict: verdict ?? null };
  return { view, log: log.slice(0, line + 1), ...said };
}

/** Whether a view goes on from another: seen with the same eyes, and nothing was taken back. */
function follows(before: Told, after: Told): boolean {
  const otherEyes = after.view.secrets && before.view.seat !== after.view.seat;
  if (otherEyes || after.view.sequence < before.view.sequence) return false;
  if (after.log.length < before.log.length) return false;
  const first = Math.min(after.view.log_from, before.log.length);
  return before.log.slice(first).every((line, n) => isSame(line, after.log[first + n]));
}

function isSame(line: LogLine, other: LogLine | undefined): boolean {
  return line.event === other?.event && line.words === other.words;
}

/** Whether steps are not wanted; text mode tells what happened in its own way. */
function isStill(): boolean {
  return motion.peek() === "off" || textMode.peek();
}
