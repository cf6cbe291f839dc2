// A small menu at an area where several things can be chosen.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../words";
import { Change } from "../Actions";
import { isByKeys, wasHeld } from "../hands";
import type { Place } from "./places";

export interface Opened {
  place: Place;
  x: number; // of the board's box, in pixels
  y: number;
}

interface Props {
  opened: Opened;
  choose: (text: string) => void;
  close: () => void;
  hover: (text: string) => void;
}

export function Menu({ opened, choose, close, hover }: Props): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const { place } = opened;
  useEffect(() => {
    list.current?.querySelector("button")?.focus();
  }, [place.area.id]);
  /** Whoever uses keys goes on where the menu was opened. */
  const goBack = (): void => {
    const area = `[data-area="${CSS.escape(place.area.id)}"]`;
    if (isByKeys()) document.querySelector<SVGGElement>(area)?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      event.stopPropagation();
      goBack();
      close();
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (!step || !list.current) return;
    event.preventDefault();
    const buttons = [...list.current.querySelectorAll("button")];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(here + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div class="place-menu" style={{ left: `${opened.x}px`, top: `${opened.y}px` }} onKeyDown={onKey}>
      <ul ref={list} aria-label={say("place-options", { name: place.name, count: place.options.length })}>
        {place.options.map((option) => (
          <li key={option.text}>
            <button
              type="button"
              class="action"
              onClick={(event) => {
                if (wasHeld(event)) return; // to see what comes of it
                goBack();
                choose(option.text);
              }}
              onFocus={() => hover(option.text)}
              onPointerEnter={() => hover(option.text)}
            >
              <span>
                {option.group === place.name ? option.short : option.words}
                <Change change={option.change} below={[place.name]} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
