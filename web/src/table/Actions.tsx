// Everything that can be done, as a list that mirrors the board; and what cannot be done, with the
// reason.

import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { classes } from "../ui/classes";
import { toastProblem } from "../ui/toast";
import { Icon } from "../ui/Icon";
import { say } from "../words";
import type { Option, Refused, WishOffered } from "../wire";
import { isAbout } from "./board/picking";
import { askedFirst, groupsOf, stacksOf } from "./groups";
import { isByKeys, isTouch, wasHeld } from "./hands";
import { Parts } from "./Parts";
import { byReason, HALVES, type Forbidden } from "./refusals";
import { RuleButton } from "./RuleButton";
import { useTable } from "./state";
import { canTalk } from "./Talk";

const MANY = 8; // options; more of them are written smaller, so that all are in sight
const WORDY = 18; // letters; more of them are written smaller where a button has little room
const LONG = 12; // letters; a word of more needs a line of its own, or it would be broken
export const END_KEY = "e"; // chooses what ends the turn or the question

interface Offered {
  option: Option;
  digit: string; // the key that chooses it, if any
  asked: boolean; // by a lesson
  general: boolean; // about nothing that can be picked
  words?: string; // without what is picked, as that is seen above the list
  heading?: string; // that it stands below
}

function Action({ option, digit, asked, general, words = option.words, heading = "" }: Offered): JSX.Element {
  const state = useTable();
  const hot = state.hot.value.includes(option.text);
  const sent = state.sent.value?.option === option.text;
  const point = (): void => state.point([option.text]);
  const leave = (): void => {
    if (state.hot.value[0] === option.text) state.point([]);
  };
  const press = (event: MouseEvent): void => {
    if (!wasHeld(event)) void state.choose(option.text);
  };
  const long = words.split(/\s/).some((word) => word.length > LONG);
  const wordy = words.length > WORDY;
  const card = state.board.value?.story?.cards[`${option.kind}:${option.noun}`]; // it does what it says
  return (
    <li class={classes({ wide: card, long, wordy, general })}>
      <button
        type="button"
        class={classes({ action: true, hot, asked, sent, fatal: option.warning })}
        data-option={option.text}
        {...(words === option.words ? {} : { "aria-label": option.words })}
        aria-busy={sent}
        onClick={press}
        onFocus={point}
        onBlur={leave}
        onPointerEnter={point}
        onPointerMove={point}
        onPointerLeave={(event) => isTouch(event) || leave()}
        onContextMenu={(event) => isTouch(event) && event.preventDefault()}
      >
        {digit ? (
          <kbd class="digit" aria-hidden="true">
            {digit}
          </kbd>
        ) : null}
        <span>
          {words}
          {card ? <span class="change">{card.words}</span> : null}
          <Change change={option.change} below={[words, heading]} />
          {option.proposed ? <span class="change">{option.proposed}</span> : null}
          {option.unspent ? <span class="unspent">{option.unspent}</span> : null}
          {option.warning ? <span class="warning">{option.warning}</span> : null}
        </span>
      </button>
      {option.repeats && !asked ? <Again option={option} /> : null}
      {state.live.view.value?.prompt?.shared && canTalk(state) ? (
        <button
          type="button"
          class="again"
          aria-label={say("propose", { words })}
          onClick={() => void state.live.say("", "", option.text).catch(toastProblem)}
        >
          <Icon name="talk" />
        </button>
      ) : null}
    </li>
  );
}

/** What an option does to what is counted; of what is named above already, only the figures. */
export function Change({ change, below }: { change: string; below: string[] }): JSX.Element | null {
  if (!change) return null;
  const [name = "", ...figures] = change.split(" ");
  const named = below.some((words) => ` ${words}`.endsWith(` ${name}`));
  const told = named ? figures.join(" ") : change;
  if (/^\d+$/.test(told)) return <span class="change brief"> {told}</span>; // a price
  return <span class="change">{told.replace(/ → /g, "\u00a0→\u00a0")}</span>;
}

/** Takes an option as often as it is offered. */
function Again({ option }: { option: Option }): JSX.Element {
  const state = useTable();
  const words = say("take-again", { words: option.words });
  return (
    <button type="button" class="again" title={words} aria-label={words} onClick={() => void state.choose(option.text, "again")}>
      {say("take-again-short")}
    </button>
  );
}

interface Several extends Partial<WishOffered> {
  text: string; // what is sent
  words: string;
  all?: string; // the verb of which all options are taken, one after the other; else it is a wish
  below?: string; // the heading that it stands below
}

/** Gives several answers at one word. */
function SeveralButton({ text, words, all, short = "", change = "", below = "" }: Several): JSX.Element {
  const state = useTable();
  return (
    <li class="general">
      <button
        type="button"
        class="action all-of"
        data-all={all}
        data-wish={all ? undefined : text}
        aria-label={words}
        onClick={() => void state.choose(text, all ? "all" : "wish")}
      >
        <span>
          {(below && short) || words}
          <Change change={change} below={[below]} />
        </span>
      </button>
    </li>
  );
}

