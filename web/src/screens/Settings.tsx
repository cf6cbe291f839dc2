import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { askToNotify, canNotify } from "../notices";
import { confirmEnd, confirmUnspent, language, MOTIONS, motion, notify, TEXT_SIZES, textMode, textSize, theme, volume } from "../settings";
import { play } from "../sound";
import { Choices } from "../ui/Choices";
import { Page } from "../ui/Page";
import { percent, say } from "../words";

/** What a player sets once. */
export function Settings(): JSX.Element {
  return (
    <Page title={say("settings")}>
      <main class="narrow stack">
        <h1>{say("settings")}</h1>
        <SettingsList />
      </main>
    </Page>
  );
}

/** All settings, on a page of their own or over a table. */
export function SettingsList(): JSX.Element {
  return (
    <>
      <p class="muted">{say("settings-kept")}</p>
      <OneOf name="language" setting={language} values={["en", "de"]} />
      <OneOf name="theme" setting={theme} values={["dark", "light"]} />
      <OneOf name="text-size" setting={textSize} values={TEXT_SIZES} />
      <OneOf name="motion" setting={motion} values={MOTIONS} hint />
      <Volume />
      <Flag name="text-mode" setting={textMode} />
      <Flag name="confirm-unspent" setting={confirmUnspent} />
      <Flag name="confirm-end" setting={confirmEnd} />
      <Notify />
    </>
  );
}

interface OneOfProps<T extends string> {
  name: string;
  setting: Signal<T>;
  values: readonly T[];
  hint?: boolean;
}

function OneOf<T extends string>({ name, setting, values, hint }: OneOfProps<T>): JSX.Element {
  return (
    <div class="panel">
      <Choices
        name={say(`setting-${name}`)}
        choices={values.map((value) => ({ value, words: say(`setting-${name}-${value}`) }))}
        value={setting.value}
        onChange={(value) => {
          setting.value = value;
        }}
      />
      {hint && <p class="small muted">{say(`setting-${name}-hint`)}</p>}
    </div>
  );
}

/** How loud the sounds are; what is chosen is heard at once. */
function Volume(): JSX.Element {
  const id = useId();
  const told = volume.value ? percent(volume.value / 100) : say("setting-volume-off");
  return (
    <div class="panel volume">
      <label>
        <strong>{say("setting-volume")}</strong> <span aria-hidden="true">{told}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={10}
          value={volume.value}
          aria-describedby={id}
          aria-valuetext={told}
          onInput={(event) => (volume.value = Number(event.currentTarget.value))}
          onChange={() => play("bell")}
        />
      </label>
      <p class="small muted" id={id}>
        {say("setting-volume-hint")}
      </p>
    </div>
  );
}

/** Only the browser itself can allow it, so it is asked when the switch is turned on. */
function Notify(): JSX.Element {
  const id = useId();
  const [refused, setRefused] = useState(false);
  const turn = async (on: boolean): Promise<void> => {
    notify.value = on && (await askToNotify());
    setRefused(on && !notify.value);
  };
  const hint = !canNotify() ? "impossible" : refused ? "refused" : "hint";
  return (
    <div class="panel">
      <label class="switch">
        <input
          type="checkbox"
          checked={notify.value && canNotify()}
          disabled={!canNotify()}
          aria-describedby={id}
          onChange={(event) => {
            const box = event.currentTarget;
            void turn(box.checked).then(() => (box.checked = notify.value));
          }}
        />
        <strong>{say("setting-notify")}</strong>
      </label>
      <p class="small muted" id={id} role="status">
        {say(`setting-notify-${hint}`)}
      </p>
    </div>
  );
}

function Flag({ name, setting }: { name: string; setting: Signal<boolean> }): JSX.Element {
  const id = useId();
  return (
    <div class="panel">
      <label class="switch">
        <input
          type="checkbox"
          checked={setting.value}
          aria-describedby={id}
          onChange={(event) => {
            setting.value = event.currentTarget.checked;
          }}
        />
        <strong>{say(`setting-${name}`)}</strong>
      </label>
      <p class="small muted" id={id}>
        {say(`setting-${name}-hint`)}
      </p>
    </div>
  );
}
