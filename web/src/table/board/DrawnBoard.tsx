// A board with a layout: the game's drawing, the pieces on it, and what can be chosen.

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Layout } from "../../wire";
import { say } from "../../words";
import { Areas } from "./Areas";
import type { BoardProps } from "./Board";
import { ClosedLinks, Labels, Map } from "./Drawing";
import { useHand, type Hand } from "./hand";
import { Inspector } from "./Inspector";
import { Marks } from "./Marks";
import { Menu } from "./Menu";
import { picking } from "./picking";
import { placesOf, type Place } from "./places";
import { Regions } from "./Regions";
import { spritesOf } from "./slots";
import type { Sprite } from "./sprite";
import { Sprites } from "./Sprites";
import { boxOf, leaning, litRegions, regionOf, type Box } from "./zoom";

type Props = BoardProps & { layout: Layout };

interface Position {
  sprites: Sprite[];
  places: Place[];
  spoken: ReadonlySet<string>;
}

const NONE: never[] = [];

function usePosition(props: Props): Position {
  const { board, zones, options = NONE, refused = NONE, marks = NONE, highlight = NONE } = props;
  const sprites = useMemo(() => spritesOf(board, zones), [board, zones]);
  const { parts = NONE, picked = "" } = props;
  const all = useMemo(
    () => placesOf(board, zones, sprites, { options, refused, marks }),
    [board, zones, sprites, options, refused, marks],
  );
  const places = useMemo(() => picking(all, parts, picked), [all, parts, picked]);
  const spoken = useMemo(() => new Set(highlight), [highlight]);
  return { sprites, places, spoken };
}

/** What is pointed at changes often and changes nothing of this. */
function useDrawn({ zones, layout }: Props, position: Position): JSX.Element {
  const { sprites, places, spoken } = position;
  return useMemo(
    () => (
      <>
        <ClosedLinks layout={layout} zones={zones} />
        <Sprites sprites={sprites} links={layout.links ?? NONE} spoken={spoken} />
        <Marks places={places} />
      </>
    ),
    [zones, sprites, spoken, places],
  );
}

/** What never changes lies on a sheet of its own, which the browser paints only once. */
function useGround({ board, layout }: Props, box: Box): JSX.Element {
  return useMemo(
    () => (
      <svg class="ground-svg" viewBox={viewed(box)} preserveAspectRatio={leaning(box, layout)} aria-hidden="true">
        <Map board={board} />
        <Labels board={board} />
      </svg>
    ),
    [board, layout, viewed(box)],
  );
}

function viewed({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
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
  const press = (event: JSX.TargetedMouseEvent<SVGSVGElement>): void => {
    if (!(event.target as Element).closest(".lit")) hand.closeMenu();
    props.onPress?.();
  };
  return (
    <svg
      class="board-svg"
      viewBox={viewed(box)}
      preserveAspectRatio={leaning(box, props.layout)}
      role="group"
      aria-label={say("board")}
      onClick={press}
    >
      {drawn}
      <Areas
        places={places}
        hot={new Set(props.hot ?? NONE)}
        spoken={spoken}
        asked={new Set(props.asked ?? NONE)}
        pick={hand.pick}
        look={hand.look}
      />
    </svg>
  );
}

export function DrawnBoard(props: Props): JSX.Element {
  const { board, layout, footer } = props;
  const position = usePosition(props);
  const hand = useHand(props);
  const { places, spoken } = position;
  const box = boxOf(layout, footer ? regionOf(places, spoken, hand.region) : hand.region);
  const looked = places.find((place) => place.area.id === hand.looked) ?? null;
  const ground = useGround(props, box);
  return (
    <div class={footer ? "board past" : "board"}>
      <Regions board={board} shown={hand.region} show={hand.zoom} lit={litRegions(places)} />
      <div class="board-frame" ref={hand.frame} style={{ "--ratio": `${box.width} / ${box.height}` }}>
        <div class="sheet">{ground}</div>
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
      {footer ?? <Inspector place={looked} />}
    </div>
  );
}
