import type { JSX } from "preact";
import { ButtonLink } from "../../ui/Button";
import type { GameFacts } from "../../wire";
import { say } from "../../words";

/** Whoever is new is shown the first lesson before all else. */
export function Newcomer({ games }: { games: GameFacts[] }): JSX.Element | null {
  const game = games.find(({ lessons, teaching }) => lessons.length > 0 && !teaching);
  const lesson = game?.lessons[0];
  if (!game || !lesson) return null;
  return (
    <section class="panel lesson-offer new" aria-labelledby="newcomer">
      <h2 id="newcomer">{say("newcomer")}</h2>
      <p>
        <strong>{`${game.title} · ${lesson.title}`}</strong>
        {lesson.blurb && <span class="block">{lesson.blurb}</span>}
      </p>
      <ButtonLink
        look="main"
        href={`/lesson/${game.key}/${lesson.key}`}
        icon="cap"
        words={say("first-lesson", { minutes: lesson.minutes })}
      />
    </section>
  );
}
