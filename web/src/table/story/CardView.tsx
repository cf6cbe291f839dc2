// A card as it lies on the table: what it is called, its picture, its story, and what it does.

import type { JSX } from "preact";
import type { Card } from "../../wire";
import { say } from "../../words";
import { symbols } from "../board/art";
import { valueOf, type Zones } from "../board/zones";
import { RuleButton } from "../RuleButton";

export function Emblem({ symbol }: { symbol: string | undefined }): JSX.Element | null {
  if (!symbol || !symbols.value.has(symbol)) return null;
  return (
    <svg class="stage-emblem" aria-hidden="true">
      <use href={`#${symbol}`} width="100%" height="100%" />
    </svg>
  );
}

interface Props {
  card: Card;
  /** How things stand; without that, no part of a card counts more than another. */
  zones?: Zones | undefined;
}

export function CardView({ card, zones }: Props): JSX.Element {
  return (
    <article class="card-drawn">
      <header>
        <p class="card-sort">{card.sort}</p>
        <Emblem symbol={card.symbol} />
      </header>
      <h3>{card.name}</h3>
      {card.story ? <p class="card-story">{card.story}</p> : null}
      {card.parts?.length ? <Parts card={card} zones={zones} /> : null}
      <p class="card-words">
        {card.parts?.length ? card.rest : card.words} <RuleButton rule={card.rule ?? ""} />
      </p>
    </article>
  );
}

/** What a card does at each stage of the game; the one that counts now is marked. */
function Parts({ card, zones }: Props): JSX.Element {
  const now = zones && card.by ? valueOf(zones, card.by) : null;
  return (
    <dl class="card-parts">
      {card.parts?.map(({ value, name, words }) => (
        <div key={value} class={value === now ? "now" : ""}>
          <dt>{value === now ? say("part-now", { name }) : name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
