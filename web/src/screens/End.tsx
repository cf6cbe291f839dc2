import type { JSX } from "preact";
import type { Live } from "../live";
import type { View } from "../wire";

/** How a game ended; shown beside its board. */
export function End({ view }: { live: Live; view: View }): JSX.Element {
  return <section>{view.result?.words}</section>;
}
