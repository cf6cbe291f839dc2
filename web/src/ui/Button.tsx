import type { ComponentChildren, JSX } from "preact";
import { To } from "../router";
import { Icon, type IconName } from "./Icon";

interface Look {
  /** How much it stands out. */
  look?: "main" | "plain" | "danger" | undefined;
  icon?: IconName | undefined;
  /** The words; `bare` keeps them for screen readers and as a tip only. */
  words: string;
  bare?: boolean | undefined;
}

interface Press extends Look {
  onPress: () => void;
  disabled?: boolean | undefined;
  pressed?: boolean | undefined;
  children?: ComponentChildren;
}

function classes({ look, bare }: Look): string {
  return ["button", look, bare ? "icon-only" : ""].filter(Boolean).join(" ");
}

function Inside({ icon, words, bare }: Look): JSX.Element {
  return (
    <>
      {icon && <Icon name={icon} />}
      {bare ? <span class="sr-only">{words}</span> : <span>{words}</span>}
    </>
  );
}

/** A button with words, a sign, or both. */
export function Button(props: Press): JSX.Element {
  return (
    <button
      type="button"
      class={classes(props)}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      title={props.bare ? props.words : undefined}
      onClick={props.onPress}
    >
      <Inside {...props} />
      {props.children}
    </button>
  );
}

/** A link to a screen that looks like a button. */
export function ButtonLink(props: Look & { href: string }): JSX.Element {
  return (
    <To href={props.href} class={classes(props)} title={props.bare ? props.words : undefined}>
      <Inside {...props} />
    </To>
  );
}
