import type { JSX } from "preact";
import { say } from "../words";

export function Settings(): JSX.Element {
  return <main>{say("loading")}</main>;
}
