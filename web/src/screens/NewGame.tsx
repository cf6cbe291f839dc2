import type { JSX } from "preact";
import { say } from "../words";

export function NewGame(_: { game: string }): JSX.Element {
  return <main>{say("loading")}</main>;
}
