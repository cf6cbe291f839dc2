// A table with a lesson over it. The player is free at any time; the lesson looks at what was
// chosen and says the next thing.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { call } from "../api";
import { go } from "../router";
import { Table } from "../table";
import { noteLesson } from "../table/memory";
import { useTable } from "../table/state";
import type { Lesson, Turn, View } from "../wire";
import { Banner, Strayed, Summary } from "./Banner";
import { noteTaken } from "./offers";
import { isOthersTurn, progress, type Progress } from "./progress";

const AGAIN = 1500; // milliseconds
const TRIES = 20;

interface Told {
  view: View;
  turns: Turn[];
}

interface Following {
  told: Told | null; // what the lesson speaks of
  late: boolean; // the table shows another position already, or not yet
  onNews: (view: View) => void;
  onView: (view: View) => void;
}

/** The decisions made so far: asked for when a view comes, and told when it is shown.
 * While others go on, what was said last stays. */
function useTurns(table: string): Following {
  const [heard, setHeard] = useState<Told | null>(null);
  const [shown, setShown] = useState<View | null>(null);
  const told = useRef<Told | null>(null);
  const latest = useRef(0);
  // A server that is busy is asked again, as long as nothing newer is to be followed.
  const ask = async (view: View, tries = TRIES, number = ++latest.current): Promise<void> => {
    if (isOthersTurn(view)) return;
    try {
      const turns = await call("GET /tables/{table_id}/turns", { path: { table_id: table } });
      if (number === latest.current) setHeard({ view, turns });
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
      if (tries > 0 && number === latest.current) await ask(view, tries - 1, number);
    }
  };
  if (heard && heard.view.sequence === shown?.sequence) told.current = heard;
  return {
    told: told.current,
    late: told.current?.view.sequence !== shown?.sequence,
    onNews: (view) => void ask(view),
    onView: setShown,
  };
}

/** Take back all down to a decision: by undo, or where luck has fallen since, by a rewind. */
async function takeBack(table: string, view: View, place: number): Promise<void> {
  const undoable = view.undo.places.includes(place);
  const route = undoable ? "POST /tables/{table_id}/undo" : "POST /tables/{table_id}/rewind";
  const body = { sequence: view.sequence, to: place, seat: view.seat };
  await call(route, { path: { table_id: table }, body });
}

/** Bring what is asked for into sight: the list of actions may be longer than its place.
 * Where the whole page scrolls, each thing that is said begins with the board below it. */
function showAsked(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  const list = document.querySelector<HTMLElement>(".actions");
  const asked = [...(list?.querySelectorAll<HTMLElement>(".asked") ?? [])];
  const [first] = asked;
  if (!list || !first) return;
  list.scrollTop += first.getBoundingClientRect().top - list.getBoundingClientRect().top;
  for (const one of asked.reverse()) one.scrollIntoView({ block: "nearest", behavior: "instant" });
}

export function Guided({ lesson, table }: { lesson: Lesson; table: string }): JSX.Element {
  const { told, late, onNews, onView } = useTurns(table);
  const [said, setSaid] = useState({ made: 0, count: 0 });
  const now = told ? progress(lesson, told.turns) : null;
  const heard = now && said.made === now.made ? Math.min(said.count, now.steps.length - 1) : 0;
  const step = now?.steps[heard];
  useEffect(() => {
    if (now?.over) noteTaken(lesson.game, lesson.key);
  }, [now?.over]);
  useEffect(() => {
    // The table first picks what it is part of, and shows that a frame later.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(showAsked)));
    return () => cancelAnimationFrame(frame);
  }, [step, late]);
  const leave = (): void => {
    noteLesson(table);
    go(`/t/${table}`, true);
  };
  const next = (): void => setSaid({ made: now?.made ?? 0, count: heard + 1 });
  const props = { id: table, onNews, onView };
  if (!told || !now || !step) return <Table {...props} />;
  const about = told.view.sequence;
  if (now.strayed) {
    const off = <Off {...{ lesson, table, told, now, leave }} />;
    return <Table {...props} banner={<Spoken about={about}>{off}</Spoken>} />;
  }
  const last = now.over && heard === now.steps.length - 1;
  const place = now.first + heard;
  const banner = last ? (
    <Summary lesson={lesson} step={step} leave={told.view.result ? null : leave} />
  ) : (
    <Banner {...{ lesson, step, place, next, leave }} />
  );
  return (
    <Table
      {...props}
      point={late ? [] : step.point}
      only={late ? [] : step.accept}
      banner={<Spoken about={about}>{banner}</Spoken>}
    />
  );
}

/** What is said of a position; it fades while the table shows the way to the next one. */
function Spoken({ about, children }: { about: number; children: ComponentChildren }): JSX.Element {
  const moment = useTable().moment.value;
  const passing = moment === null || moment.past || moment.view.sequence !== about;
  return (
    <div class="lesson-said" aria-busy={passing} data-about={about}>
      {children}
    </div>
  );
}

interface OffProps {
  lesson: Lesson;
  table: string;
  told: Told;
  now: Progress;
  leave: () => void;
}

function Off({ lesson, table, told, now, leave }: OffProps): JSX.Element | null {
  const { strayed } = now;
  if (!strayed) return null;
  const back = (): void => void takeBack(table, told.view, strayed.place).catch(() => undefined);
  return <Strayed lesson={lesson} words={strayed.words} back={back} leave={leave} />;
}
