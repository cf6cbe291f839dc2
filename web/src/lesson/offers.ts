// Which lessons of a game were taken, and which one comes next.

import { lessonsDone } from "../settings";
import type { GameFacts, LessonFacts } from "../wire";

function name(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

export function isTaken(game: string, lesson: string): boolean {
  return lessonsDone.value.includes(name(game, lesson));
}

export function noteTaken(game: string, lesson: string): void {
  if (!isTaken(game, lesson)) lessonsDone.value = [name(game, lesson), ...lessonsDone.value];
}

/** The first lesson of a game that was not taken yet. */
export function nextLesson({ key, lessons }: GameFacts): LessonFacts | null {
  return lessons.find((lesson) => !isTaken(key, lesson.key)) ?? null;
}
