import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Button } from "../../ui/Button";
import { say } from "../../words";
import type { Film } from "./film";

const FAR = 10;

/** Steps, scrubs and plays. */
export function Controls({ film }: { film: Film }): JSX.Element {
  const last = film.last.value;
  const move = film.move.value;
  useKeys(film);
  const playing = film.playing.value;
  return (
    <div class="controls" role="group" aria-label={say("replay-controls")}>
      <Button icon="first" words={say("to-start")} bare onPress={() => film.step(-last)} />
      <Button icon="previous" words={say("step-back")} bare onPress={() => film.step(-1)} />
      <Button
        look="main"
        icon={playing ? "pause" : "play"}
        words={say(playing ? "pause" : "play-film")}
        bare
        onPress={() => film.toggle()}
      />
      <Button icon="next" words={say("step-on")} bare onPress={() => film.step(1)} />
      <Button icon="last" words={say("to-end")} bare onPress={() => film.step(last)} />
      <input
        type="range"
        class="scrub"
        min={0}
        max={last}
        value={move}
        aria-label={say("move-number")}
        aria-valuetext={say("move-of", { move, last })}
        onInput={(event) => {
          film.stop();
          void film.show(Number(event.currentTarget.value));
        }}
      />
      <span class="move-of">{say("move-of", { move, last })}</span>
    </div>
  );
}

/** Arrow keys and Home and End, unless something else on the page needs them. */
function useKeys(film: Film): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("input, select, textarea, dialog, [role=log]")) return;
      const step = steps(event.key, film.last.value);
      if (step !== null) film.step(step);
      else if (event.key === " " && !target.closest("button, a")) film.toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [film]);
}

function steps(key: string, last: number): number | null {
  const known: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    PageUp: -FAR,
    PageDown: FAR,
    Home: -last,
    End: last,
  };
  return known[key] ?? null;
}
