// What has happened, line by line, under the titles of its days and turns; lines alike are one. A line
// that is pointed at, focused or tapped shows on the board what it speaks of; where a choice can be
// taken back, the line offers it.

import type { JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { classes } from "../ui/classes";
import { say } from "../words";
import type { Board, LogLine } from "../wire";
import { nounsOf } from "./board/nouns";
import { namesIn } from "./people";
import { RuleButton } from "./RuleButton";

const PAGE = 120; // lines that are drawn at once
const NEWEST = 3; // lines of the folded log that are always in sight
const WIDE = matchMedia("(min-width: 721px)"); // elsewhere the page scrolls, and has room for all

export interface Back {
  words: string;
  go: () => void;
}

export interface LogProps {
  lines: LogLine[];
  board?: Board | null; // so that names have the colours of the board
  onSpeak?: (nouns: string[]) => void;
  onKeep?: (kept: boolean) => void; // whether a line was tapped, and stays shown
  folded?: boolean; // the newest lines only, and each of them whole
  since?: number; // lines from this number on are new to the player
  cardOf?: (line: LogLine) => string; // the noun of the card that a line brought up
  onCard?: (noun: string) => void;
  backAt?: (line: LogLine) => Back | null; // how to go back to before a line, if one may
}

interface LineProps extends LogProps {
  line: LogLine;
  joined: number[]; // the lines that it speaks for as well
  stop: boolean; // whether Tab comes to this line
  kept: boolean; // tapped: it stays shown
  keep: (line: number | null) => void;
  reach: (line: number) => void; // the arrow keys have come to it
}

function Line(props: LineProps): JSX.Element {
  const { line, kept } = props;
  const speak = (): void => props.onSpeak?.(nounsOf(line));
  const hush = (): void => {
    if (!kept) props.onSpeak?.([]);
  };
  const back = kept ? (props.backAt?.(line) ?? null) : null;
  const fresh = props.since !== undefined && line.number >= props.since;
  const level = line.level ?? 0;
  const look = classes({ "log-line": true, fresh, [`log-title level-${level}`]: level });
  return (
    <li class={look} data-line={line.number} data-joined={props.joined.join(" ")}>
      <button
        type="button"
        class="log-words"
        aria-pressed={kept}
        tabindex={props.stop ? 0 : -1}
        onPointerEnter={speak}
        onPointerLeave={hush}
        onFocus={() => {
          props.reach(line.number);
          speak();
        }}
        onBlur={hush}
        onClick={() => props.keep(kept ? null : line.number)}
      >
        {level ? <Title words={line.words} /> : <Words {...props} />}
      </button>
      <RuleButton rule={line.rule} stop={props.stop} />
      <CardButton {...props} />
      {line.chapter?.review ? <p class="log-review">{line.chapter.review.join(" · ")}</p> : null}
      {back ? (
        <button type="button" class="button small-button" onClick={back.go}>
          {back.words}
        </button>
      ) : null}
    </li>
  );
}

/** What a line says, with the names of people in their colours. */
function Words({ line, board }: LineProps): JSX.Element {
  const pieces = namesIn(line.summed || line.words, board ?? null, nounsOf(line));
  return (
    <>
      {pieces.map(({ words, look }, n) => (
        <span key={n} class={look}>
          {words}
        </span>
      ))}
    </>
  );
}

/** The title of a day or a turn; screen readers jump from one to the next. All have one level, because
 * the lines that are drawn may begin with any of them. */
function Title({ words }: { words: string }): JSX.Element {
  return (
    <span role="heading" aria-level={3}>
      {words}
    </span>
  );
}

/** The card that a line brought up, to be looked at again. */
function CardButton({ line, stop, cardOf, onCard }: LineProps): JSX.Element | null {
  const noun = cardOf?.(line);
  if (!noun || !onCard) return null;
  return (
    <button
      type="button"
      class="rule card-door"
      tabindex={stop ? 0 : -1}
      aria-label={say("card-look")}
      onClick={() => onCard(noun)}
    >
      {say("card-short")}
    </button>
  );
}

function moveFocus(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!step) return;
  event.preventDefault();
  const lines = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(".log-words")];
  const here = lines.indexOf(document.activeElement as HTMLButtonElement);
  lines[Math.min(lines.length - 1, Math.max(0, here + step))]?.focus();
}

