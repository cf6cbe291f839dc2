// What a lesson says over the table, and the buttons that lead on.

import type { JSX } from "preact";
import { RuleButton } from "../table/RuleButton";
import { Button, ButtonLink } from "../ui/Button";
import { say } from "../words";
import type { Lesson, LessonStep } from "../wire";

interface Spoken {
  lesson: Lesson;
  step: LessonStep;
  place: number;
  next: () => void;
  leave: () => void;
}

export function Banner({ lesson, step, place, next, leave }: Spoken): JSX.Element {
  return (
    <section class="lesson" aria-label={lesson.title}>
      <p class="lesson-place">{say("lesson-place", { place: place + 1, count: lesson.steps.length })}</p>
      <p class="lesson-words" aria-live="polite">
        {step.words} <RuleButton rule={step.rule} />
      </p>
      <div class="lesson-doors">
        {step.choose ? null : <Button look="main" icon="next" words={say("lesson-next")} onPress={next} />}
        <Button look="plain" words={say("lesson-skip")} onPress={leave} />
      </div>
    </section>
  );
}

interface Summed {
  lesson: Lesson;
  step: LessonStep;
  leave: (() => void) | null; // null: the game is over as well
}

/** The end of a lesson: what was reached, what was learnt line by line, and what comes next.
 * Of the lines of its words the first and the last are sentences, those between are what was learnt. */
export function Summary({ lesson, step, leave }: Summed): JSX.Element {
  const [head, ...lines] = step.words.split("\n");
  const close = lines.pop();
  const { next } = lesson;
  return (
    <section class="lesson summary" aria-label={lesson.title}>
      <h2 class="lesson-won">{lesson.won}</h2>
      <div class="lesson-words" aria-live="polite">
        <p>
          {head} <RuleButton rule={step.rule} />
        </p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {close && <p>{close}</p>}
      </div>
      <div class="lesson-doors">
        {next && (
          <ButtonLink
            look="main"
            icon="cap"
            href={`/lesson/${lesson.game}/${next.key}`}
            words={say("lesson-following", { title: next.title })}
          />
        )}
        <ButtonLink
          look={next ? undefined : "main"}
          icon="play"
          href={`/new/${lesson.game}`}
          words={say("lesson-real-game")}
        />
        {leave && <Button look="plain" words={say("lesson-play-on")} onPress={leave} />}
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
