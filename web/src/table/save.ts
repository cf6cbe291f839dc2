// The game of a table as a file, at any time the server gives it away.

import { call } from "../api";
import { toastProblem } from "../ui/toast";
import type { TableState } from "./state";

/** In a game with secrets, whoever does not play all seats gets it only when it is over. */
export function canSave({ live }: TableState): boolean {
  const [view, me] = [live.view.value, live.me.value];
  if (!view) return false;
  return !view.secrets || view.result !== null || (me?.seats.length ?? 0) === view.seats.length;
}

export async function save({ id, live }: TableState): Promise<void> {
  try {
    const text = await call("GET /tables/{table_id}/record", { path: { table_id: id } });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text as string], { type: "text/plain" }));
    link.download = `${live.view.value?.title ?? id}.siege`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (thrown) {
    toastProblem(thrown);
  }
}
