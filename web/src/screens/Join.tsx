import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { asProblem, call } from "../api";
import { useGames } from "../games";
import { enter } from "../live";
import { go } from "../router";
import { myName, remember } from "../settings";
import { useAsked } from "../ui/asked";
import { LuckLine } from "../ui/LuckSource";
import { TakeoverLines } from "../ui/Takeovers";
import { Page, ProblemLine } from "../ui/Page";
import type { Link, Problem } from "../wire";
import { say } from "../words";
import { Invitation } from "./join/Invitation";

/** What a link opens, without following it; nothing if there is no link. */
async function lookAt(id: string, link: string): Promise<Link | null> {
  if (!link) return null;
  return call("POST /tables/{table_id}/links/shown", { path: { table_id: id }, body: { link } });
}

/** Where a link leads: a name, and a seat. What stands behind the # goes to nobody but this table. */
export function Join({ id }: { id: string }): JSX.Element {
  const [link] = useState(location.hash.slice(1));
  const [name, setName] = useState(myName.peek());
  const [refused, setRefused] = useState<Problem | null>(null);
  const { value, problem } = useAsked(
    () => call("GET /tables/{table_id}", { path: { table_id: id } }),
    [id],
  );
  const { value: invited, problem: closed } = useAsked(() => lookAt(id, link), [id]);
  const role = invited?.role ?? "seat";
  const { games } = useGames();
  const game = games?.find(({ key }) => key === value?.table.game);
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await enter(id, link, name.trim());
      if (link && role === "seat") myName.value = name.trim();
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
        {role !== "seat" && <p>{say(`join-${role}`)}</p>}
        {value && game && <Invitation game={game} table={value.table} link={invited} />}
        {value && <LuckLine source={value.table.luck_from} />}
        {value && <TakeoverLines takeovers={value.table.takeovers} seats={value.table.seats} />}
        {!link && <p class="muted">{say("join-without")}</p>}
        <form class="panel stack" onSubmit={(event) => void sit(event)}>
          {link && role === "seat" && (
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
            <button type="submit" class="button main" disabled={!value || (link !== "" && !invited)}>
              {say(role === "seat" ? "sit-down" : `join-${role}-deed`)}
            </button>
          </div>
          <ProblemLine problem={refused ?? problem ?? closed} />
        </form>
      </main>
    </Page>
  );
}
