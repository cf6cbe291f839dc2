// A fixed place below the board: what is at the place that is pointed at, what comes next there, why it
// cannot be chosen, and what it is and does. Hover, focus and tap all lead here.

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { say } from "../../words";
import { FINGER } from "../hands";
import { byReason } from "../refusals";
import { RuleButton } from "../RuleButton";
import type { Subject, Told } from "./about";
import { wordsOf } from "./places";

interface Props {
  subject: Subject | null;
  /** Whether something can be chosen on the board. */
  choosing: boolean;
  /** Whether it was pressed, though nothing can be chosen there. */
  vain?: boolean;
  /** Lets the others at the table look there. */
  onShow?: (() => void) | undefined;
}

export function Inspector({ subject, choosing, vain, onShow }: Props): JSX.Element {
  const words = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const box = words.current;
    setCut(box !== null && box.scrollHeight > box.clientHeight + 2);
  });
  return (
    <>
      <div class="inspector">
        <div key={subject?.name ?? "" /* read from its beginning */} ref={words} class={cut ? "inspector-words cut" : "inspector-words"}>
          {subject ? <Facts subject={subject} vain={choosing && vain === true} /> : <span class="muted">{idle(choosing)}</span>}
        </div>
        {subject && onShow ? (
          <div class="inspector-show">
            <Button look="plain" icon="eye" bare words={say("talk-show")} onPress={onShow} />
          </div>
        ) : null}
        {subject?.about.length ? (
          <div class={cut ? "inspector-more" : "inspector-more whole"}>
            <Button look="plain" icon="list" bare words={say("about-more")} onPress={() => setOpen(true)} />
          </div>
        ) : null}
      </div>
      {open && subject ? <AboutDialog subject={subject} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function idle(choosing: boolean): string {
  if (!FINGER) return say("inspector-idle");
  return say(choosing ? "inspector-idle-tap" : "inspector-idle-look");
}

function Facts({ subject, vain = false }: { subject: Subject; vain?: boolean }): JSX.Element {
  const { name, things, marks, refused, about } = subject;
  const far = subject.options.filter(({ steps }) => steps > 1);
  const reasons = subject.options.length ? [] : byReason(refused);
  return (
    <>
      {name ? <strong>{name}</strong> : null}{" "}
      {vain && !reasons.length ? <em>{say("inspector-vain")}</em> : null}{" "}
      {reasons.map(({ text, words, rule, what }) => (
        <span key={text} class="why">
          <em>{words}</em> <RuleButton rule={rule} /> <span class="muted">{`(${what.join("; ")})`}</span>{" "}
        </span>
      ))}
      {things.length ? <span>{`${things.join(", ")}.`}</span> : null}{" "}
      {marks.map((mark) => (
        <span key={mark.words} class="comes">
          {mark.words} <RuleButton rule={mark.rule} />{" "}
        </span>
      ))}
      {far.map((option) => (
        <span key={option.text} class="far-words">
          {wordsOf(option)}{" "}
        </span>
      ))}
      {about.map((told, n) => (
        <Explained key={told.words} told={told} name={n || subject.under ? told.name : ""} />
      ))}
    </>
  );
}

function Explained({ told, name }: { told: Told; name: string }): JSX.Element {
  return (
    <span class="about">
      {name ? <em>{`${name}: `}</em> : null}
      {told.words} <RuleButton rule={told.rule} />{" "}
    </span>
  );
}

/** The same, with room for all of it. */
export function AboutDialog({ subject, onClose }: { subject: Subject; onClose: () => void }): JSX.Element {
  const close = (event: MouseEvent): void => {
    if ((event.target as Element).closest(".rule")) onClose(); // the rules open instead
  };
  return (
    <Dialog title={subject.name || say("about")} onClose={onClose}>
      <div class="about-all" onClickCapture={close}>
        <Facts subject={{ ...subject, name: "" }} />
      </div>
    </Dialog>
  );
}
