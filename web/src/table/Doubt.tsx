// A question before a choice that loses the game and, for those who want to be asked, before any
// that cannot be taken back.

import type { JSX } from "preact";
import { Confirm } from "../ui/Dialog";
import { say } from "../words";
import { useTable } from "./state";

export function Doubt(): JSX.Element | null {
  const state = useTable();
  const text = state.doubt.value;
  const options = state.moment.value?.view.prompt?.options ?? [];
  const option = options.find((one) => one.text === text);
  if (!option) return null;
  const fatal = options.every(({ warning }) => warning) ? "doubt-lost" : "doubt-fatal";
  return (
    <Confirm
      title={say(option.warning ? fatal : "doubt")}
      words={option.warning || say("doubt-words", { what: option.words })}
      deed={option.words}
      onYes={() => void state.take(text)}
      onNo={() => (state.doubt.value = "")}
    />
  );
}
