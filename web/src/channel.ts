// A socket that comes back by itself: after a lost network, a sleep or a restart of the server.

import { signal, type Signal } from "@preact/signals";
import type { FromServer, Message, Problem, Receipt, Said, View } from "./wire";

/** `closed`: it does not come back, and a problem says why. */
export type Connection = "connecting" | "live" | "lost" | "closed";

const FIRST_WAIT = 200; // milliseconds until the first new try; then twice as long each time
const LONGEST_WAIT = 4000;
const PATIENCE = 8000; // for an answer, before the socket is taken for dead
const PULSE = 10000; // how often to look whether the machine was asleep
const OUT = 4403; // the link was closed
const GONE = 4404; // the table was deleted

interface Pending {
  message: Message;
  tries: number;
  resolve: (receipt: Receipt) => void;
  reject: (problem: Problem) => void;
}

export interface Ends {
  url: () => string;
  since: () => number | null;
  onView: (view: View) => void;
  onTalk: (lines: Said[]) => void;
  /** The socket did not open, or was closed: why for good; null: it is to be tried again. */
  onRefused: (code: number) => Promise<Problem | null>;
}

/** Whether the server is on this machine, which needs no network. */
function isAtHome(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

export class Channel {
  readonly connection: Signal<Connection> = signal<Connection>("connecting");
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #retry = 0;
  #doubt = 0;
  #count = 0;
  #pulse: number;
  #beat = Date.now();
  #ended = false;
  #refusal: Problem | null = null; // why the line does not come back

  constructor(private readonly ends: Ends) {
    this.#pulse = window.setInterval(() => this.#feelPulse(), PULSE);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#despair);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Send a wish; it is sent again on a new socket for as long as no answer came. */
  send(message: Message): Promise<Receipt> {
    if (this.#refusal) return Promise.reject(this.#refusal);
    const id = `${++this.#count}`;
    return new Promise((resolve, reject) => {
      const wish = { message: { ...message, id }, tries: 0, resolve, reject };
      this.#pending.set(id, wish);
      this.#post(wish);
    });
  }

  /** Connect anew, because what the address says has changed. */
  restart(): void {
    this.#drop();
    this.#refusal = null;
    this.connection.value = "connecting";
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  close(): void {
    this.#ended = true;
    this.#drop();
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#despair);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.ends.url());
    this.#socket = socket;
    let opened = false;
    this.#expect();
    socket.onopen = () => {
      opened = true;
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => {
      if (this.#socket === socket) void this.#lose(opened ? event.code : 0);
    };
  }

  /** The browser knows that there is no line, before the socket does. */
  readonly #despair = (): void => {
    if (!isAtHome()) void this.#lose(1006);
  };

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#doubt);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  async #lose(code: number): Promise<void> {
    this.#drop();
    if (this.#ended) return;
    this.connection.value = "lost";
    const refused = code === 0 || code === OUT || code === GONE;
    const problem = refused ? await this.ends.onRefused(code) : null;
    if (problem) this.#giveUp(problem);
    if (problem || this.#ended || this.#socket) return;
    this.#retry = window.setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(said: FromServer): void {
    clearTimeout(this.#doubt);
    if (said.type === "view") {
      const fresh = this.connection.value !== "live";
      this.connection.value = "live";
      this.#wait = FIRST_WAIT;
      this.ends.onView(said.view);
      if (fresh) for (const wish of this.#pending.values()) this.#post(wish);
      return;
    }
    if (said.type === "talk") {
      this.ends.onTalk(said.lines);
      return;
    }
    const wish = this.#pending.get(said.id);
    this.#pending.delete(said.id);
    if (this.#pending.size) this.#expect();
    if (!wish) return;
    if (said.type === "receipt") wish.resolve(said.receipt);
    else this.#refuse(wish, said.problem);
  }

  /** The line does not come back: what was still to be sent is refused. */
  #giveUp(problem: Problem): void {
    this.#refusal = problem;
    this.connection.value = "closed";
    for (const wish of this.#pending.values()) wish.reject(problem);
    this.#pending.clear();
  }

  #refuse(wish: Pending, problem: Problem): void {
    const { sequence } = problem;
    // An undo has no key: sent twice, the second one is stale because the first one was done.
    const done = wish.tries > 1 && problem.code === "store-stale" && !wish.message.choice;
    if (done) wish.resolve({ sequence: sequence ?? 0, repeated: true });
    else wish.reject(problem);
  }

  #post(wish: Pending): void {
    if (this.connection.value !== "live" || !this.#socket) return;
    wish.tries += 1;
    this.#socket.send(JSON.stringify(wish.message));
    this.#expect();
  }

  /** If nothing comes for a while, the socket is dead, whatever the browser thinks. */
  #expect(): void {
    clearTimeout(this.#doubt);
    this.#doubt = window.setTimeout(() => void this.#lose(1006), PATIENCE);
  }

  #feelPulse(): void {
    const slept = Date.now() - this.#beat > 2 * PULSE;
    this.#beat = Date.now();
    if (slept) this.#hurry();
  }

  /** The machine woke up or the network is back: try now; see whether the socket still lives. */
  readonly #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#ended) return;
    if (this.connection.value === "live" && this.#socket) {
      this.#socket.send(JSON.stringify({ since: this.ends.since() }));
      this.#expect();
    } else if (this.connection.value === "lost" && !this.#socket) {
      this.#wait = FIRST_WAIT;
      this.#open();
    }
  };
}
