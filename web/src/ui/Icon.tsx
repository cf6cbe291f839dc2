// Signs in one stroke width, drawn on a grid of 24.

import type { JSX } from "preact";

const PATHS = {
  play: "M7 4.5v15l12-7.5z",
  pause: "M8 5v14M16 5v14",
  next: "M9 5l7 7-7 7",
  previous: "M15 5l-7 7 7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5M8 14.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5",
  delete: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  rename: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  link: "M10 14l4-4M8 11l-3 3a3.5 3.5 0 005 5l3-3M16 13l3-3a3.5 3.5 0 00-5-5l-3 3",
  book: "M5 5c3-1 5-1 7 1 2-2 4-2 7-1v14c-3-1-5-1-7 1-2-2-4-2-7-1zM12 6v14",
  undo: "M9 6L4 11l5 5M4 11h9a6 6 0 016 6v2",
  redo: "M15 6l5 5-5 5M20 11h-9a6 6 0 00-6 6v2",
  close: "M6 6l12 12M18 6L6 18",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  upload: "M12 16V5M7 9l5-5 5 5M5 20h14",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01",
  person: "M12 4a4 4 0 110 8 4 4 0 010-8M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6",
  people: "M9 5a3.5 3.5 0 110 7 3.5 3.5 0 010-7M2.5 19c1-3 3-5 6.5-5s5.5 2 6.5 5M16 5.500a3 3 0 110 6M18 14c2 .7 3 2.5 3.5 5",
  bot: "M6 9h12v9H6zM12 9V5M10.5 5h3M9.5 13h.01M14.5 13h.01M3.5 12v3M20.5 12v3",
  eye: "M2.5 12c3-5 6-7 9.5-7s6.5 2 9.5 7c-3 5-6 7-9.5 7s-6.5-2-9.5-7zM12 9a3 3 0 110 6 3 3 0 010-6",
  cards: "M8 4h10v14H8zM8 7H5v13h10v-2",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  text: "M4 6h16v12H4zM7 10l3 2-3 2M12.5 14h4",
  sun: "M12 8a4 4 0 110 8 4 4 0 010-8M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.4",
  moon: "M19 14.500A8 8 0 019.5 5 8 8 0 1019 14.500z",
  question: "M9 9a3 3 0 115 2.200c-1.3 1-2 1.5-2 3.300M12 18h.01",
  clock: "M12 3.500a8.5 8.5 0 110 17 8.5 8.5 0 010-17M12 7.500V12l3 2",
  flag: "M6 21V4M6 5h11l-2.5 3.500L17 12H6",
  tower: "M6 20V9M18 20V9M4.5 9h15M4.5 9V5h3v2h3V5h3v2h3V5h3v4M4 20h16M10.5 20v-5a1.5 1.5 0 013 0v5",
  gauge: "M4 17a8 8 0 1116 0M12 17l4-5M4 17h2M18 17h2",
  talk: "M4 5h16v11h-8l-4 4v-4H4zM8 9h8M8 12h5",
  again: "M19 12a7 7 0 11-2.3-5.200M19 4v4h-4",
  branch: "M7 4v16M7 12c6 0 10-1 10-5M17 4v3M14.5 6.500L17 4l2.5 2.5",
  cap: "M2.5 9L12 5l9.5 4L12 13zM6 11v4.500c3 2.5 9 2.5 12 0V11M21.5 9v5",
} as const;

export type IconName = keyof typeof PATHS;

/** A sign beside words; it says nothing to a screen reader, as the words do. */
export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
