// Where a player last acted at a table, kept so that a recap is there after a reload, too.

interface Act {
  log: number; // lines of the log before it
  sequence: number; // of the journal before it
}

const PREFIX = "siegeworks.acted.";

export function lastAct(table: string): Act | null {
  try {
    const [log, sequence] = (localStorage.getItem(PREFIX + table) ?? "").split(" ").map(Number);
    return log === undefined || sequence === undefined ? null : { log, sequence };
  } catch {
    return null;
  }
}

export function noteAct(table: string, act: Act): void {
  try {
    localStorage.setItem(PREFIX + table, `${act.log} ${act.sequence}`);
  } catch {
    // Without storage, the recap lasts as long as the page.
  }
}
