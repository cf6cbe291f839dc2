import type { JSX } from "preact";

/** The colour in which something is drawn, beside its name. */
export function Swatch({ by }: { by: string }): JSX.Element {
  return (
    <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
      <rect class={`by-${by}`} width="10" height="10" rx="2" />
    </svg>
  );
}
