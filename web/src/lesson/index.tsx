// A lesson: its table is opened from its seed, by the same door as any other; which one it is
// stands in the address, so that a reload goes on.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { asProblem, call } from "../api";
import { openGame } from "../games";
import { address, go } from "../router";
import { language } from "../settings";
import { Page, ProblemLine } from "../ui/Page";
import type { Lesson as Script, Problem } from "../wire";
import { say } from "../words";
import { Guided } from "./Guided";

async function open(script: Script): Promise<string> {
  const { game, options, seed, title } = script;
  const seats = Array.from({ length: script.seats }, () => ({ kind: "human" as const }));
  const { table } = await openGame({ game, options, seed, title, seats });
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
