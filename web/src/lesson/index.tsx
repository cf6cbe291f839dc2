// A lesson: the server opens its table, as the lesson says; which one it is stands in the address,
// so that a reload goes on.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { asProblem, call } from "../api";
import { address, go } from "../router";
import { language, remember } from "../settings";
import { noteLesson, noteOpening } from "../table/memory";
import { freshTitle } from "../tables";
import { Page, ProblemLine } from "../ui/Page";
import type { Lesson as Script, Problem } from "../wire";
import { say } from "../words";
import { Guided } from "./Guided";

async function open(script: Script): Promise<string> {
  const { game, key } = script;
  const body = { title: await freshTitle(script.title) };
  const { table } = await call("POST /games/{game}/lessons/{key}", { path: { game, key }, body });
  remember(table.id);
  noteOpening(table.id); // the lesson tells itself how its game begins
  noteLesson(table.id, `${game}/${key}`);
  return table.id;
}

/** `lesson` is the lesson's key; `key` itself is a word of Preact's. */
export function Lesson({ game, lesson }: { game: string; lesson: string }): JSX.Element {
  const [script, setScript] = useState<Script | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const table = address.value.query.get("table");
  useEffect(() => {
    call("GET /games/{game}/lessons/{key}", { path: { game, key: lesson } })
      .then(setScript)
      .catch((thrown: unknown) => setProblem(asProblem(thrown)));
  }, [game, lesson, language.value]);
  useEffect(() => {
    if (!script || table) return;
    open(script)
      .then((id) => go(`/lesson/${game}/${lesson}?table=${id}`, true))
      .catch((thrown: unknown) => setProblem(asProblem(thrown)));
  }, [script === null, table]);
  if (script && table) return <Guided lesson={script} table={table} />;
  return (
    <Page title={say("lesson")}>
      <main class="narrow stack">
        <h1>{say("lesson")}</h1>
        <ProblemLine problem={problem} />
        {problem ? null : <p class="muted">{say("loading")}</p>}
      </main>
    </Page>
  );
}
