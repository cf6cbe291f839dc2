// By which hand the player acts. A finger that is held on something points at it, as a mouse does by
// hovering, and chooses nothing.

const LONG = 450; // milliseconds

/** Whether the main pointer is a finger, which taps and cannot point. */
export const FINGER = matchMedia("(pointer: coarse)").matches;

let pressed = 0;
let keys = false;
let double = false;

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
  },
  true,
);
addEventListener("click", (event) => (double = event.detail > 1 && !isTouch(event)), true);

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
