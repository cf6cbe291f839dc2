// How far a lesson has come: the decisions that the player made, held against those it asks for.

import type { Lesson, LessonStep, Turn, View } from "../wire";

export interface Progress {
  /** How many of the decisions that the lesson asks for have been made. */
  made: number;
  /** The first decision that was none of those asked for. */
  strayed: Turn | null;
  /** What is said now, one after the other. */
  steps: LessonStep[];
  /** The place of the first of them in the whole lesson. */
  first: number;
  /** Nothing more is asked for. */
  over: boolean;
}

/** Whether others go on before the lesson has something to say. */
export function isOthersTurn(view: View): boolean {
  return view.prompt === null && view.result === null;
}

export function progress(lesson: Lesson, decisions: Turn[]): Progress {
  const turns = decisions.filter((turn) => turn.seat === lesson.seat);
  const script = lesson.steps.map((step) => step.accept).filter((texts) => texts.length > 0);
  const fits = (place: number): boolean => script[place]?.includes(turns[place]?.text ?? "") ?? false;
  let made = 0;
  while (made < script.length && fits(made)) made += 1;
  const over = made === script.length;
  return {
    made,
    strayed: over ? null : (turns[made] ?? null),
    steps: lesson.steps.filter((step) => step.turn === made),
    first: lesson.steps.findIndex((step) => step.turn === made),
    over,
  };
}
