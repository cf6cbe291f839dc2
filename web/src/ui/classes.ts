// The classes of something drawn.

/** The names of what holds. */
export function classes(holds: Record<string, unknown>): string {
  return Object.keys(holds)
    .filter((name) => holds[name])
    .join(" ");
}
