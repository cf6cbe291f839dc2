import type { JSX } from "preact";
import { useId } from "preact/hooks";

export interface Choice<T extends string> {
  value: T;
  words: string;
}

interface Props<T extends string> {
  name: string;
  choices: ReadonlyArray<Choice<T>>;
  value: T;
  onChange: (value: T) => void;
}

/** One of a few: radio buttons that look like buttons. */
export function Choices<T extends string>(props: Props<T>): JSX.Element {
  const group = useId();
  return (
    <fieldset class="choices">
      <legend>{props.name}</legend>
      {props.choices.map(({ value, words }) => (
        <label class="choice" key={value}>
          <input
            type="radio"
            name={group}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
