import type { JSX } from "preact";
import { useGames } from "../games";
import { lessonsDone } from "../settings";
import { Page, ProblemLine } from "../ui/Page";
import type { GameFacts } from "../wire";
import { say } from "../words";
import { GameCard, SmallCard } from "./home/GameCard";
import { useLobby } from "./home/lobby";
import { Newcomer } from "./home/Newcomer";
import { TableList } from "./home/TableList";
import { WaysIn } from "./home/WaysIn";

/** The way in: the games, what you left off, and how to join others. */
export function Home(): JSX.Element {
  const { games, problem } = useGames();
  const tables = useLobby();
  const newcomer = tables.list && lessonsDone.value.length === 0 ? <Newcomer games={games ?? []} /> : null;
  const first = tables.list?.length === 0; // else what was left off comes first
  if (!games) {
    return (
      <Page title="">
        <main class="home" aria-busy={!problem}>
          <h1 class="sr-only">{say("siegeworks")}</h1>
          <ProblemLine problem={problem} />
          {problem ? null : <p class="muted">{say("loading")}</p>}
        </main>
      </Page>
    );
  }
  return (
    <Page title="">
      <main class="home">
        <h1 class="sr-only">{say("siegeworks")}</h1>
        <Games games={games} />
        <div class="home-side">
          {first && newcomer}
          <TableList games={games} tables={tables} />
          {!first && newcomer}
          <WaysIn />
        </div>
      </main>
    </Page>
  );
}

function Games({ games }: { games: GameFacts[] }): JSX.Element {
  const teaching = games.filter((game) => game.teaching);
  return (
    <div class="home-games">
      {games
        .filter((game) => !game.teaching)
        .map((game) => (
          <GameCard game={game} key={game.key} />
        ))}
      {teaching.length > 0 && (
        <section aria-labelledby="teaching">
          <h2 id="teaching" class="label">
            {say("teaching-games")}
          </h2>
          <div class="small-cards">
            {teaching.map((game) => (
              <SmallCard game={game} key={game.key} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