function Reason({ forbidden }: { forbidden: Forbidden }): JSX.Element {
  return (
    <li class="refusal">
      <button type="button" class="action" aria-disabled="true" data-refused={forbidden.text}>
        <span>{forbidden.what.join("; ")}</span>
      </button>
      <p class="why">
        {forbidden.words} <RuleButton rule={forbidden.rule} />
      </p>
    </li>
  );
}

function RefusedList({ refused }: { refused: Refused[] }): JSX.Element | null {
  if (!refused.length) return null;
  return (
    <details class="refused-list">
      <summary>{say("not-possible", { count: refused.length })}</summary>
      <ul>
        {byReason(refused).map((forbidden) => (
          <Reason key={forbidden.text} forbidden={forbidden} />
        ))}
      </ul>
    </details>
  );
}

/** Whoever chose from the list by keys goes on in the list, though the chosen button is gone. */
function useFocusKept(prompt: unknown): RefObject<HTMLDivElement> {
  const list = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    // A button that is removed with the focus tells nobody, so we keep in mind where it last was.
    const onFocus = (event: FocusEvent): void => {
      inside.current = list.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body;
    if (inside.current && lost && isByKeys()) list.current?.querySelector("button")?.focus();
  }, [prompt]);
  return list;
}

/** What ends the turn or the question, at a place of its own that nothing else ever takes. */
export function Enders({ only }: { only?: string[] | undefined }): JSX.Element {
  const { offered } = useTable();
  const options = offered.value.filter((option) => option.ends_question);
  return (
    <ul class="enders" aria-label={say("enders")}>
      {options.map((option, n) => (
        <Action
          key={option.text}
          option={option}
          digit={n === 0 ? END_KEY : ""}
          asked={only?.includes(option.text) ?? false}
          general={true}
        />
      ))}
    </ul>
  );
}

export function Actions({ only }: { only?: string[] | undefined }): JSX.Element {
  const { moment, parts, picked, offered, digits } = useTable();
  const prompt = moment.value?.view.prompt;
  const options = offered.value.filter((option) => !option.ends_question);
  const asked = new Set(only ?? []);
  const list = useFocusKept(prompt);
  const all = only ? [] : (prompt?.all_of ?? []);
  const many = options.length > MANY;
  const groups = askedFirst(groupsOf(options), asked);
  const wishes = only ? [] : (prompt?.wishes ?? []);
  const placeOf = ({ group }: WishOffered): string => (groups.some(({ heading }) => heading === group) ? group : "");
  const rows = Math.ceil((options.length + all.length) / 2);
  const ending = endingOf(options.filter((option) => picked.value && !option.warning && isAbout(option, picked.value)));
  return (
    <>
      <Parts />
      <section class={many ? "actions many" : "actions"} aria-label={say("actions")} style={{ "--rows": rows }}>
        <div class="options" ref={list}>
          {groups.map(({ heading, options: inside }) => (
            <Grouped key={heading} heading={heading}>
              {stacksOf(inside).map(([stack, among]) => (
                <Stacked key={stack || among[0]?.text} stack={stack}>
                  {among.map((option) => (
                    <Action
                      key={option.text}
                      option={option}
                      digit={String(digits.value.get(option.text) ?? "")}
                      asked={asked.has(option.text)}
                      general={!parts.value.some(({ about }) => isAbout(option, about))}
                      words={(stack && option.pick) || option.short || withoutEnding(option.words, ending)}
                      heading={heading}
                    />
                  ))}
                </Stacked>
              ))}
              {wishes.filter((wish) => placeOf(wish) === heading).map((wish) => (
                <SeveralButton {...wish} text={wish.key} below={heading} />
              ))}
              {heading ? null : all.map((one) => <SeveralButton key={one.verb} text={one.option} words={one.words} all={one.verb} />)}
            </Grouped>
          ))}
        </div>
        {options.some(({ closes }) => closes) ? <p class="legend">{say("closes")}</p> : null}
        {prompt?.legend ? <p class="legend">{prompt.legend}</p> : null}
        <RefusedList refused={prompt?.refused ?? []} />
      </section>
    </>
  );
}

/** Options below a heading, close together; without one, as a plain list. */
function Grouped({ heading, children }: { heading: string; children: ComponentChildren }): JSX.Element {
  if (!heading) return <ul>{children}</ul>;
  return (
    <div class="option-group" role="group" aria-label={heading}>
      <h3>{heading}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** How many of the same, or which of it: buttons side by side, after what they are of. */
function Stacked({ stack, children }: { stack: string; children: ComponentChildren }): JSX.Element {
  if (!stack) return <>{children}</>;
  return (
    <li class="pile">
      <span>{stack}</span>
      <ul>{children}</ul>
    </li>
  );
}

function withoutEnding(words: string, ending: string): string {
  return ending && words.endsWith(ending) ? words.slice(0, -ending.length) : words;
}

/** What the words of all options end with, such as ": soldier". */
function endingOf(options: Option[]): string {
  const first = options[0]?.words ?? "";
  const cut = first.lastIndexOf(HALVES);
  const ending = cut < 0 ? "" : first.slice(cut);
  return options.every(({ words }) => words.endsWith(ending)) ? ending : "";
}
