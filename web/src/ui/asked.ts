// What a screen asks of the server, asked again when it depends on something else.

import { useEffect, useState } from "preact/hooks";
import { asProblem } from "../api";
import type { Problem } from "../wire";

export interface Asked<T> {
  value: T | null;
  problem: Problem | null;
  again: () => void;
}

export function useAsked<T>(ask: () => Promise<T>, depends: unknown[]): Asked<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    ask().then(
      (answer) => {
        if (!wanted) return;
        setValue(answer);
        setProblem(null);
      },
      (thrown: unknown) => wanted && setProblem(asProblem(thrown)),
    );
    return () => {
      wanted = false;
    };
  }, [...depends, round]);
  return { value, problem, again: () => setRound((before) => before + 1) };
}
