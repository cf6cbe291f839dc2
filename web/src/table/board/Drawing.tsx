// What lies below the pieces: the game's drawn board, the names on it, and paths that are closed.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Area, Board, BoardLink, Layout, Slot } from "../../wire";
import { symbols, drawing } from "./art";
import { valueOf, type Zones } from "./zones";

const NONE: never[] = [];
const OVER = "[data-over]"; // what a drawing says of such parts

/** Where a drawing says so, the paths of the layout, once for each look: the content decides what they join. */
function drawLinks(made: SVGSVGElement, links: BoardLink[]): void {
  for (const group of made.querySelectorAll<SVGElement>("[data-links]")) {
    for (const look of (group.dataset["links"] ?? "").split(" ")) {
      for (const link of links) {
        const path = document.createElementNS(made.namespaceURI, "path");
        path.setAttribute("class", look);
        path.setAttribute("d", link.d ?? "");
        group.append(path);
      }
    }
  }
}

/** Keep what lies over the rings of what can be chosen, such as names, or all else. */
function keep(made: SVGSVGElement, over: boolean): void {
  if (!over) for (const part of made.querySelectorAll(OVER)) part.remove();
  else for (const part of made.querySelectorAll(`:not(${OVER}, ${OVER} *, :has(${OVER}))`)) part.remove();
}

/** The drawn map, put in as elements so that the style sheets reach it: what lies below the pieces, or what
 * is written over all of it. */
export function Map({ board, over = false }: { board: Board; over?: boolean }): JSX.Element {
  const holder = useRef<SVGGElement>(null);
  const address = board.art["board"];
  const { width, height, links = NONE } = board.layout as Layout;
  useEffect(() => {
    let current = true;
    const show = async (): Promise<void> => {
      const made = address ? await drawing(address) : null;
      if (!current || !holder.current) return;
      if (made) keep(made, over);
      if (made) drawLinks(made, links);
      made?.setAttribute("width", String(width));
      made?.setAttribute("height", String(height));
      holder.current.replaceChildren(...(made ? [made] : []));
    };
    void show();
    return () => {
      current = false;
    };
  }, [address, width, height, links, over]);
  return <g ref={holder} class={over ? "map over" : "map"} />;
}

interface Written {
  text: string;
  look: string;
  x: number;
  y: number;
}

function Label({ text, look, x, y }: Written): JSX.Element {
  return (
    <text class={`board-label ${look}`} x={x} y={y}>
      {text}
    </text>
  );
}

function trackLabels(board: Board, slot: Slot): JSX.Element[] {
  return (slot.labels ?? []).flatMap((key, n) => {
    const at = slot.places?.[n];
    const text = key ? board.words[key] : "";
    if (!at || !text) return [];
    const [x, y] = [at[0] + (slot.dx ?? 0), at[1] + (slot.dy ?? 0)];
    return [<Label key={`${slot.zone} ${n}`} look="track-label" text={text} x={x} y={y} />];
  });
}

/** The names that are written on the board, in the player's language. */
export function Labels({ board }: { board: Board }): JSX.Element {
  const layout = board.layout as Layout;
  const named = layout.areas.filter((area) => area.label && board.words[area.label]);
  return (
    <g class="labels">
      {named.map((area) => (
        <Label
          key={area.id}
          look="area-label"
          text={board.words[area.label ?? ""] ?? ""}
          x={area.x + area.width / 2}
          y={area.y + area.height + 14}
        />
      ))}
      {layout.slots.flatMap((slot) => (slot.kind === "track" ? trackLabels(board, slot) : []))}
    </g>
  );
}

function isClosed(link: BoardLink, zones: Zones): boolean {
  return Object.entries(link.closed_by ?? {}).some(([zone, values]) =>
    values.includes(String(valueOf(zones, zone))),
  );
}

function middle(link: BoardLink, areas: Area[]): [number, number] | null {
  const [from, to] = [link.start, link.end].map((id) => areas.find((area) => area.id === id));
  if (!from || !to) return null;
  const x = (from.x + from.width / 2 + to.x + to.width / 2) / 2;
  return [x, (from.y + from.height / 2 + to.y + to.height / 2) / 2];
}

/** Paths that nobody can take now. */
export function ClosedLinks({ layout, zones }: { layout: Layout; zones: Zones }): JSX.Element {
  const closed = (layout.links ?? []).filter((link) => isClosed(link, zones));
  return (
    <g class="closed-links" aria-hidden="true">
      {closed.map((link) => {
        const at = middle(link, layout.areas);
        return (
          <g key={`${link.start} ${link.end}`}>
            {link.d ? <path class="closed-path" d={link.d} /> : null}
            {at ? <ClosedSign x={at[0]} y={at[1]} /> : null}
          </g>
        );
      })}
    </g>
  );
}

function ClosedSign({ x, y }: { x: number; y: number }): JSX.Element {
  if (symbols.value.has("closed")) {
    return <use href="#closed" x={x - 16} y={y - 16} width={32} height={32} />;
  }
  return <path class="closed-cross" d={`M${x - 9} ${y - 9}l18 18m0 -18l-18 18`} />;
}
