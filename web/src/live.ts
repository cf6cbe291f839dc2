// A table that is open on this screen: its view, its log, and what can be done there.

import { batch, effect, signal, untracked, type Signal } from "@preact/signals";
import { asProblem, call, ownProblem } from "./api";
import { Channel, type Connection } from "./channel";
import { language, remember } from "./settings";
import { API, type Answer, type LogLine, type Me, type Message, type Problem, type Said, type View } from "./wire";
import { say } from "./words";

const LATER = 1000; // milliseconds until a server that did not answer is asked again

/** One choice, or several at one wish: all the way, as often as it is offered, all of its kind. */
export type How = NonNullable<Answer["how"]>;

export interface Live {
  readonly id: string;
  /** The newest view. What is shown of the game is the moment of the table's timeline. */
  readonly view: Signal<View | null>;
  readonly me: Signal<Me | null>;
  readonly connection: Signal<Connection>;
  /** What those who sit here said; only they are told. */
  readonly said: Signal<Said[]>;
  /** What was refused last; null again once something is granted. */
  readonly problem: Signal<Problem | null>;
  /**
   * Take an option of a view by its text. While the line is down it waits for it, and counts once.
   * Rejects with a Problem, which `problem` also holds.
   */
  choose(option: string, on: View, how?: How): Promise<void>;
  undo(on: View, to?: number): Promise<void>;
  redo(on: View, to?: number): Promise<void>;
  rewind(on: View, place: number): Promise<void>;
  /** Let the others who sit here hear something, or see a thing of the board. */
  say(text: string, noun?: string, option?: string): Promise<unknown>;
  /** Look with another seat's eyes; null: with those of a seat of one's own that is asked. */
  look(seat: number | null): void;
  close(): void;
}

/** Become somebody at a table: by a link if there is one, else as on one's own machine. */
export async function enter(id: string, link = "", name = ""): Promise<Me> {
  if (!link) {
    const { me } = await call("GET /tables/{table_id}", { path: { table_id: id } });
    if (me.host || me.watch || me.seats.length || me.hands.length) return me;
  }
  const body = link ? { link, name } : {};
  const { me } = await call("POST /tables/{table_id}/join", { path: { table_id: id }, body });
  return me;
}

/** Hears each view as it comes, with all of the log. */
type Hearer = (view: View, log: LogLine[]) => void;

export function openTable(id: string, hear: Hearer): Live {
  return new OpenTable(id, hear);
}

class OpenTable implements Live {
  readonly view = signal<View | null>(null);
  readonly me = signal<Me | null>(null);
  readonly connection = signal<Connection>("connecting");
  readonly said = signal<Said[]>([]);
  readonly problem = signal<Problem | null>(null);
  #log: LogLine[] = [];
  #seat: number | null = null;
  #channel: Channel | null = null;
  #seen: number | null = null;
  #seated = "";
  #stops: Array<() => void> = [];
  #closed = false;

  constructor(
    readonly id: string,
    private readonly hear: Hearer,
  ) {
    void this.#arrive();
  }

  choose(option: string, { sequence, seat }: View, how: How = "once"): Promise<void> {
    const key = crypto.getRandomValues(new Uint32Array(3)).join("-");
    return this.#wish({ choice: { sequence, option, key, seat, how } });
  }

  undo({ sequence, seat }: View, to?: number): Promise<void> {
    return this.#wish({ undo: { sequence, to: to ?? null, seat } });
  }

  redo({ sequence, seat }: View, to?: number): Promise<void> {
    return this.#wish({ redo: { sequence, to: to ?? null, seat } });
  }

  rewind({ sequence, seat }: View, place: number): Promise<void> {
    return this.#wish({ rewind: { sequence, to: place, seat } });
  }

  say(text: string, noun = "", option = ""): Promise<unknown> {
    return this.#channel?.send({ say: { text, noun, option, seat: this.view.peek()?.seat ?? null } }) ?? Promise.resolve();
  }

  look(seat: number | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#again();
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    this.#channel?.close();
  }

