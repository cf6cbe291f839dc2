import type { JSX } from "preact";
import { To } from "../router";
import { say } from "../words";

/** An address that leads nowhere. */
export function NotFound(): JSX.Element {
  return (
    <main class="page stack">
      <h1>{say("not-found")}</h1>
      <p>
        <To href="/">{say("to-home")}</To>
      </p>
    </main>
  );
}
