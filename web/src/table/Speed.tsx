// How fast what the enemy did is shown.

import type { JSX } from "preact";
import { motion, MOTIONS, type Motion } from "../settings";
import { say } from "../words";

export function Speed(): JSX.Element {
  return (
    <label class="speed" title={say("setting-motion")}>
      <span class="sr-only">{say("setting-motion")}</span>
      <select
        class="field"
        value={motion.value}
        onChange={(event) => (motion.value = event.currentTarget.value as Motion)}
      >
        {MOTIONS.map((speed) => (
          <option key={speed} value={speed}>
            {say(`setting-motion-${speed}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
