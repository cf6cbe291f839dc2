// By which hand the player acts. A finger that is held on something points at it, as a mouse does by
// hovering, and chooses nothing.

import { signal } from "@preact/signals";

const LONG = 450; // milliseconds
const QUICK = 600; // milliseconds in which nobody has read what has just changed
const NEAR = 8; // pixels that a hand moves by without meaning to
const STILL = 2; // pixels by which a pointer that rests may shake

interface Spot {
  x: number;
  y: number;
}

/** Whether the main pointer is a finger, which taps and cannot point. */
export const FINGER = matchMedia("(pointer: coarse)").matches;

/** Whether something slid below where a finger was: browsers tell that as if a mouse pointed at it. */
export function isSlidUnder({ pointerType }: PointerEvent): boolean {
  return FINGER && pointerType === "mouse";
}

let pressed = 0;
let keys = false;
let double = false;
let here: Spot | null = null; // of the click that is being answered; null by keys
let before: Spot | null = null; // of the click that chose something last, until the pointer leaves it
let pointer: Spot = { x: 0, y: 0 };
let resting: Spot = pointer; // where the pointer was when the table changed below it

/** Whether the hand has done nothing since the table changed: what lies below it then is not meant. */
export const still = signal(false);

addEventListener(
  "pointermove",
  ({ clientX: x, clientY: y }) => {
    pointer = { x, y };
    if (before && distance(pointer, before) > NEAR) before = null;
    if (distance(pointer, resting) > STILL) still.value = false;
  },
  true,
);

addEventListener(
  "pointerdown",
  (event) => {
    pressed = event.timeStamp;
    keys = false;
    still.value = false;
  },
  true,
);
addEventListener(
  "keydown",
  () => {
    keys = true;
    still.value = false;
    double = false;
    here = null;
  },
  true,
);
addEventListener(
  "click",
  (event) => {
    double = event.detail > 1 && !isTouch(event);
    here = event.detail ? { x: event.clientX, y: event.clientY } : null; // 0: by a key
  },
  true,
);

/** Whether the player used the keyboard last. */
export function isByKeys(): boolean {
  return keys;
}

export function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

export function wasHeld(event: MouseEvent): boolean {
  return isTouch(event) && event.timeStamp - pressed > LONG;
}

/** Whether the last press was the second half of a double click, a habit of those with a mouse. */
export function isDouble(): boolean {
  return double;
}

/** The table has changed; whatever is below the pointer now, nobody has pointed at it. */
export function rest(): void {
  resting = pointer;
  still.value = true;
}

/** Whether something changed so lately that a hand may go on with what was there before. */
export function isQuick(changed: number): boolean {
  return performance.now() - changed < QUICK;
}

/** Whether this click is where the last choice was clicked, so that it may be meant for what stood there. */
export function isSpotAgain(changed: number): boolean {
  return isQuick(changed) && here !== null && before !== null && distance(here, before) < NEAR;
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Something was chosen here, or asked about again: whoever clicks once more means it. */
export function noteSpot(chosen: boolean): void {
  before = chosen ? here : null;
}
