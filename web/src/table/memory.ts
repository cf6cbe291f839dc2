// What is remembered of a table, so that it holds after a reload, too: where a player last acted, whether the
// set-up of the game was told, and which lesson is given there.

interface Act {
  log: number; // lines of the log before it
  sequence: number; // of the journal before it
}

const ACTED = "siegeworks.acted.";
const OPENED = "siegeworks.opened.";
const LESSON = "siegeworks.lesson.";

export function lastAct(table: string): Act | null {
  const [log, sequence] = (recall(ACTED + table) ?? "").split(" ").map(Number);
  return log === undefined || sequence === undefined ? null : { log, sequence };
}

export function noteAct(table: string, act: Act): void {
  note(ACTED + table, `${act.log} ${act.sequence}`);
}

export function isOpeningTold(table: string): boolean {
  return recall(OPENED + table) !== null;
}

export function noteOpening(table: string): void {
  note(OPENED + table, "told");
}

/** The way back to a table: to the lesson that is given there, if there is one. */
export function pathTo(table: string): string {
  const lesson = recall(LESSON + table);
  return lesson ? `/lesson/${lesson}?table=${table}` : `/t/${table}`;
}

/** A lesson is given at a table, named by its game and its key; without one, no longer. */
export function noteLesson(table: string, lesson = ""): void {
  note(LESSON + table, lesson);
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function note(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, it lasts as long as the page.
  }
}
