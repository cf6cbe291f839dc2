// Short things that move on the board while a line is shown: shots, rubble, dice, what is drawn. They lie
// above the pieces, are in nobody's way, and nothing waits for them.

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { motion, type Motion } from "../../settings";
import type { Board, Effect, LogLine } from "../../wire";
import { areasOf, nameIn } from "./nouns";
import type { Point, Sprite } from "./sprite";

const SVG = "http://www.w3.org/2000/svg";
const TIME: Record<Motion, number> = { off: 0, fast: 200, normal: 340, slow: 600 }; // milliseconds
const STAYS = 3; // times as long a die lies there
const FACES = ["3", "6", "1", "5", "2", "4"]; // that a die shows on its way
const RUBBLE: Point[] = [
  [-16, -14],
  [-9, -22],
  [-2, -17],
  [6, -24],
  [12, -15],
  [18, -19],
]; // how far each piece is thrown before it falls

export interface Played {
  line: LogLine;
  effects: Effect[];
}

/** Names in braces stand for what the line speaks of. */
function filled(text: string, { about }: LogLine): string {
  return text.replace(/\{(\w+)\}/g, (_, kind: string) => String(about[kind] ?? ""));
}

function middle(points: Point[]): Point | null {
  if (!points.length) return null;
  const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function spotOf(board: Board, sprites: Sprite[], place: string): Point | null {
  const areas = board.layout?.areas ?? [];
  const kind = place.slice(0, place.indexOf(":"));
  const name = nameIn(place);
  if (kind === "zone") return middle(sprites.filter(({ slot }) => slot === name).map(({ x, y }) => [x, y]));
  const piece = kind === "area" ? undefined : sprites.findLast(({ nouns, lost }) => !lost && nouns.includes(place));
  if (piece) return [piece.x, piece.y];
  const [area] = areasOf(areas, kind === "area" ? "" : kind, name);
  return area ? [area.x + area.width / 2, area.y + area.height / 2] : null;
}

/** Where something is: the first of several places, with a bar between them, that there is now. */
function find(board: Board, sprites: Sprite[], places: string): Point | null {
  for (const place of places.split("|")) {
    const spot = spotOf(board, sprites, place);
    if (spot) return spot;
  }
  return null;
}

function add(where: SVGElement, kind: string, look: string, facts: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, kind) as SVGElement;
  made.setAttribute("class", look);
  for (const [name, value] of Object.entries(facts)) made.setAttribute(name, String(value));
  where.append(made);
  return made;
}

function move(part: SVGElement, frames: Keyframe[], time: number, easing = "ease-out"): void {
  part.animate(frames, { duration: time, easing, fill: "both" }).finished.then(
    () => part.remove(),
    () => part.remove(),
  );
}

function at([x, y]: Point, more = ""): string {
  return `translate(${x}px, ${y}px) ${more}`;
}

function shoot(group: SVGElement, from: Point, to: Point, time: number): void {
  const ends = { x1: from[0], y1: from[1], x2: to[0], y2: to[1], pathLength: 1, "stroke-dasharray": "0.3 2" };
  move(add(group, "line", "effect-shot", ends), [{ strokeDashoffset: 0.3 }, { strokeDashoffset: -1 }], time, "linear");
  const flash = add(group, "path", "effect-flash", { d: "M0 -16L5 -5 16 0 5 5 0 16 -5 5 -16 0 -5 -5Z" });
  move(flash, [{ transform: at(to, "scale(0)") }, { transform: at(to, "scale(0)"), offset: 0.6 }, { transform: at(to, "scale(1.3) rotate(40deg)"), opacity: 0 }], time * 1.5);
}

function crumble(group: SVGElement, [x, y]: Point, time: number): void {
  for (const [n, [dx, dy]] of RUBBLE.entries()) {
    const piece = add(group, "rect", "effect-rubble", { x: -5, y: -3, width: 10, height: 6 });
    const turn = (n % 2 ? 1 : -1) * (60 + 30 * n);
    const frames = [
      { transform: at([x, y]) },
      { transform: at([x + dx, y + dy], `rotate(${turn / 2}deg)`), offset: 0.4, easing: "ease-in" },
      { transform: at([x + dx * 1.6, y + 34], `rotate(${turn}deg)`), opacity: 0 },
    ];
    move(piece, frames, time * 1.3);
  }
}

/** A die whose faces change until it lies still on what was thrown. */
function roll(group: SVGElement, spot: Point, face: string, time: number): void {
  const die = add(group, "g", "effect-die", {});
  add(die, "rect", "", { x: -17, y: -17, width: 34, height: 34, rx: 7 });
  const shown = add(die, "text", "", {});
  shown.textContent = FACES[0] ?? "";
  for (const [n, passing] of [...FACES.slice(1), face].entries()) {
    setTimeout(() => (shown.textContent = passing), (time * (n + 1)) / FACES.length);
  }
  const still = { transform: at(spot), offset: 1 / STAYS };
  const frames = [{ transform: at([spot[0] - 30, spot[1] - 26], "rotate(-200deg)") }, still, { transform: at(spot) }];
  move(die, frames, time * STAYS);
}

function draw(group: SVGElement, from: Point, to: Point, time: number): void {
  const card = add(group, "rect", "effect-draw", { x: -11, y: -15, width: 22, height: 30, rx: 3 });
  move(card, [{ transform: at(from, "scale(0.7)") }, { transform: at(to), offset: 0.8 }, { transform: at(to), opacity: 0 }], time * 1.2);
}

interface Props {
  board: Board;
  sprites: Sprite[];
  played: Played | null;
}

export function Effects({ board, sprites, played }: Props): JSX.Element {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const [box, time] = [group.current, TIME[motion.peek()]];
    if (!box || !played || !time) return;
    for (const effect of played.effects) {
      const to = find(board, sprites, filled(effect.end, played.line));
      const from = effect.start ? find(board, sprites, filled(effect.start, played.line)) : null;
      const text = filled(effect.text ?? "", played.line);
      if (!to) continue;
      if (effect.kind === "fall") crumble(box, to, time);
      else if (effect.kind === "die" && text) roll(box, to, text, time);
      else if (effect.kind === "shot" && from) shoot(box, from, to, time);
      else if (effect.kind === "draw" && from) draw(box, from, to, time);
    }
  }, [played?.line]);
  return <g ref={group} class="effects" aria-hidden="true" />;
}
