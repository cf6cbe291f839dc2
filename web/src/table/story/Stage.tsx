// What comes up over the board: cards, titles, the verdict. A click, Enter or Escape goes on; those who
// want no motion get a card in a line below the board, where it is in nobody's way.

import type { JSX } from "preact";
import { seenVerdict, verdictOf } from "../../screens/end/verdict";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import type { Card, Chapter, View } from "../../wire";
import { say } from "../../words";
import { RuleButton } from "../RuleButton";
import { useTable } from "../state";
import { CardView, Emblem } from "./CardView";
import { chapterWords, type Staged } from "./staged";

function Title({ chapter }: { chapter: Chapter }): JSX.Element {
  return (
    <div class="title-card">
      <Emblem symbol={chapter.symbol} />
      <p class="title-words">{chapter.title}</p>
      <p>{chapter.words}</p>
      {chapter.review?.map((words, n) => (
        <p key={n}>{words}</p>
      ))}
    </div>
  );
}

function Verdict({ view }: { view: View }): JSX.Element {
  const how = verdictOf(view);
  return (
    <div class={`title-card verdict-card ${how}`}>
      <Icon name={how === "lost" ? "tower" : "flag"} />
      <p class="title-words">{how === "over" ? seenVerdict(view) : say(`end-${how}`)}</p>
      <p>{view.result?.words}</p>
    </div>
  );
}

function Shown({ staged }: { staged: Staged }): JSX.Element {
  const zones = useTable().moment.value?.view.zones;
  switch (staged.kind) {
    case "card":
      return <CardView card={staged.card} zones={zones} />;
    case "chapter":
      return <Title chapter={staged.chapter} />;
    case "verdict":
      return <Verdict view={staged.view} />;
  }
}

/** Over the board, as long as its line is shown. */
export function Stage(): JSX.Element | null {
  const state = useTable();
  const staged = state.staged.value;
  if (!staged) return null;
  const key = state.moment.value?.line?.number;
  return (
    <div class="stage" key={`${staged.kind} ${key}`} data-staged={staged.kind} onClick={state.goOn}>
      <Shown staged={staged} />
      <Button icon="next" words={say("stage-on")} onPress={() => undefined} />
    </div>
  );
}

/** What closed a part of the game, in a line. */
function ClosingLine({ chapter }: { chapter: Chapter }): JSX.Element {
  return (
    <div class="inspector card-line">
      <Emblem symbol={chapter.symbol} />
      <div class="inspector-words">
        <strong>{chapter.title}</strong> <span>{chapter.review?.join(" · ")}</span>
      </div>
      <Button look="plain" icon="close" bare words={say("close")} onPress={useTable().passCard} />
    </div>
  );
}

/** A card that has just come up, in a line, for those who want no motion; else what closed a part of the game. */
export function CardLine(): JSX.Element | null {
  const state = useTable();
  const [noun] = state.cardsNow.value;
  const card = noun ? state.board.value?.story?.cards[noun] : null;
  const chapter = state.closing.value;
  if (!noun || !card) return chapter && <ClosingLine chapter={chapter} />;
  return (
    <div class="inspector card-line" data-card={noun}>
      <Emblem symbol={card.symbol} />
      <div class="inspector-words">
        <strong>{`${card.sort}: ${card.name}`}</strong> <em>{card.story}</em>{" "}
        <span>
          {card.words} <RuleButton rule={card.rule ?? ""} />
        </span>
      </div>
      <Button look="plain" icon="list" bare words={say("card-look")} onPress={() => state.openCard(noun)} />
      <Button look="plain" icon="close" bare words={say("close")} onPress={state.passCard} />
    </div>
  );
}

/** A card that is looked at again. */
export function CardDialog(): JSX.Element | null {
  const state = useTable();
  const card = state.board.value?.story?.cards[state.card.value];
  if (!card) return null;
  const close = (): void => {
    if (state.panel.value === "card") state.panel.value = "";
  };
  return (
    <Dialog title={card.sort} onClose={close}>
      <CardView card={card} zones={state.moment.value?.view.zones} />
    </Dialog>
  );
}

function cardWords({ sort, name, story, words }: Card): string {
  return `${sort}: ${name}. ${story} ${words}`;
}

/** What comes up, said once to those who listen. */
export function StageVoice(): JSX.Element {
  const state = useTable();
  const staged = state.staged.value;
  const [noun] = state.cardsNow.value;
  const still = noun ? state.board.value?.story?.cards[noun] : undefined;
  let words = still ? cardWords(still) : "";
  if (staged?.kind === "card") words = cardWords(staged.card);
  if (staged?.kind === "chapter") words = `${staged.chapter.title}. ${chapterWords(staged.chapter)}`;
  return (
    <p class="sr-only stage-voice" role="status">
      {words}
    </p>
  );
}
