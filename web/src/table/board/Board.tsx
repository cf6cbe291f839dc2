// The board of any game: its layout interpreted over its own drawing. It knows no rules; it lights
// what the options name.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board as BoardFacts, Layout, Mark, Option, Refused } from "../../wire";
import { say } from "../../words";
import { Areas } from "./Areas";
import { bring } from "./art";
import { ClosedLinks, Labels, Map } from "./Drawing";
import { Inspector } from "./Inspector";
import { Marks } from "./Marks";
import { Menu, type Opened } from "./Menu";
import { picking } from "./picking";
import { placesOf, type Place } from "./places";
import { PlainBoard } from "./PlainBoard";
import { Regions } from "./Regions";
import { spritesOf } from "./slots";
import { Sprites } from "./Sprites";
import type { Zones } from "./zones";

export interface BoardProps {
  board: BoardFacts;
  zones: Zones;
  options?: Option[];
  refused?: Refused[];
  marks?: Mark[];
  highlight?: string[]; // nouns to be shown as spoken of
  hot?: string[]; // texts of options that are pointed at elsewhere
  asked?: string[]; // texts of options that a lesson asks for
  onChoose?: (text: string) => void;
  onHover?: (texts: string[]) => void;
  footer?: ComponentChildren; // said below the board instead of what is pointed at
}

const FINGER = 36; // pixels; a smaller area is zoomed to before it is chosen by touch

export function Board(props: BoardProps): JSX.Element {
  useEffect(() => void bring(props.board), [props.board]);
  if (!props.board.layout) return <PlainBoard {...props} />;
  return <DrawnBoard {...props} layout={props.board.layout} />;
}

function viewBox(layout: Layout, region: string): { x: number; y: number; width: number; height: number } {
  const found = layout.regions?.find((other) => other.id === region);
  return found ?? { x: 0, y: 0, width: layout.width, height: layout.height };
}

function usePlaces(props: BoardProps): { places: Place[]; sprites: ReturnType<typeof spritesOf> } {
  const { board, zones, options, refused, marks } = props;
  const sprites = useMemo(() => spritesOf(board, zones), [board, zones]);
  const places = useMemo(
    () => placesOf(board, zones, sprites, { options: options ?? [], refused: refused ?? [], marks: marks ?? [] }),
    [board, zones, sprites, options, refused, marks],
  );
  return { places, sprites };
}

function DrawnBoard(props: BoardProps & { layout: Layout }): JSX.Element {
  const { board, zones, layout } = props;
  const { places: all, sprites } = usePlaces(props);
  const [picked, setPicked] = useState("");
  const places = useMemo(() => picking(all, picked), [all, picked]);
  const [region, setRegion] = useState("");
  const [looked, setLooked] = useState("");
  const [menu, setMenu] = useState<Opened | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => setMenu(null), [props.options]);
  const spoken = useMemo(() => new Set(props.highlight ?? []), [props.highlight]);
  const box = viewBox(layout, region);
  // What is pointed at changes often and changes none of these.
  const drawn = useMemo(
    () => (
      <>
        <Map board={board} />
        <ClosedLinks layout={layout} zones={zones} />
        <Labels board={board} />
        <Sprites sprites={sprites} links={layout.links ?? []} spoken={spoken} />
        <Marks places={all} />
      </>
    ),
    [board, zones, sprites, spoken, all],
  );
  const choose = (text: string): void => {
    setMenu(null);
    props.onChoose?.(text);
  };
  const look = (place: Place | null): void => {
    setLooked(place?.area.id ?? "");
    props.onHover?.(place?.options.map((option) => option.text) ?? []);
  };
  const pick = (place: Place, where: SVGGElement, touch: boolean): void => {
    setLooked(place.area.id);
    const rect = where.getBoundingClientRect();
    const home = place.area.zoom ?? "";
    if (touch && home && home !== region && Math.min(rect.width, rect.height) < FINGER) setRegion(home);
    else if (place.pick) setPicked(place.pick === "taken" ? "" : (place.area.picks ?? ""));
    else if (place.options.length === 1) choose(place.options[0]?.text ?? "");
    else if (place.options.length) setMenu(menuAt(place, rect, frame.current));
  };
  const lit = new Set(places.flatMap((place) => (place.options.length ? [place.area.zoom ?? ""] : [])));
  return (
    <div class="board">
      <Regions board={board} shown={region} show={setRegion} lit={lit} />
      <div class="board-frame" ref={frame} style={{ "--ratio": `${box.width} / ${box.height}` }}>
        <svg
          class="board-svg"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          role="group"
          aria-label={say("board")}
        >
          {drawn}
          <Areas
            places={places}
            hot={new Set(props.hot ?? [])}
            spoken={spoken}
            asked={new Set(props.asked ?? [])}
            pick={pick}
            look={look}
          />
        </svg>
        {menu ? (
          <Menu
            opened={menu}
            choose={choose}
            close={() => setMenu(null)}
            hover={(text) => props.onHover?.(text === null ? [] : [text])}
          />
        ) : null}
      </div>
      {props.footer ?? <Inspector place={places.find((place) => place.area.id === looked) ?? null} />}
    </div>
  );
}

function menuAt(place: Place, area: DOMRect, frame: HTMLElement | null): Opened {
  const box = frame?.getBoundingClientRect() ?? area;
  const x = Math.min(area.left - box.left + area.width / 2, box.width - 220);
  const y = Math.min(area.bottom - box.top, box.height - 44 * place.options.length - 24);
  return { place, x: Math.max(8, x), y: Math.max(8, y) };
}
