import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { asProblem } from "../api";
import { openGame, useGames } from "../games";
import { go } from "../router";
import { nextLesson } from "../lesson/offers";
import { ReadFirst } from "../rules/ReadFirst";
import { Choices } from "../ui/Choices";
import { Page, ProblemLine } from "../ui/Page";
import { ButtonLink } from "../ui/Button";
import type { GameFacts, Problem, SettingFacts, Welcome } from "../wire";
import { say } from "../words";
import { Emblem } from "./home/Emblem";
import { isLevel } from "./home/facts";
import { Lessons } from "./newgame/Lessons";
import { Links } from "./newgame/Links";
import { OptionFields } from "./newgame/OptionFields";
import { SeatFields } from "./newgame/SeatFields";
import { seatPlans, tableWish, usualPlan, whyFixed, withOption, withSeats, type Plan, type SeatPlan } from "./newgame/wish";

/** A game with every option explained, and who sits where. */
export function NewGame({ game }: { game: string }): JSX.Element {
  const { games, problem } = useGames();
  const found = games?.find(({ key }) => key === game);
  return (
    <Page title={found ? `${say("new-game")}: ${found.title}` : say("new-game")}>
      <main class="narrow wide-narrow stack">
        <ProblemLine problem={problem} />
        {games && !found && <h1>{say("no-such-game")}</h1>}
        {found && <Form game={found} />}
      </main>
    </Page>
  );
}

function Form({ game }: { game: GameFacts }): JSX.Element {
  const [plan, setPlan] = useState(() => usualPlan(game));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [opened, setOpened] = useState<Welcome | null>(null);
  const change = (part: Partial<Plan>): void => setPlan({ ...plan, ...part });
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const welcome = await openGame(tableWish(game, plan), plan.title.trim() !== "");
      if (welcome.links.length) setOpened(welcome);
      else go(`/t/${welcome.table.id}`);
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
  };
  const levels = game.options.filter(isLevel).slice(0, 1);
  const field = (option: SettingFacts): JSX.Element => (
    <OptionFields
      option={option}
      value={plan.options[option.name] ?? ""}
      seats={plan.seats.length}
      fixed={whyFixed(game, plan, option.name)}
      onChange={(value) => setPlan(withOption(game, plan, option.name, value))}
      key={option.name}
    />
  );
  const lesson = nextLesson(game);
  return (
    <form class="stack" onSubmit={(event) => void start(event)}>
      <header class="new-head">
        <Emblem game={game} />
        <div>
          <h1>{game.title}</h1>
          <p class="muted">{game.blurb}</p>
          <div class="row">
            {lesson && (
              <ButtonLink href={`/lesson/${game.key}/${lesson.key}`} icon="cap" words={say("lessons")} />
            )}
            <ReadFirst game={game} />
          </div>
        </div>
      </header>
      {levels.map(field)}
      <Seats game={game} plan={plan} onChange={(seats) => setPlan(withSeats(game, plan, seats))} />
      {game.options.filter((option) => !levels.includes(option)).map(field)}
      <Lessons game={game} />
      <More game={game} plan={plan} onChange={change} />
      <ProblemLine problem={problem} />
      <div class="row start-row">
        <button type="submit" class="button main big">
          {say("start")}
        </button>
      </div>
      {opened && <Links welcome={opened} />}
    </form>
  );
}

interface SeatsProps {
  game: GameFacts;
  plan: Plan;
  onChange: (seats: SeatPlan[]) => void;
}

function Seats({ game, plan, onChange }: SeatsProps): JSX.Element {
  const { seats } = plan;
  if (game.seats.length === 1 && seats.length === 1) return <Alone game={game} plan={plan} onChange={onChange} />;
  return (
    <section class="panel stack">
      {game.seats.length > 1 && (
        <Choices
          name={say("how-many")}
          choices={game.seats.map((count) => ({ value: String(count), words: String(count) }))}
          value={String(seats.length)}
          onChange={(count) => onChange(seatPlans(game, Number(count), seats))}
        />
      )}
      <ul class="seat-list">
        {seats.map((seat, number) => (
          <SeatFields
            game={game}
            seat={number}
            plan={seat}
            options={plan.options}
            onChange={(changed) => onChange(seats.map((s, n) => (n === number ? changed : s)))}
            key={number}
          />
        ))}
      </ul>
      <p class="small muted">{say("who-hint")}</p>
    </section>
  );
}

/** Alone at a table there is nothing to seat; whoever likes may watch a bot. */
function Alone({ game, plan, onChange }: SeatsProps): JSX.Element {
  const [seat] = plan.seats;
  return (
    <details class="panel">
      <summary>{say("who-plays")}</summary>
      <ul class="seat-list">
        {seat && <SeatFields game={game} seat={0} plan={seat} options={plan.options} onChange={(changed) => onChange([changed])} />}
      </ul>
    </details>
  );
}

interface MoreProps {
  game: GameFacts;
  plan: Plan;
  onChange: (part: Partial<Plan>) => void;
}

function More({ game, plan, onChange }: MoreProps): JSX.Element {
  return (
    <details class="panel">
      <summary>{say("more-options")}</summary>
      <div class="stack">
        <label>
          {say("table-title")}
          <input
            class="field"
            value={plan.title}
            placeholder={game.title}
            maxLength={120}
            onInput={(event) => onChange({ title: event.currentTarget.value })}
          />
        </label>
        <label>
          {say("seed")}
          <input
            class="field"
            value={plan.seed}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={40}
            onInput={(event) => onChange({ seed: event.currentTarget.value })}
          />
          <span class="small muted">{say("seed-hint")}</span>
        </label>
      </div>
    </details>
  );
}
