// A question before a choice that loses the game, before the last of several that luck follows, before one
// that gives up what could still be done and, for those who want to be asked, before any that cannot be
// taken back.

import type { JSX } from "preact";
import { Confirm } from "../ui/Dialog";
import { say } from "../words";
import type { Option } from "../wire";
import { useTable } from "./state";

export function Doubt(): JSX.Element | null {
  const state = useTable();
  const text = state.doubt.value;
  const options = state.moment.value?.view.prompt?.options ?? [];
  const option = options.find((one) => one.text === text);
  if (!option) return null;
  const undo = state.moment.value?.view.undo;
  const back = option.warning && undo?.places.length ? state.undoWords() : "";
  return (
    <Confirm
      {...questionOf(option, options)}
      deed={option.words}
      onYes={() => void state.take(text)}
      onNo={() => (state.doubt.value = "")}
      {...(back ? { other: { words: back, onPress: () => void state.undo() } } : {})}
    />
  );
}

/** What is asked before it: most of all whether the game may be lost. */
function questionOf(option: Option, options: Option[]): { title: string; words: string } {
  const what = option.words;
  if (option.warning) {
    const every = options.every(({ warning }) => warning);
    return { title: say(every ? "doubt-lost" : "doubt-fatal"), words: option.warning };
  }
  if (option.closes) return { title: say("doubt-last"), words: say("doubt-last-words", { what }) };
  const { unspent } = option;
  if (unspent) return { title: say("doubt-unspent", { unspent }), words: say("doubt-unspent-words", { what }) };
  return { title: say("doubt"), words: say("doubt-words", { what }) };
}
