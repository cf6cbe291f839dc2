// The doors from the table to everything else: signs in the bar, or words where there is no room.

import { textMode, theme } from "../settings";
import type { IconName } from "../ui/Icon";
import { say } from "../words";
import { canSave, save } from "./save";
import type { TableState } from "./state";
import { canTalk } from "./Talk";

export interface Door {
  icon: IconName;
  words: string;
  pressed?: boolean;
  open: () => void;
}

export function rulesDoor({ moment, openRule }: TableState): Door {
  return { icon: "book", words: say("rules"), open: () => openRule(moment.value?.view.prompt?.rule ?? "") };
}

function saveDoor(state: TableState): Door {
  return { icon: "download", words: say("export"), open: () => void save(state) };
}

/** To the talk, as long as somebody sits elsewhere; it is lit while something there is new. */
export function talkDoor(state: TableState): Door[] {
  if (!canTalk(state)) return [];
  const { live, panel, read } = state;
  const count = live.said.value.length - read.value;
  return [{ icon: "talk", words: count > 0 ? say("talk-new", { count }) : say("talk"), pressed: count > 0, open: () => (panel.value = "talk") }];
}

export function doorsOf(state: TableState): Door[] {
  const { panel } = state;
  const dark = theme.value === "dark";
  return [
    { icon: "dice", words: say("luck"), open: () => (panel.value = "luck") },
    { icon: "people", words: say("seats"), open: () => (panel.value = "seats") },
    ...(canSave(state) ? [saveDoor(state)] : []),
    { icon: "settings", words: say("settings"), open: () => (panel.value = "settings") },
    {
      icon: "text",
      words: say("text-mode"),
      pressed: textMode.value,
      open: () => (textMode.value = !textMode.value),
    },
    {
      icon: dark ? "sun" : "moon",
      words: say(dark ? "to-light" : "to-dark"),
      open: () => (theme.value = dark ? "light" : "dark"),
    },
  ];
}
