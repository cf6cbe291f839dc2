// What the player does at the board: points at places, chooses there, or opens a menu of choices.

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "./Board";
import type { Opened } from "./Menu";
import { isLit } from "./picking";
import type { Place } from "./places";

const FINGER = 36; // pixels; a smaller area is zoomed to before it is chosen by touch
const FINGERS = matchMedia("(hover: none)");
const MENU = { width: 220, row: 44, edge: 8 };

export interface Hand {
  frame: RefObject<HTMLDivElement>;
  region: string;
  zoom: (region: string) => void;
  looked: string; // the area or thing that was pointed at last
  tried: string; // the area that was pressed last, though nothing can be chosen there
  detail: string; // the key of what is drawn there under the pointer
  point: (key: string) => void;
  menu: Opened | null;
  closeMenu: () => void;
  choose: (text: string) => void;
  look: (place: Place | null) => void;
  forget: () => void; // what was pointed at, unless the pointer is still there
  pick: (place: Place, where: SVGGElement, touch: boolean) => void;
}

/** Below the area, and within the board. */
function menuAt(place: Place, area: DOMRect, frame: HTMLElement | null): Opened {
  const box = frame?.getBoundingClientRect() ?? area;
  const height = MENU.row * place.options.length + 3 * MENU.edge;
  const x = Math.min(area.left - box.left + area.width / 2, box.width - MENU.width);
  const y = Math.min(area.bottom - box.top, box.height - height);
  return { place, x: Math.max(MENU.edge, x), y: Math.max(MENU.edge, y) };
}

export function useHand(props: BoardProps): Hand {
  const frame = useRef<HTMLDivElement>(null);
  const [region, zoom] = useState("");
  const [looked, setLooked] = useState("");
  const [tried, setTried] = useState("");
  const [detail, point] = useState("");
  const [menu, setMenu] = useState<Opened | null>(null);
  const closeMenu = (): void => setMenu(null);
  useEffect(() => {
    closeMenu();
    setTried("");
  }, [props.options]);
  const choose = (text: string): void => {
    closeMenu();
    props.onChoose?.(text);
  };
  /** What was pointed at last stays in sight, so that its rule can be reached. */
  const look = (place: Place | null): void => {
    if (place) {
      setLooked(place.area.id);
      props.onLook?.(place);
    }
    props.onHover?.(place?.options.map((option) => option.text) ?? []);
  };
  const forget = (): void => {
    if (FINGERS.matches || !frame.current?.matches(":hover")) setLooked("");
  };
  const pick = (place: Place, where: SVGGElement, touch: boolean): void => {
    setLooked(place.area.id);
    props.onLook?.(place);
    const { options, area } = place;
    setTried(isLit(place) ? "" : area.id);
    const rect = where.getBoundingClientRect();
    // What cannot be chosen is only told of: the board stays as it is.
    const tiny = touch && isLit(place) && Math.min(rect.width, rect.height) < FINGER;
    if (tiny && area.zoom && area.zoom !== region) zoom(area.zoom);
    else if (place.pick) props.onPick?.(area.picks ?? "");
    else if (options.length > 1) setMenu(menuAt(place, rect, frame.current));
    else if (options[0]) choose(options[0].text);
  };
  return { frame, region, zoom, looked, tried, detail, point, menu, closeMenu, choose, look, forget, pick };
}
