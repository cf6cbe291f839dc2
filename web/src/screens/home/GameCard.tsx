import type { JSX } from "preact";
import { nextLesson } from "../../lesson/offers";
import { ReadFirst } from "../../rules/ReadFirst";
import { Button, ButtonLink } from "../../ui/Button";
import { Icon, type IconName } from "../../ui/Icon";
import type { GameFacts } from "../../wire";
import { say } from "../../words";
import { Emblem } from "./Emblem";
import { difficulty, players, time } from "./facts";
import { playNow } from "./starting";

/** A game with its drawing, what to know of it, and one big button. */
export function GameCard({ game }: { game: GameFacts }): JSX.Element {
  return (
    <article class="game-card" aria-labelledby={`game-${game.key}`}>
      <Emblem game={game} />
      <div class="game-told">
        <h2 id={`game-${game.key}`}>{game.title}</h2>
        <p>{game.blurb}</p>
        <Facts game={game} />
        <Deeds game={game} />
        {game.about && <p class="small muted about">{game.about}</p>}
      </div>
    </article>
  );
}

function Facts({ game }: { game: GameFacts }): JSX.Element {
  const hard = difficulty(game);
  return (
    <ul class="facts">
      <Fact icon="people" words={players(game)} />
      {game.minutes.length > 0 && <Fact icon="clock" words={time(game)} />}
      {hard && <Fact icon="gauge" words={hard} />}
    </ul>
  );
}

function Fact({ icon, words }: { icon: IconName; words: string }): JSX.Element {
  return (
    <li>
      <Icon name={icon} />
      <span>{words}</span>
    </li>
  );
}

function Deeds({ game }: { game: GameFacts }): JSX.Element {
  const lesson = nextLesson(game);
  const number = lesson ? game.lessons.indexOf(lesson) + 1 : 0;
  return (
    <div class="deeds">
      <div class="sides">
        {(game.sides.length ? game.sides : [""]).map((side, seat) => (
          <Begin key={side} game={game} side={side} seat={seat} />
        ))}
      </div>
      <ButtonLink href={`/new/${game.key}`} icon="settings" words={say("options")} />
      {lesson && (
        <ButtonLink
          href={`/lesson/${game.key}/${lesson.key}`}
          icon="cap"
          words={say("lesson-minutes", { number, minutes: lesson.minutes })}
        />
      )}
      <div class="side-by-side">
        <ReadFirst game={game} />
      </div>
    </div>
  );
}

/** The big button, or one for each side that one may play. */
function Begin({ game, side, seat }: { game: GameFacts; side: string; seat: number }): JSX.Element {
  return (
    <button type="button" class="button main big" onClick={() => void playNow(game, seat)}>
      <Icon name="play" />
      <span class={side && "sr-only"}>{say("play")}</span>
      {side && <span>{side}</span>}
      <span class="sr-only">{game.title}</span>
    </button>
  );
}

/** A game for learning, in a line. */
export function SmallCard({ game }: { game: GameFacts }): JSX.Element {
  return (
    <article class="small-card" aria-labelledby={`game-${game.key}`}>
      <Emblem game={game} />
      <div>
        <h3 id={`game-${game.key}`}>{game.title}</h3>
        <p class="small muted">{game.blurb}</p>
        <p class="small muted">{[players(game), time(game)].filter(Boolean).join(" · ")}</p>
      </div>
      <div class="row">
        <Button icon="play" words={say("play")} onPress={() => void playNow(game)}>
          <span class="sr-only">{game.title}</span>
        </Button>
        <ButtonLink href={`/new/${game.key}`} icon="settings" words={say("options")} bare />
        <ReadFirst game={game} bare />
      </div>
    </article>
  );
}
