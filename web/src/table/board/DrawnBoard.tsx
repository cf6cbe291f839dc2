// A board with a layout: the game's drawing, the pieces on it, and what can be chosen.

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Board, Layout } from "../../wire";
import { say } from "../../words";
import { aboutOf, type Subject } from "./about";
import { Areas } from "./Areas";
import type { BoardProps } from "./Board";
import { ClosedLinks, Labels, Map } from "./Drawing";
import { Effects } from "./Effects";
import { useHand, type Hand } from "./hand";
import { Inspector } from "./Inspector";
import { Marks } from "./Marks";
import { Menu } from "./Menu";
import { People } from "./People";
import { isLit, picking } from "./picking";
import { placesOf, withReasons, type Place } from "./places";
import { Regions } from "./Regions";
import { spritesOf } from "./slots";
import type { Point, Sprite } from "./sprite";
import { Sprites } from "./Sprites";
import { cardAt, keyAt, markPlaces, placeAt, thingPlaces } from "./things";
import { boxOf, leaning, litRegions, regionAsked, regionOf, regionPointed, type Box } from "./zoom";

type Props = BoardProps & { layout: Layout };

interface Position {
  sprites: Sprite[];
  ground: Sprite[]; // below the names on the board
  places: Place[];
  things: Place[]; // what is drawn on no area
  marks: Place[];
  spoken: ReadonlySet<string>;
}

const NONE: never[] = [];
const SMALL = matchMedia("(max-width: 720px)"); // where the parts of a board can be chosen
const NOBODY: ReadonlySet<string> = new Set();

function usePosition(props: Props): Position {
  const { board, zones, options = NONE, ways = NONE, refused = NONE, marks = NONE, highlight = NONE } = props;
  const sprites = useMemo(() => spritesOf(board, zones), [board, zones]);
  const { parts = NONE, picked = "" } = props;
  const all = useMemo(
    () => placesOf(board, zones, sprites, { options: [...options, ...ways], refused, marks }),
    [board, zones, sprites, options, ways, refused, marks],
  );
  const places = useMemo(() => picking(all, parts, picked), [all, parts, picked]);
  const spoken = useMemo(() => new Set(highlight), [highlight]);
  const [ground, above] = useMemo(() => split(sprites), [sprites]);
  const things = useMemo(() => thingPlaces(board, sprites), [board, sprites]);
  const signs = useMemo(() => markPlaces(board, places), [board, places]);
  return { sprites: above, ground, places, things, marks: signs, spoken };
}

/** The sprites below the names on the board, and those above them. */
function split(sprites: Sprite[]): [Sprite[], Sprite[]] {
  return [sprites.filter(({ layer }) => layer < 0), sprites.filter(({ layer }) => layer >= 0)];
}

/** What is pointed at changes often and changes nothing of this. */
function useDrawn({ board, zones, layout, yours = NONE }: Props, position: Position): JSX.Element {
  const { sprites, places, spoken } = position;
  return useMemo(
    () => (
      <>
        <ClosedLinks layout={layout} zones={zones} />
        <Sprites sprites={sprites} links={layout.links ?? NONE} spoken={spoken} />
        <Marks places={places} />
        <People places={places} sprites={sprites} people={board.people.flat()} yours={yours} />
      </>
    ),
    [zones, sprites, spoken, places],
  );
}

/** What is written on the board stays readable over the rings of what can be chosen. */
function useNames(board: Board): JSX.Element {
  return useMemo(
    () => (
      <g aria-hidden="true" class="names">
        <Map board={board} over />
        <Labels board={board} />
      </g>
    ),
    [board],
  );
}

interface Grounded {
  props: Props;
  sprites: Sprite[]; // those below the names, such as the spaces of a track
  box: Box;
}

/** What hardly ever changes lies on a sheet of its own, which the browser paints only once. */
function Ground({ props: { board, layout }, sprites, box }: Grounded): JSX.Element {
  return (
    <svg class="ground-svg" viewBox={viewed(box)} preserveAspectRatio={leaning(box, layout)} aria-hidden="true">
      <Map board={board} />
      <Sprites sprites={sprites} links={NONE} spoken={NOBODY} />
    </svg>
  );
}

