import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call, ownProblem } from "../../api";
import { PlayWithFriends } from "../../friends/PlayWithFriends";
import { go } from "../../router";
import { remember } from "../../settings";
import { Icon } from "../../ui/Icon";
import { ProblemLine } from "../../ui/Page";
import { toastProblem } from "../../ui/toast";
import type { Problem } from "../../wire";
import { say } from "../../words";

/** To a table of somebody else's, and to a game from a file. */
export function WaysIn(): JSX.Element {
  return (
    <section class="panel stack" aria-labelledby="ways-in">
      <h2 id="ways-in" class="label">
        {say("ways-in")}
      </h2>
      <PlayWithFriends />
      <JoinByLink />
      <TakeIn />
    </section>
  );
}

/** The path that a pasted link leads to; null if it is none of ours. */
function pathOf(link: string): string | null {
  const found = /\/(join|t)\/([\w-]+)(\/replay)?(\?move=\d+)?(#[\w-]+)?$/.exec(link.trim());
  return found ? found[0] : null;
}

function JoinByLink(): JSX.Element {
  const [link, setLink] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const follow = (event: Event): void => {
    event.preventDefault();
    const path = pathOf(link);
    if (path) go(path);
    else setProblem(ownProblem("no-link", say("no-link")));
  };
  return (
    <form onSubmit={follow}>
      <label for="link" class="small">
        {say("join-by-link")}
      </label>
      <div class="row joined">
        <input
          id="link"
          class="field"
          value={link}
          placeholder={say("link-example")}
          onInput={(event) => setLink(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say("join")}
        </button>
      </div>
      <ProblemLine problem={problem} />
    </form>
  );
}

function TakeIn(): JSX.Element {
  const read = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const body = { record: await file.text(), title: file.name.replace(/\.siege$/, "") };
      const { table } = await call("POST /tables/import", { body });
      remember(table.id);
      go(table.ending === null ? `/t/${table.id}` : `/t/${table.id}/replay`);
    } catch (thrown) {
      toastProblem(thrown);
    }
    input.value = "";
  };
  return (
    <label class="button file">
      <Icon name="upload" />
      <span>{say("take-in")}</span>
      <input
        type="file"
        accept=".siege,text/plain"
        onChange={(event) => void read(event.currentTarget)}
      />
    </label>
  );
}
