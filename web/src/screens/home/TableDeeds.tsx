import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../../api";
import { enter } from "../../live";
import { visited } from "../../settings";
import { Button } from "../../ui/Button";
import { Confirm, Dialog } from "../../ui/Dialog";
import { toastProblem } from "../../ui/toast";
import type { TableFacts } from "../../wire";
import { say } from "../../words";

interface Props {
  table: TableFacts;
  onDone: (changed: boolean) => void;
}

/** Do something as the table's host; on one's own machine, become it first, if it can be opened. */
async function asHost(table: TableFacts, deed: () => Promise<unknown>): Promise<boolean> {
  try {
    if (!table.obstacle) await enter(table.id);
    await deed();
    return true;
  } catch (thrown) {
    toastProblem(thrown);
    return false;
  }
}

/** Asks, and deletes a table for good. */
export function DeleteTable({ table, onDone }: Props): JSX.Element {
  const path = { table_id: table.id };
  const query = { title: table.title };
  const remove = async (): Promise<void> => {
    const done = await asHost(table, () => call("DELETE /tables/{table_id}", { path, query }));
    if (done) visited.value = visited.value.filter((id) => id !== table.id);
    onDone(done);
  };
  return (
    <Confirm
      title={say("delete-title")}
      words={say("delete-sure", { title: table.title })}
      deed={say("delete")}
      onYes={() => void remove()}
      onNo={() => onDone(false)}
    />
  );
}

/** Gives a table another title. */
export function RenameTable({ table, onDone }: Props): JSX.Element {
  const [title, setTitle] = useState(table.title);
  const path = { table_id: table.id };
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const body = { title: title.trim() };
    onDone(await asHost(table, () => call("PATCH /tables/{table_id}", { path, body })));
  };
  return (
    <Dialog title={say("rename")} onClose={() => onDone(false)}>
      <form class="stack" onSubmit={(event) => void rename(event)}>
        <label>
          {say("table-title")}
          <input
            class="field"
            value={title}
            maxLength={120}
            required
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="submit" class="button main">
            {say("rename")}
          </button>
          <Button words={say("cancel")} onPress={() => onDone(false)} />
        </div>
      </form>
    </Dialog>
  );
}
