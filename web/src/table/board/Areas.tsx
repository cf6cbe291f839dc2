// The areas of a board: what can be chosen is a button with a bright ring, by mouse, touch or keys.

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { say } from "../../words";
import { isTouch, wasHeld } from "../hands";
import { isLit } from "./picking";
import { isDirection, neighbour, type Place } from "./places";

interface Handlers {
  pick: (place: Place, where: SVGGElement, touch: boolean) => void;
  look: (place: Place | null) => void;
}

interface Props extends Handlers {
  places: Place[];
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

/** What a screen reader says of a place: what can be done, else what is there. */
function labelOf(place: Place): string {
  const { options, name } = place;
  if (place.pick) return say("place-pick", { name });
  if (options.length === 1) return options[0]?.words ?? name;
  if (options.length) return say("place-options", { name, count: options.length });
  return [name, ...place.things].join(", ");
}

function classOf(place: Place, props: Props): string {
  const { hot, spoken, asked } = props;
  const names = ["area", `area-${place.area.id.replace(/\W/g, "-")}`];
  if (isLit(place)) names.push("lit");
  else if (place.refused.length) names.push("refused");
  if (place.pick === "taken") names.push("picked");
  if (place.options.some((option) => hot.has(option.text))) names.push("hot");
  if (place.options.some((option) => asked.has(option.text))) names.push("asked");
  if (place.area.nouns.some((said) => spoken.has(said))) names.push("spoken");
  return names.join(" ");
}

export function Areas(props: Props): JSX.Element {
  const [current, setCurrent] = useState("");
  const group = useRef<SVGGElement>(null);
  const lit = props.places.filter(isLit);
  const stop = lit.find((place) => place.area.id === current) ?? lit[0];
  const focus = (id: string): void =>
    group.current?.querySelector<SVGGElement>(`[data-area="${CSS.escape(id)}"]`)?.focus();
  const onKey = (place: Place, event: JSX.TargetedKeyboardEvent<SVGGElement>): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      props.pick(place, event.currentTarget, false);
    } else if (isDirection(event.key)) {
      event.preventDefault();
      const next = neighbour(place, lit, event.key);
      if (next) focus(next.area.id);
    }
  };
  const press = (place: Place, event: JSX.TargetedMouseEvent<SVGGElement>): void => {
    if (!wasHeld(event)) props.pick(place, event.currentTarget, isTouch(event));
  };
  const enter = (place: Place): void => {
    if (isLit(place)) setCurrent(place.area.id);
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
          tabindex={place === stop ? 0 : -1}
          onKeyDown={(event) => onKey(place, event)}
          onClick={(event) => press(place, event)}
          onFocus={() => enter(place)}
          onBlur={() => props.look(null)}
          onPointerEnter={() => props.look(place)}
          onPointerLeave={(event) => isTouch(event) || props.look(null)}
        >
          {isLit(place) ? <Outline place={place} look="edge" /> : null}
          <Outline place={place} look="outline" />
          {place.tag && isLit(place) ? <Tag place={place} words={place.tag} /> : null}
        </g>
      ))}
    </g>
  );
}

/** The options of a place, for those who look for them in the page. */
function optionsOf({ options }: Place): Record<string, string> {
  if (options.length === 1) return { "data-option": options[0]?.text ?? "" };
  return options.length ? { "data-options": options.map((option) => option.text).join(" | ") } : {};
}
