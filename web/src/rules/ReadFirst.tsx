import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../ui/Button";
import type { GameFacts } from "../wire";
import { say } from "../words";
import { Gallery } from "./Gallery";
import { Rulebook } from "./Rulebook";

interface Props {
  game: GameFacts;
  /** Whether there is room for signs only. */
  bare?: boolean;
}

/** The rules and the cards, for those who read before they play. */
export function ReadFirst({ game, bare }: Props): JSX.Element {
  const [open, setOpen] = useState("");
  const [cited, setCited] = useState("");
  const close = (): void => setOpen("");
  const of = <span class="sr-only">{game.title}</span>;
  return (
    <>
      <Button icon="book" words={say("rules")} bare={bare} onPress={() => setOpen("rules")}>
        {of}
      </Button>
      {game.cards ? (
        <Button icon="cards" words={say("cards")} bare={bare} onPress={() => setOpen("cards")}>
          {of}
        </Button>
      ) : null}
      {open === "cards" && <Gallery game={game.key} onClose={close} />}
      {open === "rules" && <Rulebook game={game.key} cited={cited} cite={setCited} onClose={close} />}
    </>
  );
}
