// The whole rules reference of a game, searchable, opened at the paragraph that is cited.

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { call } from "../api";
import { useAsked } from "../ui/asked";
import { Dialog } from "../ui/Dialog";
import { SearchField } from "../ui/SearchField";
import { language, say } from "../words";
import type { Paragraph } from "../wire";
import { Markdown } from "./markdown";

/** All paragraphs that hold every word that is searched for. */
function found(all: Paragraph[], search: string): Paragraph[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ number, title, text }) => {
    const whole = `${number} ${title} ${text}`.toLowerCase();
    return wanted.every((word) => whole.includes(word));
  });
}

function useRules(game: string): Paragraph[] | null {
  const spoken = language.value;
  const ask = (): Promise<Paragraph[]> =>
    call("GET /games/{game}/rules", { path: { game }, query: { language: spoken } });
  return useAsked(ask, [game, spoken]).value;
}

interface Props {
  game: string;
  cited: string; // the number of the paragraph that it is opened at
  cite: (number: string) => void;
  onClose: () => void;
}

function Entry({ rule, cited, cite }: { rule: Paragraph; cited: boolean; cite: Props["cite"] }): JSX.Element {
  return (
    <article class={cited ? "paragraph cited" : "paragraph"} data-rule={rule.number} tabindex={-1}>
      <h3>
        <span class="number">{rule.number}</span> {rule.title}
      </h3>
      <Markdown text={rule.text} onRule={cite} />
    </article>
  );
}

export function Rulebook({ game, cited, cite, onClose }: Props): JSX.Element {
  const rules = useRules(game);
  const [search, setSearch] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => found(rules ?? [], search), [rules, search]);
  useEffect(() => setSearch(""), [cited]);
  useEffect(() => {
    const place = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(cited)}"]`);
    place?.scrollIntoView({ block: "start" });
  }, [cited, rules]);
  return (
    <Dialog title={say("rules")} drawer onClose={onClose}>
      <SearchField words={say("rules-search")} value={search} onChange={setSearch} />
      <div class="rules-list" ref={list} tabindex={0} role="region" aria-label={say("rules")}>
        {rules === null ? <p>{say("loading")}</p> : null}
        {shown.map((rule) => (
          <Entry key={rule.number} rule={rule} cited={rule.number === cited} cite={cite} />
        ))}
        {rules !== null && !shown.length ? <p class="muted">{say("rules-none")}</p> : null}
      </div>
    </Dialog>
  );
}
