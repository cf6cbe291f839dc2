import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { call } from "../api";
import { go } from "../router";
import { remember } from "../settings";
import { Board, Log } from "../table";
import { nounsOf } from "../table/board/nouns";
import { Button, ButtonLink } from "../ui/Button";
import { copy, whole } from "../ui/copy";
import { ProblemLine, useTitle } from "../ui/Page";
import { toastProblem } from "../ui/toast";
import type { Analysis, Mistake, View } from "../wire";
import { language, say } from "../words";
import { useAnalysis } from "./replay/analysis";
import { Controls } from "./replay/Controls";
import { Curve } from "./replay/Curve";
import { Film } from "./replay/film";

/** A game looked back at: the same board and log, with a cursor. */
export function Replay({ id }: { id: string }): JSX.Element {
  const film = useMemo(() => new Film(id), [id]);
  useEffect(() => {
    void film.open();
    return () => film.close();
  }, [film, language.value]);
  const table = film.table.value;
  const { analysis } = useAnalysis(film.id, table?.ending != null, film.seat.value);
  useTitle(table ? `${say("replay")}: ${table.title}` : say("replay"));
  return (
    <div class="replay">
      <Head film={film} />
      <ProblemLine problem={film.problem.value} />
      {film.view.value && <Scene film={film} view={film.view.value} analysis={analysis} />}
      <Foot film={film} analysis={analysis} />
    </div>
  );
}

function Head({ film }: { film: Film }): JSX.Element {
  const table = film.table.value;
  return (
    <header class="replay-head">
      <ButtonLink href="/" look="plain" icon="home" words={say("to-home")} bare />
      <h1>{table?.title ?? say("replay")}</h1>
      {table && table.ending !== null && table.seats.length > 1 && <Eyes film={film} />}
      <Button
        icon="link"
        words={say("copy-link")}
        onPress={() => void copy(whole(`/t/${film.id}/replay?move=${film.move.value}`))}
      />
      <Button
        icon="branch"
        words={say("play-on")}
        disabled={film.view.value?.result !== null}
        onPress={() => void playOn(film)}
      />
      {table && <ButtonLink href={`/t/${film.id}`} icon="tower" words={say("to-table")} />}
    </header>
  );
}

/** A table of one's own that goes on from here, with fresh luck. */
async function playOn(film: Film): Promise<void> {
  try {
    const path = { table_id: film.id };
    const body = { place: film.place() };
    const { table } = await call("POST /tables/{table_id}/branch", { path, body });
    remember(table.id);
    go(`/t/${table.id}`);
  } catch (thrown) {
    toastProblem(thrown);
  }
}

/** With whose eyes; free to choose once the game is over. */
function Eyes({ film }: { film: Film }): JSX.Element {
  const seats = film.table.value?.seats ?? [];
  return (
    <select
      class="field eyes"
      aria-label={say("eyes")}
      value={String(film.seat.value ?? film.view.value?.seat ?? 0)}
      onChange={(event) => film.look(Number(event.currentTarget.value))}
    >
      {seats.map(({ seat, name, bot }) => (
        <option value={String(seat)} key={seat}>
          {say("eyes-of", { number: seat + 1, name: name || bot || "" })}
        </option>
      ))}
    </select>
  );
}

interface SceneProps {
  film: Film;
  view: View;
  analysis: Analysis | null;
}

function Scene({ film, view, analysis }: SceneProps): JSX.Element {
  const [spoken, setSpoken] = useState<string[]>([]);
  const turn = film.turns.value[film.shown.value];
  const since = film.turns.value[film.shown.value - 1]?.log ?? 0;
  const fresh = view.log.filter((line) => line.number >= since).flatMap(nounsOf);
  const chosen = view.prompt?.options.filter((option) => option.text === turn?.text) ?? [];
  const board = film.board.value;
  const better = analysis?.worst.find(({ place }) => place === turn?.place);
  const wished = view.prompt?.options.filter((option) => option.text === better?.better_text) ?? [];
  return (
    <main class="replay-scene">
      <div class="ground" data-place={film.place()}>
        {board && (
          <Board
            board={board}
            zones={view.zones}
            marks={view.outlook?.marks ?? []}
            options={[...chosen, ...wished]}
            hot={chosen.map((option) => option.text)}
            highlight={spoken.length ? spoken : [...fresh, ...(better?.nouns ?? [])]}
          />
        )}
      </div>
      <div class="replay-side">
        <p class="small muted">{standing(view)}</p>
        <section class="now" aria-live="polite">
          {view.prompt && <p>{view.prompt.words}</p>}
          {turn?.words && <p class="chosen">{say("was-chosen", { words: turn.words })}</p>}
          {better && (
            <p class="better">
              {say("was-better", { better: better.better, cost: lost(better) })} {better.why}
            </p>
          )}
          {!turn && view.result && <p>{view.result.words}</p>}
        </section>
        <h2 class="small">{say("log")}</h2>
        <Log lines={view.log} board={board} since={since} onSpeak={setSpoken} />
      </div>
    </main>
  );
}

/** What a decision cost, in points of the chance to win. */
function lost({ cost }: Mistake): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 }).format(100 * cost.value);
}

/** What the game tells of the position, in a line. */
function standing(view: View): string {
  const facts = view.outlook?.status ?? [];
  return facts.map(({ name, value }) => `${name} ${value}`).join(" · ");
}

function Foot({ film, analysis }: { film: Film; analysis: Analysis | null }): JSX.Element {
  return (
    <footer class="replay-foot">
      <Controls film={film} />
      {analysis && (
        <Curve
          points={analysis.curve}
          turns={analysis.turns}
          now={film.place()}
          marked={analysis.dearest.map(({ turn }) => turn.place)}
          onPick={(place) => void film.show(film.moveAt(place))}
        />
      )}
    </footer>
  );
}