  async #arrive(): Promise<void> {
    try {
      this.me.value = await enter(this.id);
    } catch (thrown) {
      const problem = asProblem(thrown);
      this.problem.value = problem;
      const later = problem.code === "unreachable" && !this.#closed;
      this.connection.value = later ? "lost" : "closed";
      if (later) setTimeout(() => void this.#arrive(), LATER);
      return;
    }
    if (this.#closed) return;
    this.problem.value = null;
    remember(this.id);
    this.#listen();
  }

  #listen(): void {
    const channel = new Channel({
      url: () => this.#url(),
      since: () => this.#seen,
      onView: (view) => this.#take(view),
      onTalk: (lines) => {
        this.said.value = [...this.said.value.filter(({ number }) => number < (lines[0]?.number ?? 0)), ...lines];
      },
      onRefused: (code) => this.#ask(code),
    });
    this.#channel = channel;
    this.#stops.push(
      effect(() => {
        this.connection.value = channel.connection.value;
      }),
    );
    this.#followLanguage();
  }

  #followLanguage(): void {
    let spoken = language.value;
    this.#stops.push(
      effect(() => {
        if (language.value === spoken) return;
        spoken = language.value;
        untracked(() => this.#again());
      }),
    );
  }

  /** All lines of the log come anew: other eyes or another language have other words. */
  #again(): void {
    this.#seen = null;
    this.#channel?.restart();
  }

  #url(): string {
    const query = new URLSearchParams({ language: language.value });
    if (this.#seat !== null) query.set("seat", String(this.#seat));
    if (this.#seen !== null) query.set("since", String(this.#seen));
    const base = location.origin.replace(/^http/, "ws");
    return `${base}${API}/tables/${encodeURIComponent(this.id)}/socket?${query.toString()}`;
  }

  #take(view: View): void {
    this.#followSeats(view);
    this.#seen = view.sequence;
    this.#log = [...this.#log.slice(0, view.log_from), ...view.log];
    batch(() => {
      this.view.value = view;
      this.hear(view, this.#log);
    });
  }

  /** Why a socket did not open: a browser does not tell, so the same is asked by HTTP. */
  async #ask(code: number): Promise<Problem | null> {
    const problem = await this.#findWhy(code);
    if (problem) this.problem.value = problem;
    return problem;
  }

  async #findWhy(code: number): Promise<Problem | null> {
    if (code === 4403 && (await this.#hasStill())) return null;
    if (code === 4403 || code === 4404) {
      const key = code === 4403 ? "link-closed" : "table-deleted";
      return ownProblem(key, say(key));
    }
    try {
      const query = this.#seat === null ? { covered: true } : { seat: this.#seat };
      await call("GET /tables/{table_id}/view", { path: { table_id: this.id }, query });
      return null;
    } catch (thrown) {
      const problem = asProblem(thrown);
      const passing = ["unreachable", "too-fast", "too-many-sockets", "no-store", "unexpected"];
      return passing.includes(problem.code) ? null : problem;
    }
  }

  /** A seat may have gone to somebody else: what this client is at the table now. */
  async #refreshMe(): Promise<Me> {
    const { me } = await call("GET /tables/{table_id}", { path: { table_id: this.id } });
    this.me.value = me;
    return me;
  }

  /** Whether there is something left to look with once a seat was lost: another, or the host's rights. */
  async #hasStill(): Promise<boolean> {
    try {
      const { host, seats } = await this.#refreshMe();
      if (!host && !seats.length) return false;
    } catch {
      return false;
    }
    this.#seat = null;
    this.#seen = null;
    return true;
  }

  /** Who sits where; who is connected comes and goes. */
  #followSeats(view: View): void {
    const seated = JSON.stringify([view.seats.map(({ kind, name }) => [kind, name]), view.takeovers]);
    if (this.#seated && this.#seated !== seated) this.#refreshMe().catch(() => undefined);
    this.#seated = seated;
  }

  async #wish(message: Message): Promise<void> {
    try {
      await this.#channel?.send(message);
      this.problem.value = null;
    } catch (thrown) {
      this.problem.value = asProblem(thrown);
      throw this.problem.value;
    }
  }
}
