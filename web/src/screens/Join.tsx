import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { asProblem, call } from "../api";
import { useGames } from "../games";
import { enter } from "../live";
import { go } from "../router";
import { remember } from "../settings";
import { useAsked } from "../ui/asked";
import { Page, ProblemLine } from "../ui/Page";
import type { Problem } from "../wire";
import { say } from "../words";

/** Where a link leads: a name, and a seat. What stands behind the # goes to nobody but this table. */
export function Join({ id }: { id: string }): JSX.Element {
  const [link] = useState(location.hash.slice(1));
  const [name, setName] = useState("");
  const [refused, setRefused] = useState<Problem | null>(null);
  const { value, problem } = useAsked(
    () => call("GET /tables/{table_id}", { path: { table_id: id } }),
    [id],
  );
  const { games } = useGames();
  const game = games?.find(({ key }) => key === value?.table.game)?.title ?? "";
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await enter(id, link, name.trim());
      remember(id);
      go(`/t/${id}`, true);
    } catch (thrown) {
      setRefused(asProblem(thrown));
    }
  };
  return (
    <Page title={say("join-title")}>
      <main class="narrow stack">
        <h1>{say("join-title")}</h1>
        {value && game && <p>{say("join-words", { game, title: value.table.title })}</p>}
        {!link && <p class="muted">{say("join-without")}</p>}
        <form class="panel stack" onSubmit={(event) => void sit(event)}>
          {link && (
            <label>
              {say("join-name")}
              <input
                class="field"
                value={name}
                maxLength={60}
                autocomplete="nickname"
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>
          )}
          <div class="row">
            <button type="submit" class="button main" disabled={!value}>
              {say("sit-down")}
            </button>
          </div>
          <ProblemLine problem={refused ?? problem} />
        </form>
      </main>
    </Page>
  );
}
