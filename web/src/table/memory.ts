// What is remembered of a table, so that it holds after a reload, too: where a player last acted, and
// whether the set-up of the game was told.

interface Act {
  log: number; // lines of the log before it
  sequence: number; // of the journal before it
}

const ACTED = "siegeworks.acted.";
const OPENED = "siegeworks.opened.";

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
