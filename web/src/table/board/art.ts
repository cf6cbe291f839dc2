// A game's drawings: its board below the pieces, the symbols of its pieces, and its style sheet.

import { signal } from "@preact/signals";
import type { Board } from "../../wire";

/** A game, and where its drawings are. */
export type Drawn = Pick<Board, "game" | "art">;

const SVG = "http://www.w3.org/2000/svg";
const UNWANTED = "script, style, foreignObject, iframe, image";

/** The symbols that the present game brings, by id. */
export const symbols = signal<ReadonlySet<string>>(new Set());

const drawings = new Map<string, Promise<SVGSVGElement | null>>();
let shown = "";

/** Take out of a drawing whatever is no drawing: it comes from a game's folder, not from us. */
function cleaned(root: Element): void {
  for (const unwanted of root.querySelectorAll(UNWANTED)) unwanted.remove();
  for (const part of [root, ...root.querySelectorAll("*")]) {
    for (const { name, value } of [...part.attributes]) {
      const foreign = name.endsWith("href") && !value.startsWith("#");
      if (name.startsWith("on") || name === "style" || foreign) part.removeAttribute(name);
    }
  }
}

async function fetched(address: string): Promise<SVGSVGElement | null> {
  const response = await fetch(address, { credentials: "same-origin" });
  if (!response.ok) return null;
  const read = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  if (read.documentElement.namespaceURI !== SVG) return null;
  cleaned(read.documentElement);
  return document.importNode(read.documentElement, true) as unknown as SVGSVGElement;
}

/** A drawing of a game, to be put into the page. */
export async function drawing(address: string): Promise<SVGSVGElement | null> {
  const known = drawings.get(address) ?? fetched(address).catch(() => null);
  drawings.set(address, known);
  const found = await known;
  if (!found) drawings.delete(address); // the next look asks again
  return found ? (found.cloneNode(true) as SVGSVGElement) : null;
}

function place<T extends Element>(id: string, made: T, where: Element): void {
  made.id = id;
  const old = document.getElementById(id);
  if (old) old.replaceWith(made);
  else where.append(made);
}

function dress(address: string | undefined): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  if (address) link.href = address;
  place("look-style", link, document.head);
}

async function bringSymbols(address: string | undefined, wanted: string): Promise<void> {
  const sheet = address ? await drawing(address) : null;
  if (wanted !== shown) return; // another game came while this one was fetched
  const made = sheet ?? document.createElementNS(SVG, "svg");
  made.setAttribute("class", "symbols");
  made.setAttribute("aria-hidden", "true");
  place("look-symbols", made, document.body);
  symbols.value = new Set([...made.querySelectorAll("symbol")].map((symbol) => symbol.id));
}

/** Bring in the symbols and the style of a game; those of another one go. */
export async function bring(board: Drawn): Promise<void> {
  const wanted = `${board.game} ${board.art["pieces"] ?? ""}`;
  if (wanted === shown) return;
  shown = wanted;
  dress(board.art["style"]);
  await bringSymbols(board.art["pieces"], wanted);
}

/** Bring in all that a board is drawn with. */
export async function bringAll(board: Drawn): Promise<void> {
  const map = board.art["board"];
  await Promise.all([bring(board), map ? drawing(map) : null]);
}
