import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../../api";
import { To } from "../../router";
import { useAsked } from "../../ui/asked";
import { Button } from "../../ui/Button";
import type { GameFacts, SettingFacts, TableFacts } from "../../wire";
import { say, when } from "../../words";
import { DeleteTable, RenameTable } from "./TableDeeds";

interface Props {
  table: TableFacts;
  game: GameFacts | null;
  onChange: () => void;
}

/** A table: where it stands, and the way back to it. */
export function TableRow({ table, game, onChange }: Props): JSX.Element {
  const [deed, setDeed] = useState<"rename" | "delete" | null>(null);
  const over = table.ending !== null;
  const stop = (changed: boolean): void => {
    setDeed(null);
    if (changed) onChange();
  };
  return (
    <li class="table-row">
      <To href={over ? `/t/${table.id}/replay` : `/t/${table.id}`} class="table-link">
        <span class="table-title">{table.title}</span>
        <span class="small muted">{described(table, game)}</span>
        {!over && <Standing table={table} />}
      </To>
      <div class="table-deeds">
        <Button
          look="plain"
          icon="rename"
          words={say("rename-table", { title: table.title })}
          bare
          onPress={() => setDeed("rename")}
        />
        <Button
          look="plain"
          icon="delete"
          words={say("delete-table", { title: table.title })}
          bare
          onPress={() => setDeed("delete")}
        />
      </div>
      {deed === "rename" && <RenameTable table={table} onDone={stop} />}
      {deed === "delete" && <DeleteTable table={table} onDone={stop} />}
    </li>
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
    game && game.title !== table.title ? game.title : "",
    ...options,
    say("seated", { people: table.seats.length - bots, bots }),
    when(table.changed),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The first facts that the game itself tells of the position, such as the day. */
function Standing({ table }: { table: TableFacts }): JSX.Element | null {
  const path = { table_id: table.id };
  const { value } = useAsked(async () => {
    const { me } = await call("GET /tables/{table_id}", { path });
    if (!me.seats.length && !me.watch) return null;
    return call("GET /tables/{table_id}/view", { path, query: { since: table.sequence } });
  }, [table.id, table.sequence]);
  const facts = (value?.outlook?.status ?? []).slice(0, 2);
  if (facts.length === 0) return null;
  return <span class="small">{facts.map((fact) => `${fact.name} ${fact.value}`).join(" · ")}</span>;
}
