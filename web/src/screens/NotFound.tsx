import type { JSX } from "preact";
import { ButtonLink } from "../ui/Button";
import { Page } from "../ui/Page";
import { say } from "../words";

/** An address that leads nowhere. */
export function NotFound(): JSX.Element {
  return (
    <Page title={say("not-found")}>
      <main class="narrow stack">
        <h1>{say("not-found")}</h1>
        <p class="muted">{say("not-found-words")}</p>
        <div class="row">
          <ButtonLink look="main" icon="home" href="/" words={say("to-home")} />
        </div>
      </main>
    </Page>
  );
}
