// What one table's screen shares among its parts.

import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { call } from "../api";
import { openTable, type How, type Live } from "../live";
import { confirmEnd, confirmUnspent, language } from "../settings";
import { play, type SoundName } from "../sound";
import type { Board, Chapter, LogLine, Me, Option, Reasons, Refused, Seat, View } from "../wire";
import { verdictOf } from "../screens/end/verdict";
import { toast } from "../ui/toast";
import { say } from "../words";
import type { Subject } from "./board/about";
import { bringAll } from "./board/art";
import { isAbout, partsOf, type Part } from "./board/picking";
import { OddsBook } from "./chances";
import { digitsOf } from "./digits";
import { inGroups } from "./groups";
import { isDouble, isQuick, isSpotAgain, noteSpot, rest } from "./hands";
import { lastAct, noteAct } from "./memory";
import { ledBoard, seatName, yourPeople } from "./people";
import { cardNoun, chapterWords, sceneOf, stagedBy, type Staged } from "./story/staged";
import { wordsSaid } from "./Talk";
import { Timeline, type Moment } from "./timeline";
import { Wholes } from "./wholes";

/** A wish that was made and is not answered yet. */
interface Sent {
  option: string; // its text, if it is a choice
  words: string;
}

const NONE: never[] = [];
const LATE = 2000; // milliseconds after which an answer is missed
const SHOWN = 4000; // milliseconds in which the board shows what a friend points at
const READ = 3000; // milliseconds in which a card that is told below the board stays there

type Panel = "" | "about" | "card" | "rules" | "luck" | "seats" | "keys" | "more" | "settings" | "talk";

export class TableState {
  readonly live: Live;
  readonly board: Signal<Board | null> = signal(null);
  /** The same as it is drawn: it says who leads whom. */
  readonly drawn: ReadonlySignal<{ board: Board; yours: string[] } | null>;
  /** Texts of the options that are pointed at, on the board or in the list. */
  readonly hot: Signal<string[]> = signal([]);
  /** Whether that is on the board. */
  readonly overMap: Signal<boolean> = signal(false);
  /** Nouns that a log line speaks of, while it is pointed at. */
  readonly spoken: Signal<string[]> = signal([]);
  /** How many lines of the talk were read. */
  readonly read: Signal<number> = signal(0);
  /** The key of something beside the board that was pointed at last: a fact, or the gauge. */
  readonly told: Signal<string> = signal("");
  readonly panel: Signal<Panel> = signal("");
  /** What can be picked, and what is: it narrows the options, on the board and in the list. */
  readonly parts: ReadonlySignal<Part[]>;
  readonly picked: Signal<string> = signal("");
  /** The options that the list shows: of those about a part, the ones about what is picked. */
  readonly offered: ReadonlySignal<Option[]>;
  /** The digits that choose them, by their texts. */
  readonly digits: ReadonlySignal<ReadonlyMap<string, number>>;
  /** The paragraph that the rules are opened at. */
  readonly rule: Signal<string> = signal("");
  readonly logOpen: Signal<boolean> = signal(false);
  /** The option that is to be confirmed before it is taken. */
  readonly doubt: Signal<string> = signal("");
  readonly odds: OddsBook;
  /** Why what is shown cannot be done, as far as it was asked for. */
  readonly reasons: ReadonlySignal<Refused[]>;
  readonly #known: Signal<Reasons | null> = signal(null);
  #reasoned: number | null = null; // the position whose reasons were asked for
  readonly timeline: Timeline;
  /** What all parts of the screen show; null before the first view. */
  readonly moment: ReadonlySignal<Moment | null>;
  /** What stands over the board with the line that is shown. */
  readonly staged: ReadonlySignal<Staged | null>;
  /** Cards that have just come up and are not shown, as nobody wants motion; the first is told. */
  readonly cardsNow: ReadonlySignal<string[]>;
  readonly #passed: Signal<number> = signal(0); // of those, how many were looked at
  /** What has become of a part of the game that ended since the player acted. */
  readonly closing: ReadonlySignal<Chapter | null>;
  readonly #heard: Signal<number> = signal(0); // lines of the log; what closed a part before them was looked at
  #since = 0; // when the first of them came up
  /** The card that is looked at again. */
  readonly card: Signal<string> = signal("");
  readonly sent: Signal<Sent | null> = signal(null);
  /** What was wished while the line is down; it is sent as soon as the line is back. */
  readonly pending: ReadonlySignal<Sent | null>;
  /** What was wished a while ago and is not answered yet, though the line seems to be there. */
  readonly late: Signal<Sent | null> = signal(null);
  readonly acted: Signal<{ log: number; sequence: number } | null>;
  readonly #wholes = new Wholes();
  #stops: Array<() => void> = [];
  #replied = ""; // the question that was replied to last
  #answered: number | null = null; // the position that an answer is under way for
  #wanted: string[] = NONE; // what a lesson asks for
  #changed = -Infinity; // when the table last showed something else
  #keyed = { digit: 0, text: "" }; // what was chosen by a digit last

