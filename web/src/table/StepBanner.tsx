// The line that is being shown on the board, with its controls.

import type { JSX } from "preact";
import { Button } from "../ui/Button";
import { say } from "../words";
import { RuleButton } from "./RuleButton";
import { useTable } from "./state";

export function StepBanner(): JSX.Element | null {
  const { stepper } = useTable();
  const step = stepper.step.value;
  if (!step) return null;
  const [at, all] = [stepper.at.value + 1, stepper.steps.value.length];
  return (
    <div class="step-banner" role="group" aria-label={say("past")}>
      <p class="step-words">
        {step.line.words} <RuleButton rule={step.line.rule} />
      </p>
      <span class="muted small">{say("past-of", { at, all })}</span>
      <Button
        icon="previous"
        look="plain"
        bare
        words={say("past-back")}
        disabled={at === 1}
        onPress={() => stepper.go(-1)}
      />
      <Button icon="next" look="plain" bare words={say("past-on")} onPress={() => stepper.go(1)} />
      <Button icon="last" look="plain" bare words={say("past-skip")} onPress={() => stepper.skip()} />
    </div>
  );
}
