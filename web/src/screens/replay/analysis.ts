// The judgement of a finished game: it takes the server a while, so it is asked for again and again.

import { useEffect, useState } from "preact/hooks";
import { asProblem, call } from "../../api";
import type { Analysis, Problem } from "../../wire";
import { language } from "../../words";

const AGAIN = 1500; // milliseconds

export interface Judged {
  analysis: Analysis | null;
  problem: Problem | null;
}

/** Whether all is there. */
export function isDone(analysis: Analysis | null): analysis is Analysis {
  return analysis !== null && analysis.total > 0 && analysis.done >= analysis.total;
}

/** Ask until all is done, if `wanted`; for one's own seat if none is named. */
export function useAnalysis(table: string, wanted: boolean, seat: number | null): Judged {
  const [judged, setJudged] = useState<Judged>({ analysis: null, problem: null });
  const spoken = language.value;
  useEffect(() => {
    let timer = 0;
    let stopped = !wanted;
    const ask = async (): Promise<void> => {
      try {
        const path = { table_id: table };
        const analysis = await call("GET /tables/{table_id}/analysis", { path, query: { seat } });
        if (stopped) return;
        setJudged({ analysis, problem: null });
        if (!isDone(analysis)) timer = window.setTimeout(() => void ask(), AGAIN);
      } catch (thrown) {
        if (!stopped) setJudged({ analysis: null, problem: asProblem(thrown) });
      }
    };
    if (!stopped) void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [table, wanted, seat, spoken]);
  return judged;
}
