import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../../api";
import { To } from "../../router";
import { titleIn } from "../../tables";
import { pathTo } from "../../table/memory";
import { useAsked } from "../../ui/asked";
import { Button } from "../../ui/Button";
import { luckWords } from "../../ui/LuckSource";
import type { GameFacts, Me, SettingFacts, TableFacts, View } from "../../wire";
import { language, say, when } from "../../words";
import { turnWords, verdictWords } from "./standing";
import { beginAnew } from "./starting";
import { DeleteTable, RenameTable } from "./TableDeeds";

interface Props {
  table: TableFacts;
  /** What tells it from others of the same title. */
  name: string;
  game: GameFacts | null;
  onChange: () => void;
}

/** A table: where it stands, and the way back to it. */
export function TableRow({ table, name, game, onChange }: Props): JSX.Element {
  const [deed, setDeed] = useState<"rename" | "delete" | null>(null);
  const stop = (changed: boolean): void => {
    setDeed(null);
    if (changed) onChange();
  };
  return (
    <li class="table-row">
      {table.obstacle ? (
        <Outdated table={table} name={name} game={game} />
      ) : (
        <WayBack table={table} name={name} game={game} />
      )}
      <div class="table-deeds">
        {table.obstacle ? null : (
          <Button
            look="plain"
            icon="rename"
            words={say("rename-table", { title: name })}
            bare
            onPress={() => setDeed("rename")}
          />
        )}
        <Button
          look="plain"
          icon="delete"
          words={say("delete-table", { title: name })}
          bare
          onPress={() => setDeed("delete")}
        />
      </div>
      {deed === "rename" && <RenameTable table={table} onDone={stop} />}
      {deed === "delete" && <DeleteTable table={table} onDone={stop} />}
    </li>
  );
}

type Told = Omit<Props, "onChange">;

function WayBack({ table, name, game }: Told): JSX.Element {
  const over = table.ending !== null;
  return (
    <To href={over ? `/t/${table.id}/replay` : pathTo(table.id)} class="table-link">
      <span class="table-title">{name}</span>
      <span class="small muted">{described(table, game)}</span>
      <span class="small muted">{luckWords(table.luck_from)}</span>
      <Standing table={table} game={game} />
    </To>
  );
}

/** A table that cannot be played on: why, and how to begin it anew. */
function Outdated({ table, name, game }: Told): JSX.Element {
  return (
    <div class="table-link outdated">
      <span class="table-title">{name}</span>
      <span class="small muted">{described(table, game)}</span>
      <span class="small">{say(`outdated-${table.obstacle}`)}</span>
      {game && (
        <Button icon="play" words={say("begin-anew")} onPress={() => void beginAnew(table, game)}>
          <span class="sr-only">{name}</span>
        </Button>
      )}
    </div>
  );
}

/** What was chosen for an option, if it says how hard the game is, or is not the usual. */
function chosen(option: SettingFacts, value: string | undefined): string {
  const fact = option.facts.find((other) => other.value === value);
  if (!fact) return "";
  if (Object.keys(fact.measured).length) return fact.words;
  return fact.value === option.values[0] ? "" : `${option.words}: ${fact.words}`;
}

/** Game, options, who plays, and when it was played last. */
function described(table: TableFacts, game: GameFacts | null): string {
  const options = (game?.options ?? []).map((option) => chosen(option, table.options[option.name]));
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const parts = [
    game && game.title !== titleIn(game, table.title) ? game.title : "",
    ...options,
    say("seated", { people: table.seats.length - bots, bots }),
    when(table.changed),
  ];
  return parts.filter(Boolean).join(" · ");
}

interface Looked {
  facts: TableFacts;
  me: Me;
  view: View | null;
}

/** How it ended; else whose turn it is, and what the game itself tells first, such as the day. */
function Standing({ table, game }: { table: TableFacts; game: GameFacts | null }): JSX.Element | null {
  const path = { table_id: table.id };
  const { value } = useAsked(async (): Promise<Looked> => {
    const { me, table: facts } = await call("GET /tables/{table_id}", { path });
    const sees = facts.ending === null && (me.seats.length > 0 || me.watch);
    const query = { since: table.sequence };
    const view = sees ? await call("GET /tables/{table_id}/view", { path, query }) : null;
    return { facts, me, view };
  }, [table.id, table.sequence, table.seats.map(({ kind }) => kind).join(), language.value]);
  if (table.ending !== null) return <Ended table={table} game={game} looked={value} />;
  const turn = value ? turnWords(value.facts, value.me) : "";
  const facts = (value?.view?.outlook?.status ?? []).slice(0, 2);
  return (
    <>
      {turn && <span class="small turn">{turn}</span>}
      {facts.length > 0 && (
        <span class="small">{facts.map((fact) => `${fact.name} ${fact.value}`).join(" · ")}</span>
      )}
    </>
  );
}

interface EndedProps {
  table: TableFacts;
  game: GameFacts | null;
  looked: Looked | null;
}

function Ended({ table, game, looked }: EndedProps): JSX.Element {
  const told = looked ? verdictWords(looked.facts, looked.me, game) : "";
  const how = game?.endings?.[table.ending ?? ""] ?? "";
  const own = told && game?.own_endings?.[table.ending ?? ""];
  if (own) return <span class="small">{own}</span>; // it says who won, too
  return (
    <span class="small">
      {told && <strong>{told}</strong>} {how}
    </span>
  );
}
