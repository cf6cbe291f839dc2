import type { JSX } from "preact";
import { Button, ButtonLink } from "../../ui/Button";
import { copy, whole } from "../../ui/copy";
import { Dialog } from "../../ui/Dialog";
import { go } from "../../router";
import type { Welcome } from "../../wire";
import { say } from "../../words";

/** The links to the open seats of a new table: they are told only once. */
export function Links({ welcome }: { welcome: Welcome }): JSX.Element {
  const table = `/t/${welcome.table.id}`;
  return (
    <Dialog title={say("links-title")} onClose={() => go(table)}>
      <div class="stack">
        <p>{say("links-words")}</p>
        {welcome.links.map((link) => {
          const number = (link.seat ?? 0) + 1;
          return (
            <div class="row joined" key={link.path}>
              <input
                class="field"
                readOnly
                aria-label={say("link-to-seat", { number })}
                value={whole(link.path)}
                onFocus={(event) => event.currentTarget.select()}
              />
              <Button icon="copy" words={say("copy")} onPress={() => void copy(whole(link.path))} />
            </div>
          );
        })}
        <div class="row">
          <ButtonLink look="main" href={table} words={say("to-table")} />
        </div>
      </div>
    </Dialog>
  );
}
