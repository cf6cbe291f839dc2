import type { JSX } from "preact";

export function Table({ id }: { id: string }): JSX.Element {
  return <main>{id}</main>;
}
