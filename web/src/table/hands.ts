// By which hand the player acts. A finger that is held on something points at it, as a mouse does by
// hovering, and chooses nothing.

const LONG = 450; // milliseconds
const NEAR = 8; // pixels that a hand moves by without meaning to

interface Spot {
  x: number;
  y: number;
}

/** Whether the main pointer is a finger, which taps and cannot point. */
export const FINGER = matchMedia("(pointer: coarse)").matches;

let pressed = 0;
let keys = false;
let double = false;
let here: Spot | null = null; // of the click that is being answered; null by keys
let before: Spot | null = null; // of the click that chose something last

addEventListener(
  "pointerdown",
  (event) => {
    pressed = event.timeStamp;
    keys = false;
  },
  true,
);
addEventListener(
  "keydown",
  () => {
    keys = true;
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

/** Whether this click is where the last choice was clicked, so that it may be meant for what stood there. */
export function isSpotAgain(): boolean {
  return here !== null && before !== null && Math.hypot(here.x - before.x, here.y - before.y) < NEAR;
}

/** Something was chosen here, or asked about again: whoever clicks once more means it. */
export function noteSpot(chosen: boolean): void {
  before = chosen ? here : null;
}
