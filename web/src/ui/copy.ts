import { say } from "../words";
import { toast } from "./toast";

/** Put a text on the clipboard; where the browser forbids that, show it to be copied by hand. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say("copied"));
  } catch {
    toast(text);
  }
}

/** A whole address for others. */
export function whole(path: string): string {
  return location.origin + path;
}
