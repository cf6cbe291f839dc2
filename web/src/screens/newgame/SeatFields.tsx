import type { JSX } from "preact";
import type { GameFacts } from "../../wire";
import { say } from "../../words";
import type { SeatPlan, Who } from "./wish";

interface Props {
  game: GameFacts;
  seat: number;
  plan: SeatPlan;
  options: Record<string, string>;
  onChange: (plan: SeatPlan) => void;
}

/** Who sits on a seat: somebody here, a bot of some level, or whoever gets a link. */
export function SeatFields({ game, seat, plan, options, onChange }: Props): JSX.Element {
  const number = seat + 1;
  const kinds: Who[] = seat === 0 ? ["me", "bot", "open"] : ["here", "bot", "open"];
  return (
    <li class="seat-fields">
      <span class="seat-number" aria-hidden="true">
        {game.sides?.[seat] ?? number}
      </span>
      <select
        class="field"
        aria-label={say("who", { number })}
        value={plan.who}
        onChange={(event) => onChange({ ...plan, who: event.currentTarget.value as Who })}
      >
        {kinds.map((who) => (
          <option value={who} key={who}>
            {say(`who-${who}`)}
          </option>
        ))}
      </select>
      {plan.who === "bot" && <Level {...{ game, number, plan, options, onChange }} />}
      {(plan.who === "me" || plan.who === "here") && (
        <input
          class="field"
          aria-label={say("name-of", { number })}
          placeholder={say("name")}
          value={plan.name}
          maxLength={60}
          onInput={(event) => onChange({ ...plan, name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}

interface LevelProps {
  game: GameFacts;
  number: number;
  plan: SeatPlan;
  options: Record<string, string>;
  onChange: (plan: SeatPlan) => void;
}

/** A level of a bot, and how strong it is in a game such as the one that is planned. */
function Level({ game, number, plan, options, onChange }: LevelProps): JSX.Element {
  const chosen = game.levels.find(({ level }) => level === plan.bot);
  const told = chosen && Object.entries(chosen.options ?? {}).every(([name, value]) => options[name] === value);
  return (
    <div>
      <select
        class="field"
        aria-label={say("level-of", { number })}
        value={plan.bot}
        onChange={(event) => onChange({ ...plan, bot: event.currentTarget.value })}
      >
        {game.levels.map(({ level, words }) => (
          <option value={level} key={level}>
            {words}
          </option>
        ))}
      </select>
      {told && chosen.measured && <p class="small muted">{chosen.measured}</p>}
    </div>
  );
}
