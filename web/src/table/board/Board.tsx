// The board of any game: its layout interpreted over its own drawing. It knows no rules; it lights
// what the options name.

import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Board as BoardFacts, Mark, Option, Refused } from "../../wire";
import type { Subject } from "./about";
import { bring } from "./art";
import type { Played } from "./Effects";
import { DrawnBoard } from "./DrawnBoard";
import { PlainBoard } from "./PlainBoard";
import type { Part } from "./picking";
import type { Zones } from "./zones";

export interface BoardProps {
  board: BoardFacts;
  zones: Zones;
  yours?: string[]; // nouns of those on the board that the onlooker leads, among others
  options?: Option[];
  question?: string; // what is asked, so that a small screen goes where it is
  ways?: Option[]; // what several steps lead to
  refused?: Refused[];
  quiet?: Refused[]; // what else cannot be done; told of a place about which nothing else is
  marks?: Mark[];
  highlight?: string[]; // nouns to be shown as spoken of
  pointed?: string[]; // those that a lesson points at
  hot?: string[]; // texts of options that are pointed at elsewhere
  asked?: string[]; // texts of options that a lesson asks for
  parts?: Part[]; // what can be picked
  picked?: string; // what the options are narrowed to
  onChoose?: (text: string) => void;
  onHover?: (texts: string[]) => void;
  onPick?: (part: string) => void;
  told?: Subject | null; // something beside the board that is pointed at
  onLook?: (place: Subject) => void; // something on the board is pointed at
  onPress?: () => void; // anywhere on the board
  onShow?: (noun: string) => void; // lets the others at the table look at something
  onCard?: (noun: string) => void; // a card is pressed, to be looked at
  played?: Played | null; // the line that is shown, with what moves then
  note?: ComponentChildren; // told below the board until somebody points at something
  footer?: ComponentChildren; // said below the board instead of what is pointed at
}

export function Board(props: BoardProps): JSX.Element {
  const { board } = props;
  useEffect(() => void bring(board), [board]);
  return board.layout ? <DrawnBoard {...props} layout={board.layout} /> : <PlainBoard {...props} />;
}
