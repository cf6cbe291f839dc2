// The little Markdown that rules are written in, as elements: paragraphs, lists, tables, emphasis.
// Numbers of rules in brackets lead to their paragraphs.

import type { ComponentChildren, JSX } from "preact";

type OnRule = (number: string) => void;

const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\b\d{1,2}\.\d{1,2}\b)/;

function piece(part: string, key: number, onRule: OnRule): ComponentChildren {
  if (part.startsWith("**")) return <strong key={key}>{part.slice(2, -2)}</strong>;
  if (part.startsWith("*")) return <em key={key}>{part.slice(1, -1)}</em>;
  if (part.startsWith("`")) return <code key={key}>{part.slice(1, -1)}</code>;
  if (part.startsWith("[")) return part.slice(1, part.indexOf("]"));
  if (!/^\d+\.\d+$/.test(part)) return part;
  return (
    <button key={key} type="button" class="rule" onClick={() => onRule(part)}>
      {part}
    </button>
  );
}

function inline(text: string, onRule: OnRule): ComponentChildren[] {
  return text.split(INLINE).map((part, n) => piece(part, n, onRule));
}

function cells(row: string): string[] {
  return row.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
}

function table(lines: string[], key: number, onRule: OnRule): JSX.Element {
  const [head = "", , ...rows] = lines;
  return (
    <table key={key}>
      <thead>
        <tr>
          {cells(head).map((cell, n) => (
            <th key={n} scope="col">
              {inline(cell, onRule)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, n) => (
          <tr key={n}>
            {cells(row).map((cell, m) => (
              <td key={m}>{inline(cell, onRule)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The items of a list; lines that do not begin one belong to the item before. */
function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const begun = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (begun) found.push(begun[1] ?? "");
    else found.push(`${found.pop() ?? ""} ${line.trim()}`);
  }
  return found;
}

function list(lines: string[], key: number, onRule: OnRule): JSX.Element {
  const entries = items(lines).map((item, n) => <li key={n}>{inline(item, onRule)}</li>);
  return /^\s*\d/.test(lines[0] ?? "") ? <ol key={key}>{entries}</ol> : <ul key={key}>{entries}</ul>;
}

function block(text: string, key: number, onRule: OnRule): JSX.Element {
  const lines = text.split("\n");
  const first = lines[0] ?? "";
  if (text.startsWith("```")) return <pre key={key}>{lines.slice(1, -1).join("\n")}</pre>;
  if (first.startsWith("#")) return <h4 key={key}>{inline(first.replace(/^#+\s*/, ""), onRule)}</h4>;
  if (first.startsWith("|")) return table(lines, key, onRule);
  if (/^\s*(?:[-*]|\d+\.)\s/.test(first)) return list(lines, key, onRule);
  return <p key={key}>{inline(lines.join(" "), onRule)}</p>;
}

/** Blank lines part blocks, but not within a fenced one. */
function blocks(text: string): string[] {
  const parts = text.split(/(```[\s\S]*?```)/);
  return parts
    .flatMap((part) => (part.startsWith("```") ? [part] : part.split(/\n\s*\n/)))
    .map((part) => part.replace(/^\n+|\s+$/g, ""))
    .filter((part) => part !== "");
}

export function Markdown({ text, onRule }: { text: string; onRule: OnRule }): JSX.Element {
  return <div class="markdown">{blocks(text).map((part, n) => block(part, n, onRule))}</div>;
}
