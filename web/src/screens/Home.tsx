import type { JSX } from "preact";
import { say } from "../words";

export function Home(): JSX.Element {
  return <main>{say("loading")}</main>;
}
