// The door to the local network: whether it is open, and where. One for all screens.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { call } from "../api";
import type { Network } from "../wire";

export const network = signal<Network | null>(null);

/** How things are with the door; null until that is known. */
export function useNetwork(): Network | null {
  useEffect(() => {
    call("GET /network").then(take, () => undefined); // without an answer, nothing is offered
  }, []);
  return network.value;
}

function take(told: Network): void {
  network.value = told;
}

export async function openNetwork(): Promise<void> {
  take(await call("POST /network"));
}

export async function closeNetwork(): Promise<void> {
  take(await call("DELETE /network"));
}
