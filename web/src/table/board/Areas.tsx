// The areas of a board: what can be chosen is a button with a bright ring, by mouse, touch or keys.

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { classes } from "../../ui/classes";
import { say } from "../../words";
import { isByKeys, isSlidUnder, isTouch, wasHeld } from "../hands";
import { isSpoken } from "./nouns";
import { isLit } from "./picking";
import { isDirection, neighbour, wordsOf, type Place } from "./places";

interface Handlers {
  pick: (place: Place, where: SVGGElement, touch: boolean) => void;
  look: (place: Place | null) => void;
  open: (place: Place) => void; // look at the card there
  unpoint: () => void; // whoever uses keys points at nothing on a place
}

interface Props extends Handlers {
  places: Place[];
  things: Place[]; // what is drawn beside the areas; a pointer finds it by itself
  hot: ReadonlySet<string>; // texts of options that are pointed at elsewhere
  spoken: ReadonlySet<string>;
  asked: ReadonlySet<string>; // texts of options that a lesson asks for
}

function Outline({ place, look }: { place: Place; look: string }): JSX.Element {
  const { x, y, width, height, shape, d } = place.area;
  if (shape === "path") return <path class={look} d={d ?? ""} />;
  if (shape === "round") {
    const [rx, ry] = [width / 2, height / 2];
    return <ellipse class={look} cx={x + rx} cy={y + ry} rx={rx} ry={ry} />;
  }
  return <rect class={look} x={x} y={y} width={width} height={height} rx={10} />;
}

/** What a place makes of what is picked, such as "×2", at its upper left corner. */
function Tag({ place: { area }, words }: { place: Place; words: string }): JSX.Element {
  return (
    <g class="tag" transform={`translate(${area.x + 6} ${area.y + 2})`} aria-hidden="true">
      <rect x={-13} y={-9} width={26} height={18} rx={9} />
      <text>{words}</text>
    </g>
  );
}

/** What a screen reader says of a place: what can be done, and what is there. */
function labelOf(place: Place): string {
  const { name, things } = place;
  if (isLit(place)) {
    const done = deedAt(place);
    return things.length ? say("place-holds", { done, things: things.join(", ") }) : done;
  }
  const comes = place.area.id.startsWith("mark ") ? place.marks.map(({ words }) => words) : [];
  return [name, ...place.things, ...comes].filter(Boolean).join(", ");
}

/** What can be done at a place. */
function deedAt({ options, name, pick }: Place): string {
  if (pick) return say("place-pick", { name });
  const [only] = options;
  if (only && options.length === 1) return wordsOf(only);
  return say("place-options", { name, count: options.length });
}

function classOf(place: Place, props: Props): string {
  const { options, area, refused, pick } = place;
  const lit = isLit(place);
  const has = (texts: ReadonlySet<string>): boolean => options.some(({ text }) => texts.has(text));
  return classes({
    area: true,
    [`area-${area.id.replace(/\W/g, "-")}`]: true,
    lit,
    refused: !lit && refused.length,
    far: options.length && options.every(({ steps }) => steps > 1),
    vain: options.length && options.every(({ vain }) => vain),
    picked: pick === "taken",
    hot: has(props.hot),
    asked: has(props.asked),
    spoken: isSpoken(area, props.spoken),
  });
}

export function Areas(props: Props): JSX.Element {
  const [current, setCurrent] = useState("");
  const [other, setOther] = useState(""); // of what cannot be chosen
  const group = useRef<SVGGElement>(null);
  const lit = props.places.filter(isLit);
  const rest = [...props.places.filter((place) => !isLit(place)), ...props.things];
  const stop = lit.find((place) => place.area.id === current) ?? lit[0];
  const restStop = rest.find((place) => place.area.id === other) ?? props.things[0] ?? rest[0];
  const focus = (id: string): void =>
    group.current
      ?.querySelector<SVGGElement>(`:is([data-area="${CSS.escape(id)}"], [data-thing="${CSS.escape(id)}"])`)
      ?.focus();
  const onKey = (place: Place, event: JSX.TargetedKeyboardEvent<SVGGElement>): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      props.pick(place, event.currentTarget, false);
      if (!isLit(place)) props.open(place);
    } else if (isDirection(event.key)) {
      event.preventDefault();
      const next = isLit(place) ? neighbour(place, lit, event.key) : following(place, rest, event.key);
      if (next) focus(next.area.id);
    }
  };
  const press = (place: Place, event: JSX.TargetedMouseEvent<SVGGElement>): void => {
    if (!wasHeld(event)) props.pick(place, event.currentTarget, isTouch(event));
  };
  const enter = (place: Place): void => {
    (isLit(place) ? setCurrent : setOther)(place.area.id);
    if (isByKeys()) props.unpoint();
    props.look(place);
  };
  return (
    <g ref={group} class="areas">
      {props.places.map((place) => (
        <g
          key={place.area.id}
          data-area={place.area.id}
          {...optionsOf(place)}
          class={classOf(place, props)}
          role={isLit(place) ? "button" : "img"}
          {...(place.pick ? { "aria-pressed": place.pick === "taken", "data-part": place.area.picks } : {})}
          aria-label={labelOf(place)}
          tabindex={place === stop || place === restStop ? 0 : -1}
          onKeyDown={(event) => onKey(place, event)}
          onClick={(event) => press(place, event)}
          onFocus={() => enter(place)}
          onBlur={() => props.look(null)}
          onPointerEnter={(event) => isSlidUnder(event) || props.look(place)}
          onPointerMove={() => place.options.some(({ text }) => !props.hot.has(text)) && props.look(place)}
          onPointerLeave={(event) => isTouch(event) || props.look(null)}
        >
          <Description place={place} />
          {isLit(place) ? <Outline place={place} look="edge" /> : null}
          <Outline place={place} look="outline" />
          {place.tag && isLit(place) ? <Tag place={place} words={place.tag} /> : null}
        </g>
      ))}
      {props.things.map((place) => (
        <g
          key={place.area.id}
          data-thing={place.area.id}
          class="thing"
          role="img"
          aria-label={labelOf(place)}
          tabindex={place === restStop ? 0 : -1}
          onKeyDown={(event) => onKey(place, event)}
          onFocus={() => enter(place)}
          onBlur={() => props.look(null)}
        >
          <Description place={place} />
          <Outline place={place} look="outline" />
        </g>
      ))}
    </g>
  );
}

/** What it is and does, for screen readers. */
function Description({ place }: { place: Place }): JSX.Element | null {
  return place.about[0] ? <desc>{place.about[0].words}</desc> : null;
}

/** The next of what cannot be chosen, or the one before: all of them come one after the other. */
function following(place: Place, rest: Place[], key: string): Place | undefined {
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const here = rest.findIndex(({ area }) => area.id === place.area.id);
  return rest[(here + step + rest.length) % rest.length];
}

/** The options of a place, for those who look for them in the page. */
function optionsOf({ options }: Place): Record<string, string> {
  if (options.length === 1) return { "data-option": options[0]?.text ?? "" };
  return options.length ? { "data-options": options.map((option) => option.text).join(" | ") } : {};
}
