// The table as text: the same commands as in the terminal, typed into one line.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { asProblem, call } from "../api";
import { language, say } from "../words";
import type { TextPage, TextPart } from "../wire";
import { useTable, type TableState } from "./state";

const narrow = matchMedia("(max-width: 720px)").matches; // no room for a drawing of 80 columns

interface Said {
  typed: string;
  lines: string[];
}

/** What was typed and answered. The position is told whenever it is another one. */
function useConsole(state: TableState): [Said[], TextPart[], (line: string) => Promise<void>] {
  const [said, setSaid] = useState<Said[]>([]);
  const [parts, setParts] = useState<TextPart[]>([]);
  const told = useRef("");
  const sending = useRef(false);
  const missed = useRef(false); // another position came while an answer was awaited
  const view = state.moment.value?.view;
  const path = { table_id: state.id };
  const seat = view?.seat ?? null;
  const position = (sequence: number | undefined): string => `${sequence} ${seat} ${language.value}`;
  const tell = async (typed: string, asked: Promise<TextPage>): Promise<void> => {
    const page = await asked.catch((thrown) => ({ lines: [asProblem(thrown).words], sequence: -1, parts: [] }));
    if (page.parts.length) setParts(page.parts);
    if (page.sequence >= 0) told.current = position(page.sequence);
    setSaid((all) => [...all, { typed, lines: page.lines }]);
  };
  const look = async (): Promise<void> => {
    missed.current = sending.current;
    if (missed.current || told.current === position(state.moment.peek()?.view.sequence)) return;
    await tell("", call("GET /tables/{table_id}/text", { path, query: { seat, narrow } }));
  };
  useEffect(() => void look(), [position(view?.sequence)]);
  const send = async (line: string): Promise<void> => {
    const body = { line, sequence: view?.sequence ?? 0, seat, narrow };
    sending.current = true;
    await tell(line, call("POST /tables/{table_id}/line", { path, body }));
    sending.current = false;
    if (missed.current) await look();
  };
  return [said, parts, send];
}

function Line({ send }: { send: (line: string) => Promise<void> }): JSX.Element {
  const [line, setLine] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: Event): void => {
    event.preventDefault();
    void send(line);
    setLine("");
  };
  return (
    <form onSubmit={submit}>
      <input
        ref={input}
        class="field"
        value={line}
        maxLength={200}
        autocomplete="off"
        aria-label={say("text-line")}
        placeholder={say("text-line")}
        onInput={(event) => setLine(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
      <button type="submit" class="button">
        {say("text-send")}
      </button>
    </form>
  );
}

export function TextMode(): JSX.Element {
  const [said, parts, send] = useConsole(useTable());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [said]);
  return (
    <section class="text-mode" aria-label={say("text-mode")}>
      <div ref={box} class="console" role="log" tabindex={0} aria-label={say("text-mode")}>
        {said.map((one, n) => (
          <div key={n}>
            {one.typed ? <p class="typed">{one.typed}</p> : null}
            <pre>{one.lines.join("\n")}</pre>
          </div>
        ))}
      </div>
      <Line send={send} />
      <Sentences parts={parts} />
    </section>
  );
}

/** The position for those who hear it: titles to jump to, and a list below each. */
function Sentences({ parts }: { parts: TextPart[] }): JSX.Element | null {
  if (!parts.length) return null;
  return (
    <details class="sentences">
      <summary>{say("text-sentences")}</summary>
      <div class="sentences-parts" role="region" tabindex={0} aria-label={say("text-sentences")}>
        {parts.map(({ title, items }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item, n) => (
                <li key={n}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
