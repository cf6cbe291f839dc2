// Which screen the address asks for. Links between screens do not load the page anew.

import { signal } from "@preact/signals";
import type { JSX } from "preact";

export interface Address {
  path: string;
  query: URLSearchParams;
}

function present(): Address {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

export const address = signal<Address>(present());

/** Show another screen; `instead` takes the place of the present one in the history. */
export function go(to: string, instead = false): void {
  if (instead) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  address.value = present();
  if (!instead) window.scrollTo(0, 0);
}

/** A link to a screen, which a middle click opens in a tab as usual. */
export function To(props: JSX.HTMLAttributes<HTMLAnchorElement> & { href: string }): JSX.Element {
  const follow = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!plain || event.defaultPrevented) return;
    event.preventDefault();
    go(props.href);
  };
  return <a {...props} onClick={follow} />;
}

/** Match a path with names in braces: "/t/{table}". */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const found = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== found.length) return null;
  const names: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const here = found[place] ?? "";
    if (part.startsWith("{")) names[part.slice(1, -1)] = decodeURIComponent(here);
    else if (part !== here) return null;
  }
  return names;
}

addEventListener("popstate", () => {
  address.value = present();
});
