// How close to losing, always in the same corner, and the facts that are always in sight.

import type { JSX } from "preact";
import { say } from "../words";
import type { Gauge, Status } from "../wire";
import { symbols } from "./board/art";
import { useTable } from "./state";

/** Countable steps to defeat; those that are taken are filled and crossed. */
export function GaugeView({ gauge }: { gauge: Gauge }): JSX.Element {
  const steps = Array.from({ length: gauge.most }, (_, step) => step < gauge.value);
  const label = say("gauge", { words: gauge.words, value: gauge.value, most: gauge.most });
  return (
    <div class={gauge.value + 1 >= gauge.most ? "gauge near" : "gauge"} role="img" aria-label={label}>
      <span class="gauge-steps" aria-hidden="true">
        {steps.map((taken, step) => (
          <svg key={step} viewBox="0 0 20 20" class={taken ? "gauge-step taken" : "gauge-step"}>
            <rect x={2} y={2} width={16} height={16} rx={3} />
            {taken ? <path d="M5 5l10 10m0 -10l-10 10" /> : null}
          </svg>
        ))}
      </span>
      <span class="gauge-words">{gauge.words}</span>
    </div>
  );
}

function Fact({ fact }: { fact: Status }): JSX.Element {
  const drawn = fact.symbol && symbols.value.has(fact.symbol);
  return (
    <div class="fact">
      <dt>
        {drawn ? (
          <svg class="fact-symbol" aria-hidden="true">
            <use href={`#${fact.symbol}`} width="100%" height="100%" />
          </svg>
        ) : null}
        {fact.name}
      </dt>
      <dd>{fact.value}</dd>
    </div>
  );
}

export function StatusView(): JSX.Element | null {
  const outlook = useTable().moment.value?.view.outlook;
  if (!outlook?.status.length) return null;
  return (
    <dl class="status" aria-label={say("status")}>
      {outlook.status.map((fact) => (
        <Fact key={fact.key} fact={fact} />
      ))}
    </dl>
  );
}
