// A card as it lies on the table: what it is called, its picture, its story, and what it does.

import type { JSX } from "preact";
import type { Card } from "../../wire";
import { symbols } from "../board/art";
import { RuleButton } from "../RuleButton";

export function Emblem({ symbol }: { symbol: string | undefined }): JSX.Element | null {
  if (!symbol || !symbols.value.has(symbol)) return null;
  return (
    <svg class="stage-emblem" aria-hidden="true">
      <use href={`#${symbol}`} width="100%" height="100%" />
    </svg>
  );
}

export function CardView({ card }: { card: Card }): JSX.Element {
  return (
    <article class="card-drawn">
      <header>
        <p class="card-sort">{card.sort}</p>
        <Emblem symbol={card.symbol} />
      </header>
      <h3>{card.name}</h3>
      {card.story ? <p class="card-story">{card.story}</p> : null}
      <p class="card-words">
        {card.words} <RuleButton rule={card.rule ?? ""} />
      </p>
    </article>
  );
}
