// The server's routes, typed by the wire.

import { API, type Problem, type Routes } from "./wire";
import { say } from "./words";
import { language } from "./settings";

export type Route = keyof Routes;
type Value = string | number | boolean | null | undefined;

export interface Wish<R extends Route> {
  path?: Record<string, string | number>;
  query?: Partial<NonNullable<Routes[R]["query"]>>;
  body?: Routes[R]["body"];
  signal?: AbortSignal;
}

/** Ask the server; what it refuses, and that it cannot be reached, is thrown as a Problem. */
export async function call<R extends Route>(
  route: R,
  wish: Wish<R> = {},
): Promise<Routes[R]["answer"]> {
  const [method = "GET", path = ""] = route.split(" ");
  const response = await reach(method, address(path, wish), wish);
  const json = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!response.ok) throw json ? await response.json() : unreachable();
  if (response.status === 204) return null as Routes[R]["answer"];
  return (json ? await response.json() : await response.text()) as Routes[R]["answer"];
}

async function reach<R extends Route>(
  method: string,
  url: string,
  wish: Wish<R>,
): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language.value };
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (wish.signal) init.signal = wish.signal;
  if (wish.body !== undefined && wish.body !== null) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(wish.body);
  }
  try {
    return await fetch(url, init);
  } catch (error) {
    if (wish.signal?.aborted) throw error;
    throw unreachable();
  }
}

function address<R extends Route>(path: string, wish: Wish<R>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(wish.path?.[name] ?? "")),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((wish.query ?? {}) as Record<string, Value>)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const asked = query.toString();
  return (path === "/healthz" ? "" : API) + filled + (asked ? `?${asked}` : "");
}

/** A problem that the client itself has. */
export function ownProblem(code: string, words: string): Problem {
  return { code, words, sequence: null, rule: "", reason: "", need: null, have: null, id: "" };
}

function unreachable(): Problem {
  return ownProblem("unreachable", say("unreachable"));
}

/** Whatever was thrown, as a problem that can be shown. */
export function asProblem(thrown: unknown): Problem {
  const isProblem = typeof thrown === "object" && thrown !== null && "code" in thrown;
  return isProblem && "words" in thrown ? (thrown as Problem) : ownProblem("broken", say("broken"));
}
