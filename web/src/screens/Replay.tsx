import type { JSX } from "preact";
import { say } from "../words";

export function Replay(_: { id: string }): JSX.Element {
  return <main>{say("loading")}</main>;
}
