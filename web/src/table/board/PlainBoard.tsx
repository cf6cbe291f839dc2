// A game without a layout: its zones as cards, with the options below as everywhere.

import type { JSX } from "preact";
import type { Board } from "../../wire";
import { say } from "../../words";
import type { BoardProps } from "./Board";
import { noun, wordsOf } from "./nouns";
import { isNothing, isRow, type Name, type Zone } from "./zones";

function kinds(board: Board, zone: string): { holds: string; by: string } {
  return board.zones[zone] ?? { holds: "", by: "" };
}

function zoneName(board: Board, zone: string): string {
  const plain = zone.replace(/[-_]/g, " ");
  return board.words[`zone-${zone}`] ?? plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

function Value({ board, kind, value }: { board: Board; kind: string; value: Name }): JSX.Element {
  if (value === "?") return <span class="chip hidden">{say("hidden")}</span>;
  if (isNothing(value) && value !== 0) return <span class="muted">{say("nothing")}</span>;
  return <span class="chip">{typeof value === "number" ? value : wordsOf(board, kind, value)}</span>;
}

/** A pile; things alike are told once, with their number. */
function Pile({ board, kind, names }: { board: Board; kind: string; names: Name[] }): JSX.Element {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (!counts.size) return <span class="muted">{say("nothing")}</span>;
  return (
    <ul class="chips">
      {[...counts].map(([name, count]) => (
        <li key={String(name)}>
          <Value board={board} kind={kind} value={name} />
          {count > 1 ? <span class="times">{`×${count}`}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function Content({ board, zone, held }: { board: Board; zone: string; held: Zone }): JSX.Element {
  const { holds, by } = kinds(board, zone);
  if (Array.isArray(held)) return <Pile board={board} kind={holds} names={held} />;
  if (!isRow(held)) return <Value board={board} kind={holds} value={held} />;
  return (
    <dl class="zone-row">
      {Object.entries(held).map(([key, value]) => (
        <div key={key}>
          <dt>{wordsOf(board, by, key)}</dt>
          <dd>
            <Value board={board} kind={holds} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function nounsIn(board: Board, zone: string, held: Zone): string[] {
  const { holds, by } = kinds(board, zone);
  if (Array.isArray(held)) return held.map((name) => noun(holds, name));
  if (!isRow(held)) return [noun(holds, held)];
  return Object.entries(held).flatMap(([key, value]) => [noun(by, key), noun(holds, value)]);
}

export function PlainBoard({ board, zones, highlight, footer }: BoardProps): JSX.Element {
  const spoken = new Set(highlight ?? []);
  return (
    <div class="board">
      <div class="plain-board" role="group" aria-label={say("board")}>
        {Object.entries(zones).map(([zone, held]) => {
          const told = nounsIn(board, zone, held).some((said) => spoken.has(said));
          return (
            <section key={zone} class={told ? "zone spoken" : "zone"}>
              <h2>{zoneName(board, zone)}</h2>
              <Content board={board} zone={zone} held={held} />
            </section>
          );
        })}
      </div>
      {footer}
    </div>
  );
}
