// Friends on the same network: what letting them in means, asked once, and taken back at any time.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { asProblem } from "../api";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { ProblemLine } from "../ui/Page";
import type { Problem } from "../wire";
import { say } from "../words";
import { closeNetwork, openNetwork, useNetwork } from "./network";

/** Nothing for those who do not sit at the machine: it is not theirs to open. */
export function PlayWithFriends(): JSX.Element | null {
  const door = useNetwork();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  if (!door?.mine) return null;
  const run = (deed: () => Promise<void>): void => {
    setAsking(false);
    setProblem(null);
    deed().catch((thrown: unknown) => setProblem(asProblem(thrown)));
  };
  return (
    <div class="friends stack">
      {door.open ? (
        <Open addresses={door.addresses} onClose={() => run(closeNetwork)} />
      ) : (
        <Button icon="people" words={say("friends")} onPress={() => setAsking(true)} />
      )}
      {asking && <Ask onYes={() => run(openNetwork)} onNo={() => setAsking(false)} />}
      <ProblemLine problem={problem} />
    </div>
  );
}

function Open({ addresses, onClose }: { addresses: string[]; onClose: () => void }): JSX.Element {
  return (
    <>
      <p class="small" role="status">
        {say("friends-open")} <span class="block muted">{addresses.join(" · ")}</span>
      </p>
      <div class="row">
        <Button words={say("friends-close")} onPress={onClose} />
      </div>
    </>
  );
}

function Ask({ onYes, onNo }: { onYes: () => void; onNo: () => void }): JSX.Element {
  return (
    <Dialog title={say("friends")} onClose={onNo}>
      <div class="stack">
        <p>{say("friends-words")}</p>
        <div class="row">
          <Button look="main" words={say("friends-yes")} onPress={onYes} />
          <Button words={say("cancel")} onPress={onNo} />
        </div>
      </div>
    </Dialog>
  );
}
