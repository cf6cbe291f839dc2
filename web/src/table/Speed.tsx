// How fast what the enemy did is shown.

import type { JSX } from "preact";
import { motion, MOTIONS, type Motion } from "../settings";
import { say } from "../words";

export function Speed(): JSX.Element {
  return (
    <label class="speed" title={say("speed")}>
      <span class="sr-only">{say("speed")}</span>
      <select
        class="field"
        value={motion.value}
        onChange={(event) => (motion.value = event.currentTarget.value as Motion)}
      >
        {MOTIONS.map((speed) => (
          <option key={speed} value={speed}>
            {say(`speed-${speed}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
