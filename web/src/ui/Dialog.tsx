import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../words";
import { Button } from "./Button";

interface Props {
  title: string;
  onClose: () => void;
  /** At the side, over the whole height. */
  drawer?: boolean;
  /** As wide as the page. */
  wide?: boolean;
  children: ComponentChildren;
}

/** A window over the page. The browser keeps the focus inside, and Escape closes it. */
export function Dialog({ title, onClose, drawer, wide, children }: Props): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const outside = (event: MouseEvent): void => {
    if (event.target === element.current) onClose();
  };
  const cancel = (event: Event): void => {
    event.preventDefault(); // the page decides whether it is open
    onClose();
  };
  return (
    <dialog
      ref={element}
      class={drawer ? "drawer" : wide ? "wide" : ""}
      aria-labelledby={name}
      onCancel={cancel}
      onMouseDown={outside}
    >
      <header>
        <h2 id={name}>{title}</h2>
        <Button look="plain" icon="close" words={say("close")} bare onPress={onClose} />
      </header>
      {children}
    </dialog>
  );
}

interface Question {
  title: string;
  words: string;
  /** What the button that does it says. */
  deed: string;
  onYes: () => void;
  onNo: () => void;
  /** What else could be done about it. */
  other?: { words: string; onPress: () => void };
}

/** A question before something that cannot be taken back. */
export function Confirm({ title, words, deed, onYes, onNo, other }: Question): JSX.Element {
  return (
    <Dialog title={title} onClose={onNo}>
      <div class="stack">
        <p>{words}</p>
        <div class="row">
          <Button look="danger" words={deed} onPress={onYes} />
          {other ? <Button {...other} /> : null}
          <Button words={say("cancel")} onPress={onNo} />
        </div>
      </div>
    </Dialog>
  );
}
