import type { JSX } from "preact";
import { isTaken, nextLesson } from "../../lesson/offers";
import { ButtonLink } from "../../ui/Button";
import type { GameFacts } from "../../wire";
import { say } from "../../words";

/** The lessons of a game in their order; the first that was not taken yet stands out. */
export function Lessons({ game }: { game: GameFacts }): JSX.Element | null {
  if (!game.lessons.length) return null;
  const next = nextLesson(game);
  return (
    <section class="panel stack" aria-labelledby="lessons">
      <h2 id="lessons" class="label">
        {say("lessons")}
      </h2>
      <ol class="lesson-list">
        {game.lessons.map(({ key, title, blurb, minutes }) => (
          <li key={key}>
            <ButtonLink
              look={key === next?.key ? "main" : undefined}
              icon={isTaken(game.key, key) ? "again" : "cap"}
              href={`/lesson/${game.key}/${key}`}
              words={say("lesson-named", { title, minutes })}
            />
            <span class="small muted">{blurb}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
