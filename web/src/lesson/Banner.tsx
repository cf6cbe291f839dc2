// What a lesson says over the table, and the buttons that lead on.

import type { JSX } from "preact";
import { RuleButton } from "../table/RuleButton";
import { Button } from "../ui/Button";
import { say } from "../words";
import type { Lesson, LessonStep } from "../wire";

interface Spoken {
  lesson: Lesson;
  step: LessonStep;
  place: number;
  last: boolean;
  next: () => void;
  leave: () => void;
}

export function Banner({ lesson, step, place, last, next, leave }: Spoken): JSX.Element {
  return (
    <section class="lesson" aria-label={lesson.title}>
      <p class="lesson-place">{say("lesson-place", { place: place + 1, count: lesson.steps.length })}</p>
      <p class="lesson-words" aria-live="polite">
        {step.words} <RuleButton rule={step.rule} />
      </p>
      <div class="lesson-doors">
        {last ? (
          <Button look="main" icon="play" words={say("lesson-play-on")} onPress={leave} />
        ) : (
          <>
            {step.choose ? null : <Button look="main" icon="next" words={say("lesson-next")} onPress={next} />}
            <Button look="plain" words={say("lesson-skip")} onPress={leave} />
          </>
        )}
      </div>
    </section>
  );
}

interface Astray {
  lesson: Lesson;
  words: string; // what was chosen instead
  back: () => void;
  leave: () => void;
}

/** Something else was chosen: that is no fault, and can be taken back. */
export function Strayed({ lesson, words, back, leave }: Astray): JSX.Element {
  return (
    <section class="lesson" aria-label={lesson.title}>
      <p class="lesson-words" aria-live="polite">
        {say("lesson-strayed", { words })}
      </p>
      <div class="lesson-doors">
        <Button look="main" icon="undo" words={say("lesson-back")} onPress={back} />
        <Button look="plain" words={say("lesson-without")} onPress={leave} />
      </div>
    </section>
  );
}
