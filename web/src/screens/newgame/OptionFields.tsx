import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { SettingFacts } from "../../wire";
import { percent, say } from "../../words";

interface Props {
  option: SettingFacts;
  value: string;
  seats: number;
  /** Why only the usual value goes with what is chosen elsewhere; empty if all do. */
  fixed: string;
  onChange: (value: string) => void;
}

/** An option of the game: every value with a line that explains it, and how hard it is. */
export function OptionFields({ option, value, seats, fixed, onChange }: Props): JSX.Element {
  const group = useId();
  return (
    <fieldset class="panel option">
      <legend>{option.words}</legend>
      {option.hint && <p class="small muted">{option.hint}</p>}
      {fixed && <p class="small why">{fixed}</p>}
      {option.facts.map((fact) => {
        const share = fact.measured[String(seats)];
        const only = option.seats[fact.value];
        return (
          <label class="choice wide" key={fact.value}>
            <input
              type="radio"
              name={group}
              checked={fact.value === value}
              disabled={fixed !== "" && fact.value !== option.values[0]}
              onChange={() => onChange(fact.value)}
            />
            <span>
              <strong>{fact.words}</strong>
              <span class="small muted block">{fact.hint}</span>
              {only && <span class="small muted block">{say("only-for", { seats: only.join(", ") })}</span>}
              {share !== undefined && (
                <span class="small block">
                  {say("won-by-bots", { share: percent(share / 100), seats })}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
