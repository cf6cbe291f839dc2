// How close to losing, always in the same corner, and the facts that are always in sight. Each tells what
// it is, below the board or, where that is out of sight, in a window.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { say } from "../words";
import type { Board, Gauge, Status, View } from "../wire";
import { factOf, type Subject } from "./board/about";
import { symbols } from "./board/art";
import { AboutDialog } from "./board/Inspector";
import { isSlidUnder } from "./hands";
import { useTable, type TableState } from "./state";

const GAUGE = "gauge"; // its key
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Pointing {
  onPointerEnter: (event: PointerEvent) => void;
  onFocus: () => void;
  onClick: () => void;
}

/** Whether what is pointed at can be read below the board. */
export function isInspectorInSight(): boolean {
  const box = document.querySelector(".inspector")?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
}

/** What is told of a fact or the gauge, as it stands now. */
export function toldOfFact(board: Board | null, { outlook }: View, key: string): Subject | null {
  if (key === GAUGE) return factOf(board, key, outlook?.gauge?.words ?? "", "");
  const fact = outlook?.status.find((one) => one.key === key);
  return fact ? factOf(board, `status:${key}`, fact.name, fact.value) : null;
}

function pointing(state: TableState, key: string): Pointing {
  const tell = (): void => void (state.told.value = key);
  const press = (): void => {
    tell();
    if (!isInspectorInSight()) state.panel.value = "about";
  };
  return { onPointerEnter: (event) => isSlidUnder(event) || tell(), onFocus: tell, onClick: press };
}

/** What was pointed at, in a window. */
export function FactDialog(): JSX.Element | null {
  const state = useTable();
  const view = state.moment.value?.view;
  const subject = view ? toldOfFact(state.board.value, view, state.told.value) : null;
  const close = (): void => {
    if (state.panel.value === "about") state.panel.value = "";
  };
  return subject ? <AboutDialog subject={subject} onClose={close} /> : null;
}

/** Countable steps to defeat; those that are taken are filled and crossed. */
export function GaugeView({ gauge }: { gauge: Gauge }): JSX.Element {
  const state = useTable();
  const steps = Array.from({ length: gauge.most }, (_, step) => step < gauge.value);
  const { danger } = gauge;
  const verdict = danger === null ? "" : say("gauge-danger", { danger });
  const words = verdict ? `${verdict}. ${gauge.words}` : gauge.words;
  const label = say("gauge", { words, value: gauge.value, most: gauge.most });
  const near = gauge.alarm || gauge.value + 1 >= gauge.most ? " near" : "";
  const look = `gauge${near}${danger === null ? "" : ` danger-${danger}`}`;
  return (
    <div class={look} role="img" aria-label={label} tabindex={0} {...pointing(state, GAUGE)}>
      <span class="gauge-steps" aria-hidden="true">
        {steps.map((taken, step) => (
          <svg key={step} viewBox="0 0 20 20" class={taken ? "gauge-step taken" : "gauge-step"}>
            <rect x={2} y={2} width={16} height={16} rx={3} />
            {taken ? <path d="M5 5l10 10m0 -10l-10 10" /> : null}
          </svg>
        ))}
      </span>
      {verdict ? <strong class="gauge-verdict">{verdict}</strong> : null}
      <span class="gauge-words">{gauge.words}</span>
    </div>
  );
}

interface Shown {
  fact: Status;
  stop: boolean; // whether Tab comes here; from there, arrows lead to the others
  onStop: () => void;
}

function Fact({ fact, stop, onStop }: Shown): JSX.Element {
  const state = useTable();
  const drawn = !fact.short && fact.symbol && symbols.value.has(fact.symbol);
  const { onFocus, ...pointed } = pointing(state, fact.key);
  const enter = (): void => {
    onFocus();
    onStop();
  };
  return (
    <div class={fact.short ? "fact large" : "fact"} data-fact={fact.key} {...pointed}>
      <dt>
        {drawn ? (
          <svg class="fact-symbol" aria-hidden="true">
            <use href={`#${fact.symbol}`} width="100%" height="100%" />
          </svg>
        ) : null}
        <button type="button" tabindex={stop ? 0 : -1} onFocus={enter}>
          {fact.heading || fact.name}
        </button>
      </dt>
      <dd>{fact.short || fact.value}</dd>
    </div>
  );
}

/** Arrows lead from one fact to the next. */
function walk(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll("button")];
  const here = all.indexOf(document.activeElement as HTMLButtonElement);
  all[(here + step + all.length) % all.length]?.focus();
}

/** The facts that are read at a glance, and below them the others. */
export function StatusView(): JSX.Element | null {
  const outlook = useTable().moment.value?.view.outlook;
  const [current, setCurrent] = useState("");
  if (!outlook?.status.length) return null;
  const large = outlook.status.filter(({ short }) => short);
  const rest = outlook.status.filter(({ short }) => !short);
  const stop = outlook.status.find(({ key }) => key === current) ?? large[0] ?? rest[0];
  const shown = (facts: Status[]): JSX.Element[] =>
    facts.map((fact) => (
      <Fact key={fact.key} fact={fact} stop={fact === stop} onStop={() => setCurrent(fact.key)} />
    ));
  return (
    <div class="table-facts" role="group" aria-label={say("status")} onKeyDown={walk}>
      {large.length ? <dl class="status glance">{shown(large)}</dl> : null}
      {rest.length ? <dl class="status">{shown(rest)}</dl> : null}
    </div>
  );
}
