import type { JSX } from "preact";
import { InviteLink } from "../../friends/InviteLink";
import { PlayWithFriends } from "../../friends/PlayWithFriends";
import { ButtonLink } from "../../ui/Button";
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
        <PlayWithFriends />
        {welcome.links.map((link) => (
          <InviteLink
            table={welcome.table.id}
            link={link}
            words={say("link-to-seat", { number: (link.seat ?? 0) + 1 })}
            key={link.path}
          />
        ))}
        <div class="row">
          <ButtonLink look="main" href={table} words={say("to-table")} />
        </div>
      </div>
    </Dialog>
  );
}