/** Let the box end between two lines, so that the newest are whole, and claim room for the last few. */
function fit(box: HTMLElement, panel: HTMLElement): void {
  const lines = [...box.querySelectorAll("li")].map((line) => line.getBoundingClientRect().height).reverse();
  const sum = (count: number): number => lines.slice(0, count).reduce((all, height) => all + height, 0);
  const border = box.offsetHeight - box.clientHeight;
  const above = box.offsetTop - panel.offsetTop;
  panel.style.setProperty("--claimed", `${Math.ceil(above + sum(NEWEST) + border)}px`);
  const room = panel.clientHeight - above - border;
  let count = lines.length;
  while (count > 1 && sum(count) > room) count -= 1;
  Object.assign(box.style, { flex: "none", height: `${Math.ceil(sum(count)) + border}px` });
  box.scrollTop = box.scrollHeight;
}

function useWholeLines(box: RefObject<HTMLDivElement>, folded: boolean): void {
  useLayoutEffect(() => {
    const [log, panel] = [box.current, box.current?.parentElement];
    if (!log || !panel || !folded || !WIDE.matches) return;
    const watch = new ResizeObserver(() => fit(log, panel));
    watch.observe(panel);
    fit(log, panel);
    return () => {
      watch.disconnect();
      log.removeAttribute("style");
    };
  });
}

interface Joined {
  all: ReadonlySet<number>; // lines that another one speaks for
  by: (line: LogLine) => number[]; // those that a line speaks for
}

/** Which lines are told by a later one that says the same. */
function joinedIn(lines: LogLine[]): Joined {
  const before = new Map(lines.map((line) => [line.number, line.joins ?? null]));
  const by = ({ joins }: LogLine): number[] => {
    const found: number[] = [];
    for (let next = joins ?? null; next !== null && before.has(next); next = before.get(next) ?? null) {
      found.push(next);
    }
    return found;
  };
  return { all: new Set(lines.flatMap(({ joins }) => joins ?? [])), by };
}

export function Log(props: LogProps): JSX.Element {
  const { lines } = props;
  const [pages, setPages] = useState(1);
  const [kept, setKept] = useState<number | null>(null);
  const [reached, setReached] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useWholeLines(box, props.folded ?? false);
  const last = lines[lines.length - 1]?.number;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    setReached(null);
  }, [last, lines.length]);
  const keep = (line: number | null): void => {
    setKept(line);
    props.onKeep?.(line !== null);
    if (line === null) props.onSpeak?.([]);
  };
  const shown = lines.slice(-PAGE * pages);
  const joined = joinedIn(shown);
  return (
    <div class="log" role="log" aria-label={say("log")} ref={box} onKeyDown={moveFocus}>
      {shown.length < lines.length ? (
        <button type="button" class="button small-button" onClick={() => setPages(pages + 1)}>
          {say("log-earlier")}
        </button>
      ) : null}
      <ul>
        {shown.flatMap((line) =>
          joined.all.has(line.number)
            ? []
            : [
                ...(line.above ?? []).map((title) => (
                  <li key={`above ${line.number} ${title.level}`} class={`log-title level-${title.level}`}>
                    <Title {...title} />
                  </li>
                )),
                <Line
                  key={line.number}
                  {...props}
                  line={line}
                  joined={joined.by(line)}
                  stop={line.number === (reached ?? kept ?? last)}
                  kept={line.number === kept}
                  keep={keep}
                  reach={setReached}
                />,
              ],
        )}
      </ul>
    </div>
  );
}
