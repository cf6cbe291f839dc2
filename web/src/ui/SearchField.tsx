import type { JSX } from "preact";

interface Props {
  words: string;
  value: string;
  onChange: (value: string) => void;
}

/** Where one types what to look for; its words say in what. */
export function SearchField({ words, value, onChange }: Props): JSX.Element {
  return (
    <input
      type="search"
      class="field"
      value={value}
      placeholder={words}
      aria-label={words}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}
