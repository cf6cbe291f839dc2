// The way of a piece that moves: along the path between two areas, or straight.

import type { BoardLink } from "../../wire";

type Point = [number, number];

const STOPS = 8; // points that a way is sampled at
const TIME = { off: 0, fast: 150, normal: 240, slow: 400 } as const; // milliseconds

export type Speed = keyof typeof TIME;

export interface Stand {
  x: number;
  y: number;
  area: string;
}

function linkBetween(links: BoardLink[], from: string, to: string): [BoardLink, boolean] | null {
  for (const link of links) {
    if (!link.d) continue;
    if (link.start === from && link.end === to) return [link, false];
    if (link.start === to && link.end === from) return [link, true];
  }
  return null;
}

/** Points on a drawn path, bent so that they begin and end where the piece really stands. */
function onPath(d: string, back: boolean, from: Stand, to: Stand): Point[] {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const length = path.getTotalLength();
  const at = (share: number): DOMPoint => path.getPointAtLength(length * (back ? 1 - share : share));
  const [first, last] = [at(0), at(1)];
  return Array.from({ length: STOPS + 1 }, (_, stop) => {
    const share = stop / STOPS;
    const here = at(share);
    const x = here.x + (from.x - first.x) * (1 - share) + (to.x - last.x) * share;
    const y = here.y + (from.y - first.y) * (1 - share) + (to.y - last.y) * share;
    return [x, y];
  });
}

export function wayOf(links: BoardLink[], from: Stand, to: Stand): Point[] {
  const found = linkBetween(links, from.area, to.area);
  if (found) return onPath(found[0].d ?? "", found[1], from, to);
  return [
    [from.x, from.y],
    [to.x, to.y],
  ];
}

/** Let a piece travel; it already stands at the end, so nothing waits for it. */
export function travel(piece: SVGElement, way: Point[], speed: Speed): void {
  if (!TIME[speed]) return;
  const frames = way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  piece.animate(frames, { duration: TIME[speed], easing: "ease-in-out" });
}

/** Show that a piece has come or gone. */
export function appear(piece: SVGElement, lost: boolean, speed: Speed): void {
  if (!TIME[speed]) return;
  const frames = lost ? [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }] : [{ opacity: 0 }, { opacity: 1 }];
  piece.animate(frames, { duration: TIME[speed], easing: "ease-out" });
}