function viewed({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}

/** Where the pointer is, in the coordinates of the board. */
function pointIn(sheet: SVGSVGElement, { clientX, clientY }: MouseEvent): [number, number] {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(sheet.getScreenCTM()?.inverse());
  return [x, y];
}

interface Pictured {
  props: Props;
  position: Position;
  hand: Hand;
  box: Box;
}

function Picture({ props, position, hand, box }: Pictured): JSX.Element {
  const { places, spoken } = position;
  const drawn = useDrawn(props, position);
  const names = useNames(props.board);
  const point = (event: JSX.TargetedMouseEvent<SVGSVGElement>): void => {
    const at = pointIn(event.currentTarget, event);
    const area = (event.target as Element).closest("[data-area]");
    hand.point(area ? keyAt(props.board, position.sprites, position.marks, at) : "");
    const found = area ? null : placeAt(position.things, position.marks, at);
    if (found && (props.told || found.area.id !== hand.looked)) hand.look(found);
  };
  const openCard = (at: Point): void => {
    const card = cardAt(props.board, position.sprites, at);
    if (card) props.onCard?.(card);
  };
  const press = (event: JSX.TargetedMouseEvent<SVGSVGElement>): void => {
    const free = !(event.target as Element).closest(".lit");
    if (free) hand.closeMenu();
    props.onPress?.();
    if (free) openCard(pointIn(event.currentTarget, event));
  };
  return (
    <svg
      class="board-svg"
      viewBox={viewed(box)}
      preserveAspectRatio={leaning(box, props.layout)}
      role="group"
      aria-label={say("board")}
      onClickCapture={point /* before the press zooms the board away below it */}
      onClick={press}
      onPointerMove={point}
      onPointerDown={point}
    >
      {drawn}
      <Areas
        places={places}
        things={[...position.things, ...position.marks]}
        hot={new Set(props.hot ?? NONE)}
        spoken={spoken}
        asked={new Set(props.asked ?? NONE)}
        pick={hand.pick}
        look={hand.look}
        open={({ area }) => openCard([area.x + area.width / 2, area.y + area.height / 2])}
        unpoint={() => hand.point("")}
      />
      {names}
      <Effects board={props.board} sprites={position.sprites} played={props.played ?? null} />
    </svg>
  );
}

/** Where whoever is to act stands. */
function areaActing({ sprites, ground }: Position): string {
  return [...sprites, ...ground].find(({ active }) => active)?.area ?? "";
}

/** What is told of a place, what is drawn under the pointer first. */
function detailed(board: Board, place: Place, key: string): Subject {
  const under = aboutOf(board, key);
  if (!under || under.words === place.about[0]?.words) return place;
  const rest = place.about.filter((told) => told.words !== under.words);
  return { ...place, about: [under, ...rest], under: true };
}

export function DrawnBoard(props: Props): JSX.Element {
  const { board, layout, footer, onShow } = props;
  const position = usePosition(props);
  const hand = useHand(props);
  const { places, spoken } = position;
  const acting = areaActing(position);
  useEffect(() => {
    if (!props.question) return;
    hand.forget(); // what was pointed at for the question before, or slid under a finger
    if (SMALL.matches) hand.zoom(regionAsked(places, layout, hand.region, acting));
  }, [props.question]);
  useEffect(() => {
    if (hand.region && SMALL.matches) hand.zoom(regionAsked(places, layout, hand.region, acting));
  }, [acting]);
  const pointed = props.pointed ?? NONE;
  useEffect(() => {
    if (pointed.length && SMALL.matches) hand.zoom(regionPointed(places, layout, hand.region, pointed));
  }, [props.question, pointed.join()]);
  const box = boxOf(layout, footer ? regionOf(places, spoken, hand.region) : hand.region);
  const all = [...places, ...position.things, ...position.marks];
  const there = all.find((place) => place.area.id === hand.looked);
  const looked = there ? withReasons(board, props.zones, there, props.quiet ?? NONE) : null;
  const shown = props.told ? undefined : looked?.area.nouns[0];
  return (
    <div class={footer ? "board past" : "board"}>
      <Regions board={board} shown={hand.region} show={hand.zoom} lit={litRegions(places)} />
      <div class="board-frame" ref={hand.frame} style={{ "--ratio": `${box.width} / ${box.height}` }}>
        <div class="sheet">
          <Ground props={props} sprites={position.ground} box={box} />
        </div>
        <div class="sheet">
          <Picture props={props} position={position} hand={hand} box={box} />
        </div>
        {hand.menu ? (
          <Menu
            opened={hand.menu}
            choose={hand.choose}
            close={hand.closeMenu}
            hover={(text) => props.onHover?.([text])}
          />
        ) : null}
      </div>
      {footer ?? props.note ?? (
        <Inspector
          subject={props.told ?? (looked && detailed(board, looked, hand.detail))}
          choosing={props.onChoose !== undefined && places.some(isLit)}
          onShow={onShow && shown ? () => onShow(shown) : undefined}
          vain={hand.tried !== "" && hand.tried === looked?.area.id}
        />
      )}
    </div>
  );
}