  constructor(readonly id: string) {
    this.timeline = new Timeline(
      id,
      (line) => lettersOf(stagedBy(this.board.peek(), line)),
      (line) => Boolean(line && this.board.peek()?.story?.quiet.includes(line.event)),
    );
    this.moment = this.timeline.moment;
    this.staged = computed(() => this.#stagedNow());
    this.cardsNow = computed(() => this.#cardsToTell().slice(this.#passed.value));
    this.closing = computed(() => this.#closingNow());
    this.live = openTable(id, (view, log) => this.timeline.hear(view, log));
    const seated = computed(() => JSON.stringify(this.live.view.value?.seats.map(({ here: _, ...seat }) => seat)));
    this.drawn = computed(() => drawnFor(this.board.value, this.live.me.value, seated.value));
    this.pending = computed(() => (this.live.connection.value === "live" ? null : this.sent.value));
    this.reasons = computed(() => {
      const current = this.moment.value?.view.sequence === this.#known.value?.sequence;
      return (current && this.#known.value?.refused) || NONE;
    });
    this.odds = new OddsBook(this);
    this.parts = computed(() => this.#partsNow());
    this.offered = computed(() => this.#offeredNow());
    this.digits = computed(() => this.#digitsNow());
    this.acted = signal(lastAct(id));
    this.#stops.push(this.#fetchBoard(), this.#forgetAnswer(), this.#followWholes(), this.#countCardsAnew(), this.#noteChanges(), this.#sound(), this.#hear());
  }

  /** Leave what is being shown of the past; a double click that does so chooses nothing. */
  readonly skip = (): void => {
    this.#replied = "";
    this.timeline.skip();
  };

  /** Go on from a card or a title; else leave what is being shown. */
  readonly goOn = (): void => {
    this.#replied = "";
    this.timeline.goOn();
  };

  readonly openCard = (noun: string): void => {
    this.card.value = noun;
    this.panel.value = "card";
  };

  /** The card that is told below the board was looked at. */
  readonly passCard = (): void => {
    this.#passed.value += 1;
    this.#heard.value = this.moment.value?.log.length ?? 0;
  };

  /** Take an option, after a question if the player wants one where there is no way back. */
  async choose(text: string, how: How = this.#howTo(text)): Promise<void> {
    const view = this.moment.value?.view;
    const asked = view?.prompt?.words ?? "";
    this.#keyed = { digit: 0, text: "" }; // after another choice, the digit before it is meant anew
    if (isDouble() && asked !== this.#replied) return; // a double click was meant for the question before
    this.#replied = asked;
    if (this.#isStray(text)) return;
    const option = view?.prompt?.options.find((one) => one.text === text);
    const gives = option?.closes === "luck" || (confirmUnspent.value && option?.unspent);
    const asks = option?.warning || (gives && !this.#wanted.includes(text));
    const final = asks || (confirmEnd.value && (await this.#isFinal(text)));
    if (view?.sequence !== this.moment.value?.view.sequence) return; // the question has passed
    if (final) this.doubt.value = text;
    else await this.take(text, how);
  }

  /** A second click on the same spot, before anybody can have read what stands there now, ends nothing; it
   * says so, and the next one counts. What a lesson asks for was read. */
  #isStray(text: string): boolean {
    const option = this.moment.value?.view.prompt?.options.find((one) => one.text === text);
    const ends = Boolean(option?.ends_question) && !this.#wanted.includes(text);
    const stray = ends && isSpotAgain(this.#changed);
    noteSpot(!stray);
    if (stray && option) toast(say("spot-again", { words: option.words }));
    return stray;
  }

  /** Take what a digit stands at. Pressed twice at once, it does nothing else than the first time. */
  chooseByDigit(digit: number): void {
    const text = [...this.digits.value].find(([, held]) => held === digit)?.[0];
    if (text === undefined) return;
    const option = this.offered.value.find((one) => one.text === text);
    const stray = this.#keyed.digit === digit && this.#keyed.text !== text && isQuick(this.#changed);
    if (stray && option) toast(say("digit-again", { words: option.words, digit }));
    else void this.choose(text);
    this.#keyed = { digit: stray ? 0 : digit, text };
  }

  /** Take an option of what is shown. */
  async take(text: string, how: How = this.#howTo(text)): Promise<void> {
    this.doubt.value = "";
    const prompt = this.moment.value?.view.prompt;
    const { options = NONE, ways = NONE, wishes = NONE } = prompt ?? {};
    const option = [...options, ...ways].find((one) => one.text === text) ?? wishes.find(({ key }) => key === text);
    if (!option) return;
    play("tick");
    await this.#wish({ option: text, words: option.words }, (on) => {
      this.#noteAct();
      this.#wholes.begin(on, how === "once" ? "" : option.words);
      return this.live.choose(text, on, how);
    });
  }

  /** Whether an option is offered, or several steps lead to it. */
  #howTo(text: string): How {
    const offered = this.moment.value?.view.prompt?.options.some((one) => one.text === text);
    return offered ? "once" : "way";
  }

  /** Options are pointed at, on the board or in the list. */
  point(texts: string[], overMap = false): void {
    if (texts.join() === this.hot.value.join() && overMap === this.overMap.value) return;
    this.hot.value = texts;
    this.overMap.value = overMap;
  }

  /** Pick, or let go of what is picked. */
  readonly pick = (part: string): void => {
    this.picked.value = this.picked.value === part ? "" : part;
  };

  /** Pick what a lesson asks for. */
  pickFor(texts: string[]): void {
    this.#wanted = texts;
    const wanted = this.moment.value?.view.prompt?.options.filter(({ text }) => texts.includes(text)) ?? [];
    const part = this.parts.value.find(({ about }) => wanted.some((option) => isAbout(option, about)));
    if (part) this.picked.value = part.about;
  }

  /** Take back what was wished last: one choice, or several that were one wish. */
  undo(to?: number, words = this.undoWords()): Promise<void> {
    return this.#wish({ option: "", words }, (on) => this.live.undo(on, to ?? this.#wholes.of(on)?.place));
  }

  /** Take again what was taken back last: one choice, or several that were one wish. */
  redo(words = this.redoWords()): Promise<void> {
    return this.#wish({ option: "", words }, (on) => this.live.redo(on, this.#wholes.undone(on)?.latest));
  }

  rewind(place: number, words: string): Promise<void> {
    return this.#wish({ option: "", words }, (on) => this.live.rewind(on, place));
  }

  readonly openRule = (number: string): void => {
    this.rule.value = number;
    this.panel.value = "rules";
  };

  close(): void {
    for (const stop of this.#stops) stop();
    this.timeline.close();
    this.live.close();
  }

  /** Act on what is shown, or leave the past. A problem is shown by the screen, from `live.problem`. */
  async #wish(sent: Sent, ask: (on: View) => Promise<void>): Promise<void> {
    const moment = this.moment.value;
    if (!moment) return;
    if (moment.past) {
      this.skip();
      return;
    }
    if (this.#answered === moment.view.sequence) return; // pressed twice
    this.#answered = moment.view.sequence;
    this.hot.value = [];
    this.sent.value = sent;
    this.timeline.expect(moment.view.sequence);
    const timer = window.setTimeout(() => (this.late.value = sent), LATE);
    try {
      await ask(moment.view);
    } catch {
      this.#answered = null; // why, stands in live.problem
    } finally {
      clearTimeout(timer);
      if (this.late.value === sent) this.late.value = null;
      if (this.sent.value === sent) this.sent.value = null;
    }
  }

  #stagedNow(): Staged | null {
    const moment = this.moment.value;
    if (!moment?.past) return null;
    if (moment.verdict) return { kind: "verdict", view: moment.verdict };
    return stagedBy(this.board.value, moment.line);
  }

  #cardsToTell(): string[] {
    if (this.moment.value?.past) return NONE;
    return this.timeline.news.value.map((line) => cardNoun(this.board.value, line)).filter(Boolean);
  }

  #closingNow(): Chapter | null {
    const [moment, acted] = [this.moment.value, this.acted.value];
    if (!moment || moment.past || !acted) return null;
    const since = Math.max(acted.log, this.#heard.value);
    return moment.log.slice(since).findLast(({ chapter }) => chapter?.review)?.chapter ?? null;
  }

  /** What an undo would take back. */
  undoWords(): string {
    const view = this.moment.value?.view;
    return say("undo-what", { what: (view && this.#wholes.of(view)?.words) ?? view?.undo.words ?? "" });
  }

  /** What a redo would take again. */
  redoWords(): string {
    const view = this.moment.value?.view;
    const what = (view && this.#wholes.undone(view)?.words) ?? view?.redo_words ?? "";
    return what ? say("redo-what", { what }) : say("redo");
  }

  #partsNow(): Part[] {
    const [board, view] = [this.board.value, this.moment.value?.view];
    return board && view?.prompt ? partsOf(board, view.zones, view.prompt.options) : [];
  }

  #offeredNow(): Option[] {
    const [parts, picked] = [this.parts.value, this.picked.value];
    const isShown = (option: Option): boolean =>
      isAbout(option, picked) || !parts.some(({ about }) => isAbout(option, about));
    return inGroups((this.moment.value?.view.prompt?.options ?? []).filter(isShown));
  }

  #digitsNow(): ReadonlyMap<string, number> {
    const options = this.offered.value.filter((option) => !option.ends_question);
    return digitsOf(options, this.parts.value.length);
  }

  /** Something on the board is pointed at; why nothing can be done there is asked for once. */
  look(place: Subject): void {
    this.told.value = "";
    if (Date.now() - this.#since > READ) {
      this.passCard(); // something else is of interest now,
      this.#passed.value = Infinity; // and no other card
    }
    const view = this.moment.value?.view;
    const asked = view?.prompt && !this.moment.value?.past && view.seat !== null ? view.sequence : null;
    if (place.options.length || place.refused.length || asked === null || asked === this.#reasoned) return;
    this.#reasoned = asked;
    const path = { table_id: this.id };
    call("GET /tables/{table_id}/reasons", { path, query: { seat: view?.seat ?? null } })
      .then((found) => {
        if (found.sequence === this.#reasoned) this.#known.value = found;
      })
      .catch(() => undefined); // an extra: without it the place is explained all the same
  }

  /** Whether luck follows, which no undo goes back over. */
  async #isFinal(text: string): Promise<boolean> {
    try {
      const { kind } = await this.odds.ask(text);
      return kind === "exact" || kind === "simulated";
    } catch {
      return false;
    }
  }

  #noteAct(): void {
    const moment = this.moment.value;
    if (!moment) return;
    this.acted.value = { log: moment.log.length, sequence: moment.view.sequence };
    noteAct(this.id, this.acted.value);
  }

  /** Once another position is shown, it may be answered, and what was asked of the last has passed. */
  #forgetAnswer(): () => void {
    const shown = computed(() => this.moment.value?.view.sequence ?? null);
    return effect(() => {
      if (shown.value === this.#answered) return;
      this.#answered = null;
      this.doubt.value = "";
    });
  }

  /** Once something else is shown, a hand that only rests there means nothing by it. */
  #noteChanges(): () => void {
    const shown = computed(() => `${this.moment.value?.view.sequence} ${this.moment.value?.past}`);
    return effect(() => {
      if (!shown.value) return;
      this.#changed = performance.now();
      rest();
    });
  }

  #followWholes(): () => void {
    return effect(() => {
      const view = this.live.view.value;
      if (view) this.#wholes.hear(view);
    });
  }

  /** Let be heard what is shown; of what comes without being shown, one sound. */
  #sound(): () => void {
    let before: Moment | null = null;
    const hear = (line: LogLine | null | undefined): SoundName | null =>
      (line && sceneOf(this.board.peek(), line)?.sound) || null;
    return effect(() => {
      const [moment, news] = [this.moment.value, this.timeline.news.value];
      const shown = before;
      before = moment;
      if (!moment) return;
      const isOver = (one: Moment | null): boolean => Boolean(one?.verdict ?? one?.view.result);
      let name = moment.past && moment.line !== shown?.line ? hear(moment.line) : null;
      if (!moment.past && moment !== shown) name = news.map(hear).findLast(Boolean) ?? null;
      const end = moment.verdict ?? moment.view;
      if (shown && isOver(moment) && !isOver(shown)) name = verdictOf(end) === "lost" ? "defeat" : "victory";
      if (name) play(name);
    });
  }

  /** What somebody says is told at once, and what they show is lit for a while. */
  #hear(): () => void {
    return effect(() => {
      const said = this.live.said.value.at(-1);
      if (!said) return;
      untracked(() => {
        const { view, me } = this.live;
        const seat = view.value?.seats[said.seat];
        const mine = me.value?.seats.includes(said.seat);
        if (mine) this.read.value = this.live.said.value.length;
        else if (seat && this.panel.value !== "talk") toast(say("talk-said", { name: seatName(seat), words: wordsSaid(this, said) }));
        if (!said.noun) return;
        const shown = [said.noun];
        this.spoken.value = shown;
        setTimeout(() => this.spoken.value === shown && (this.spoken.value = NONE), SHOWN);
      });
    });
  }

  #countCardsAnew(): () => void {
    return effect(() => {
      if (!this.timeline.news.value) return;
      this.#passed.value = 0;
      this.#since = Date.now();
    });
  }

  /** The board has words, so it is fetched anew in another language. */
  #fetchBoard(): () => void {
    const ready = computed(() => this.live.view.value !== null);
    return effect(() => {
      const query = { language: language.value };
      if (!ready.value) return;
      call("GET /tables/{table_id}/board", { path: { table_id: this.id }, query })
        .then(async (board) => {
          this.board.value = board; // which says what cards and titles come up with a line,
          await bringAll(board); // and on whose drawing all of it is seen,
          this.timeline.open(); // from the first one on
        })
        .catch((problem) => {
          this.live.problem.value = problem;
        });
    });
  }
}

/** A board with its people; who sits where comes as text, as most views do not change it. */
function drawnFor(board: Board | null, me: Me | null, seated = "[]"): { board: Board; yours: string[] } | null {
  const seats = JSON.parse(seated) as Seat[];
  return board && { board: ledBoard(board, me, seats), yours: yourPeople(board, me, seats) };
}

/** How much there is to read in what comes up. */
function lettersOf(staged: Staged | null): number {
  if (staged?.kind === "card") return staged.card.story.length + (staged.card.parts?.[0] ?? staged.card).words.length;
  return staged?.kind === "chapter" ? chapterWords(staged.chapter).length : 0;
}

export const TableContext = createContext<TableState | null>(null);

export function useTable(): TableState {
  const state = useContext(TableContext);
  if (!state) throw new Error("There is no table around this part");
  return state;
}
