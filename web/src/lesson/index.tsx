import type { JSX } from "preact";

/** `lesson` is the lesson's key; `key` itself is a word of Preact's. */
export function Lesson({ game, lesson }: { game: string; lesson: string }): JSX.Element {
  return <main>{`${game} ${lesson}`}</main>;
}
