// Whose turn it is, told by the tab: its title, its sign, and the browser's own notification.

import { useEffect, useRef } from "preact/hooks";
import { notify } from "./settings";
import { seatName } from "./table/people";
import { useTitle } from "./ui/Page";
import type { Me, View } from "./wire";
import { say } from "./words";

const SIGN = "/favicon.ico";
const SIGN_ASKED = "/static/icon-turn.svg";

/** Whether a table waits for whoever looks at it. Alone at a table, it always does. */
export function isMyTurn(view: View, me: Me | null): boolean {
  return view.seats.length > 1 && !view.result && view.asked.some((seat) => me?.seats.includes(seat));
}

/** What the tab says: whose turn it is, and at which table. */
function tabTitle(view: View, me: Me | null): string {
  const { title } = view;
  if (view.result || view.seats.length < 2) return title;
  const asked = view.seats.filter(({ seat }) => view.asked.includes(seat));
  const several = (me?.seats.length ?? 0) > 1; // at one screen, "you" is nobody in particular
  if (isMyTurn(view, me) && !several) return say("tab-mine", { title });
  const name = asked.map(seatName).join(", ");
  return name ? say("tab-other", { name, title }) : title;
}

function showSign(asked: boolean): void {
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = asked ? SIGN_ASKED : SIGN;
  if (sign && sign.getAttribute("href") !== href) sign.setAttribute("href", href);
}

/** Whether the browser can notify at all: only at addresses that it holds to be safe. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext;
}

/** Ask the browser for leave, which asks the player; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

function sendNotice(view: View): void {
  if (!notify.value || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(say("tab-mine", { title: view.title }), {
      body: view.prompt?.words ?? "",
      tag: view.table, // a newer one of the same table takes its place
      icon: SIGN_ASKED,
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones let only installed programs notify; title and sign tell it all the same.
  }
}

/** Let the tab tell of a table for as long as it is on the screen. */
export function useNotices(view: View | null, me: Me | null): void {
  const mine = view !== null && isMyTurn(view, me);
  const before = useRef(true); // what is so when the page opens is seen
  useTitle(view ? tabTitle(view, me) : "");
  useEffect(() => {
    if (!view) return;
    if (mine && !before.current) sendNotice(view);
    before.current = mine;
    showSign(mine);
  }, [mine, view?.table]);
  useEffect(() => () => showSign(false), []);
}
