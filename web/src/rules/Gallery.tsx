// All cards of a game, to be looked through before it is played.

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { call } from "../api";
import { bring } from "../table/board/art";
import { CardView } from "../table/story/CardView";
import { useAsked } from "../ui/asked";
import { Dialog } from "../ui/Dialog";
import { SearchField } from "../ui/SearchField";
import type { Card, Gallery as Cards } from "../wire";
import { language, say } from "../words";

function useCards(game: string): Cards | null {
  const spoken = language.value;
  const ask = (): Promise<Cards> =>
    call("GET /games/{game}/cards", { path: { game }, query: { language: spoken } });
  return useAsked(ask, [game, spoken]).value;
}

/** The cards that hold every word that is searched for, by what they are called. */
function sorted(cards: Card[], search: string): Map<string, Card[]> {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const whole = `${card.name} ${card.sort} ${card.story} ${card.words}`.toLowerCase();
    if (!wanted.every((word) => whole.includes(word))) continue;
    groups.set(card.sort, [...(groups.get(card.sort) ?? []), card]);
  }
  return groups;
}

export function Gallery({ game, onClose }: { game: string; onClose: () => void }): JSX.Element {
  const found = useCards(game);
  const [search, setSearch] = useState("");
  const groups = useMemo(() => sorted(found?.cards ?? [], search), [found, search]);
  useEffect(() => void (found && bring(found)), [found]);
  return (
    <Dialog title={say("cards")} wide onClose={onClose}>
      <SearchField words={say("cards-search")} value={search} onChange={setSearch} />
      {found === null ? <p>{say("loading")}</p> : null}
      {[...groups].map(([sort, cards]) => (
        <section key={sort} class="gallery">
          <h3>{say("cards-of", { sort, count: cards.length })}</h3>
          <div class="gallery-cards">
            {cards.map((card) => (
              <CardView key={`${card.name} ${card.words}`} card={card} />
            ))}
          </div>
        </section>
      ))}
      {found !== null && !groups.size ? <p class="muted">{say("cards-none")}</p> : null}
    </Dialog>
  );
}
