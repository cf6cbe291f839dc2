import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { GameFacts, TableFacts } from "../../wire";
import { say } from "../../words";
import { Button } from "../../ui/Button";
import { distinctNames, titleIn } from "../../tables";
import type { Tables } from "./lobby";
import { TableRow } from "./TableRow";

const SHOWN = matchMedia("(max-width: 600px)").matches ? 2 : 5; // on a phone the games come soon after

/** What you left off, latest first, and what is over. */
export function TableList({ games, tables }: { games: GameFacts[]; tables: Tables }): JSX.Element {
  const gameOf = (key: string): GameFacts | null => games.find((game) => game.key === key) ?? null;
  const list = tables.list ?? [];
  const going = list.filter((table) => table.ending === null);
  const over = list.filter((table) => table.ending !== null);
  const names = distinctNames(list.map((table) => ({ ...table, title: titleIn(gameOf(table.game), table.title) })));
  return (
    <>
      <Group title={say("continue")} name="going" {...{ games, tables, names, list: going }} />
      <Group title={say("finished")} name="over" {...{ games, tables, names, list: over }} />
    </>
  );
}

interface Props {
  title: string;
  name: string;
  list: TableFacts[];
  names: Map<string, string>;
  games: GameFacts[];
  tables: Tables;
}

function Group({ title, name, list, names, games, tables }: Props): JSX.Element | null {
  const [all, setAll] = useState(false);
  if (list.length === 0) return null;
  const shown = all ? list : list.slice(0, SHOWN);
  return (
    <section class="panel" aria-labelledby={name}>
      <h2 id={name} class="label">
        {title}
      </h2>
      <ul class="tables">
        {shown.map((table) => (
          <TableRow
            table={table}
            name={names.get(table.id) ?? table.title}
            game={games.find((game) => game.key === table.game) ?? null}
            onChange={tables.again}
            key={table.id}
          />
        ))}
      </ul>
      {list.length > shown.length && (
        <Button
          look="plain"
          words={say("show-all", { count: list.length })}
          onPress={() => setAll(true)}
        />
      )}
    </section>
  );
}
