import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { To } from "../router";
import { language, theme } from "../settings";
import type { Problem } from "../wire";
import { say } from "../words";
import { Button, ButtonLink } from "./Button";

/** What the browser's tab says. */
export function useTitle(words: string): void {
  useEffect(() => {
    document.title = words ? `${words} – ${say("siegeworks")}` : say("siegeworks");
  }, [words, language.value]);
}

/** The frame of all screens but the table. */
export function Page({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  useTitle(title);
  return (
    <div class="page">
      <header class="page-head">
        <To href="/" class="wordmark">
          <Mark />
          <span>{say("siegeworks")}</span>
        </To>
        <nav class="row" aria-label={say("navigation")}>
          <Switches />
          <ButtonLink href="/settings" look="plain" icon="settings" words={say("settings")} />
        </nav>
      </header>
      {children}
    </div>
  );
}

/** Language and theme, one press away. */
function Switches(): JSX.Element {
  const other = language.value === "en" ? "de" : "en";
  const dark = theme.value === "dark";
  return (
    <>
      <button
        type="button"
        class="button plain"
        lang={other}
        onClick={() => {
          language.value = other;
        }}
      >
        {say("other-language")}
      </button>
      <Button
        look="plain"
        icon={dark ? "sun" : "moon"}
        words={say(dark ? "to-light" : "to-dark")}
        bare
        onPress={() => {
          theme.value = dark ? "light" : "dark";
        }}
      />
    </>
  );
}

/** Our sign: a wall with a gate, seen from the field. */
function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 40 32" aria-hidden="true">
      <path d="M2 30V12H7V7H13V12H17V3H23V12H27V7H33V12H38V30H25V23A5 5 0 0015 23V30Z" />
    </svg>
  );
}

/** A refusal, said where it happened. */
export function ProblemLine({ problem }: { problem: Problem | null }): JSX.Element {
  return (
    <div role="alert">{problem && <p class="problem">{problem.words}</p>}</div>
  );
}
