// What one table's screen shares among its parts.

import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { call } from "../api";
import { openTable, type Live } from "../live";
import { confirmEnd, language } from "../settings";
import type { Board, Option } from "../wire";
import type { Subject } from "./board/about";
import { isAbout, partsOf, type Part } from "./board/picking";
import type { Zones } from "./board/zones";
import { OddsBook } from "./chances";
import { isDouble } from "./hands";
import { lastAct, noteAct } from "./memory";
import { Stepper } from "./stepper";

type Panel = "" | "about" | "rules" | "luck" | "seats" | "keys" | "more";

export class TableState {
  readonly live: Live;
  readonly board: Signal<Board | null> = signal(null);
  /** Texts of the options that are pointed at, on the board or in the list. */
  readonly hot: Signal<string[]> = signal([]);
  /** Nouns that a log line speaks of, while it is pointed at. */
  readonly spoken: Signal<string[]> = signal([]);
  /** Something beside the board that was pointed at last: a fact, or the gauge. */
  readonly told: Signal<Subject | null> = signal(null);
  readonly panel: Signal<Panel> = signal("");
  /** What can be picked, and what is: it narrows the options, on the board and in the list. */
  readonly parts: ReadonlySignal<Part[]>;
  readonly picked: Signal<string> = signal("");
  /** The options that the list shows: of those about a part, the ones about what is picked. */
  readonly offered: ReadonlySignal<Option[]>;
  /** The paragraph that the rules are opened at. */
  readonly rule: Signal<string> = signal("");
  readonly logOpen: Signal<boolean> = signal(false);
  /** The option that is to be confirmed before it is taken. */
  readonly doubt: Signal<string> = signal("");
  readonly odds: OddsBook;
  readonly stepper: Stepper;
  /** The zones that the board shows: those of a step while one is shown. */
  readonly zones: ReadonlySignal<Zones>;
  readonly acted: Signal<{ log: number; sequence: number } | null>;
  private stops: Array<() => void> = [];
  private replied = ""; // the question that was replied to last
  private answered: number | null = null; // the position that an answer is under way for

  constructor(readonly id: string) {
    this.live = openTable(id);
    this.stepper = new Stepper(this.live);
    this.odds = new OddsBook(this.live);
    this.zones = computed(() => this.stepper.zones.value ?? this.live.view.value?.zones ?? {});
    this.parts = computed(() => this.partsNow());
    this.offered = computed(() => this.offeredNow());
    this.acted = signal(lastAct(id));
    this.stops.push(this.fetchBoard(), this.forgetAnswer());
  }

  /** Take an option, after a question if the player wants one where there is no way back. */
  async choose(text: string): Promise<void> {
    const asked = this.live.view.value?.prompt?.words ?? "";
    if (isDouble() && asked !== this.replied) return; // a double click was meant for the question before
    this.replied = asked;
    const sure = !this.warningOf(text) && !(confirmEnd.value && (await this.isFinal(text)));
    if (!sure) this.doubt.value = text;
    else await this.take(text);
  }

  /** Take an option; what is still being shown of the past is skipped. */
  async take(text: string): Promise<void> {
    this.doubt.value = "";
    const sequence = this.live.view.value?.sequence ?? 0;
    if (this.answered === sequence) return; // pressed twice
    this.answered = sequence;
    this.stepper.skip();
    this.noteAct();
    await this.wish(this.live.choose(text));
  }

  /** Pick, or let go of what is picked. */
  readonly pick = (part: string): void => {
    this.picked.value = this.picked.value === part ? "" : part;
  };

  /** Pick what a lesson asks for. */
  pickFor(texts: string[]): void {
    const wanted = this.live.view.value?.prompt?.options.filter(({ text }) => texts.includes(text)) ?? [];
    const part = this.parts.value.find(({ about }) => wanted.some((option) => isAbout(option, about)));
    if (part) this.picked.value = part.about;
  }

  undo(to?: number): Promise<void> {
    this.stepper.skip();
    return this.wish(this.live.undo(to));
  }

  redo(): Promise<void> {
    this.stepper.skip();
    return this.wish(this.live.redo());
  }

  rewind(place: number): Promise<void> {
    this.stepper.skip();
    return this.wish(this.live.rewind(place));
  }

  readonly openRule = (number: string): void => {
    this.rule.value = number;
    this.panel.value = "rules";
  };

  close(): void {
    for (const stop of this.stops) stop();
    this.stepper.close();
    this.live.close();
  }

  /** A problem is shown by the screen, from `live.problem`. */
  private async wish(asked: Promise<void>): Promise<void> {
    this.hot.value = [];
    try {
      await asked;
    } catch {
      this.answered = null; // why, stands in live.problem
    }
  }

  private partsNow(): Part[] {
    const [board, view] = [this.board.value, this.live.view.value];
    return board && view?.prompt ? partsOf(board, view.zones, view.prompt.options) : [];
  }

  private offeredNow(): Option[] {
    const [parts, picked] = [this.parts.value, this.picked.value];
    const isShown = (option: Option): boolean =>
      isAbout(option, picked) || !parts.some(({ about }) => isAbout(option, about));
    return (this.live.view.value?.prompt?.options ?? []).filter(isShown);
  }

  /** How an option loses the game at once; empty if it does not. */
  warningOf(text: string): string {
    return this.live.view.value?.prompt?.options.find((option) => option.text === text)?.warning ?? "";
  }

  /** Whether luck follows, which no undo goes back over. */
  private async isFinal(text: string): Promise<boolean> {
    try {
      return (await this.odds.ask(text)).kind !== "certain";
    } catch {
      return false;
    }
  }

  private noteAct(): void {
    const view = this.live.view.value;
    if (!view) return;
    this.acted.value = { log: this.live.log.value.length, sequence: view.sequence };
    noteAct(this.id, this.acted.value);
  }

  /** Once the position is another one, it may be answered again. */
  private forgetAnswer(): () => void {
    return effect(() => {
      if (this.live.view.value?.sequence !== this.answered) this.answered = null;
    });
  }

  /** The board has words, so it is fetched anew in another language. */
  private fetchBoard(): () => void {
    const ready = computed(() => this.live.view.value !== null);
    return effect(() => {
      const query = { language: language.value };
      if (!ready.value) return;
      call("GET /tables/{table_id}/board", { path: { table_id: this.id }, query })
        .then((board) => {
          this.board.value = board;
        })
        .catch((problem) => {
          this.live.problem.value = problem;
        });
    });
  }
}

export const TableContext = createContext<TableState | null>(null);

export function useTable(): TableState {
  const state = useContext(TableContext);
  if (!state) throw new Error("There is no table around this part");
  return state;
}
