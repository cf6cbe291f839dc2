// The line that is being shown on the board, with its controls. A click on it goes on.

import type { JSX } from "preact";
import { say } from "../words";
import { RuleButton } from "./RuleButton";
import { useTable } from "./state";

export function StepBanner(): JSX.Element | null {
  const { stepper } = useTable();
  const step = stepper.step.value;
  if (!step) return null;
  const [at, all] = [stepper.at.value + 1, stepper.steps.value.length];
  return (
    <div class="step-banner" role="group" aria-label={say("steps")}>
      <p class="step-words">
        {step.line.words} <RuleButton rule={step.line.rule} />
      </p>
      <span class="muted small">{say("step-of", { at, all })}</span>
      <button type="button" class="button small-button" disabled={at === 1} onClick={() => stepper.go(-1)}>
        {say("step-back")}
      </button>
      <button type="button" class="button small-button" onClick={() => stepper.go(1)}>
        {say("step-on")}
      </button>
      <button type="button" class="button small-button" onClick={() => stepper.skip()}>
        {say("step-skip")}
      </button>
    </div>
  );
}
