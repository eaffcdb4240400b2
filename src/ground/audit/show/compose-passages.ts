import { brief } from "../finding.ts";
import type { ShownSupport, ShownTable, ShownText } from "./shown-support.ts";

export interface Composed {
  passages: { id: string; text: string }[];
  /** Of each claim what it cites, with the names of the passages. */
  cited: string[][];
}

/** Every passage once, with all that the claims need of it, and for each claim what it cites there. */
export function composePassages(claims: readonly (readonly ShownSupport[])[]): Composed {
  const ids = new Map<string, string>();
  const idOf = (shown: ShownSupport) => {
    const key = keyOf(shown);
    const id = ids.get(key) ?? `P${ids.size + 1}`;
    ids.set(key, id);
    return id;
  };
  for (const shown of claims.flat()) idOf(shown);
  const groups = Map.groupBy(claims.flat(), keyOf);
  const passages = [...ids].map(([key, id]) => ({ id, text: tellPassage(groups.get(key) ?? []) }));
  const texts = new Map(passages.map(({ id, text }) => [id, text]));
  const cited = claims.map((own) => [
    ...new Set(own.map((shown) => tellCited(shown, idOf(shown), texts.get(idOf(shown)) ?? ""))),
  ]);
  return { passages, cited };
}

function keyOf(shown: ShownSupport): string {
  return shown.kind === "words" ? `words ${shown.text}` : `${shown.kind} ${shown.key}`;
}

function tellPassage(own: readonly ShownSupport[]): string {
  const [first] = own;
  switch (first?.kind) {
    case "text":
      return tellText(own.filter((one) => one.kind === "text"));
    case "table":
      return tellTable(own.filter((one) => one.kind === "table"));
    case "words":
      return first.text;
    case undefined:
      return "";
  }
}

/** Stretches of one text that overlap or nearly touch are one. */
const nearby = 40;

function tellText(own: readonly ShownText[]): string {
  const [first] = own;
  const text = first?.text ?? "";
  const ranges: { from: number; to: number }[] = [];
  for (const { from, to } of own.toSorted((a, b) => a.from - b.from)) {
    const open = ranges.at(-1);
    if (open !== undefined && from <= open.to + nearby) open.to = Math.max(open.to, to);
    else ranges.push({ from, to });
  }
  const said = ranges.map(
    ({ from, to }) =>
      `${isCut(text.slice(0, from)) ? "…" : ""}${text.slice(from, to).trim()}${isCut(text.slice(to)) ? "…" : ""}`,
  );
  const lines = [...own.flatMap(({ leads }) => leads), said.join("\n"), ...own.flatMap(({ near }) => near)];
  return [...new Set([...(first?.place ?? []), ...lines])].join("\n");
}

function isCut(left: string): boolean {
  return left.trim() !== "";
}

/** A wider table is shown by the columns that matter, each cell with its letter. */
const mostColumns = 10;

function tellTable(own: readonly ShownTable[]): string {
  const [first] = own;
  const heads = first?.heads ?? [];
  const rows = new Map(own.flatMap((one) => one.rows.map((row) => [row.row, row] as const)));
  const sorted = [...rows.values()].toSorted((a, b) => a.row - b.row);
  const wanted = new Set(own.flatMap(({ columns }) => columns));
  const isWide = heads.length > mostColumns;
  const lines = sorted.flatMap(({ row, group, cells }, at) => {
    const before = sorted[at - 1];
    const gap = before !== undefined && before.row < row - 1 ? ["…"] : [];
    const isNew = group !== "" && group !== before?.group;
    const said = isWide
      ? cells.flatMap((cell, column) => {
          const name = heads[column]?.column ?? "";
          return wanted.has(name) || isBeside(heads, column, wanted) ? [`${name}: ${cell}`] : [];
        })
      : cells;
    return [...gap, ...(isNew ? [`(${group})`] : []), `${row} | ${said.join(" | ")}`];
  });
  const head = `row | ${heads.map(({ column, head: name }) => `${column}: ${name}`).join(" | ")}`;
  const captions = new Set(own.flatMap((one) => one.captions));
  return [...(first?.place ?? []), ...captions, head, ...lines].join("\n");
}

function isBeside(heads: ShownTable["heads"], column: number, wanted: ReadonlySet<string>): boolean {
  return [column - 1, column + 1].some((at) => wanted.has(heads[at]?.column ?? ""));
}

const longestQuote = 600;
const before = 40;

function tellCited(shown: ShownSupport, id: string, passage: string): string {
  switch (shown.kind) {
    case "words":
      return `${id}: ⟦${shorten(shown.text.replaceAll(/[⟦⟧]/gu, "").split("\n")[0] ?? "")}⟧`;
    case "table":
      return [`${id}:`, ...shown.cited].join(shown.cited.length === 1 ? " " : "\n  ");
    case "text": {
      const quote = shown.text.slice(shown.start, shown.end);
      const isOnce = passage.indexOf(quote) === passage.lastIndexOf(quote);
      // the same words may stand in the passage twice
      const lead = isOnce
        ? ""
        : `…${shown.text.slice(Math.max(shown.from, shown.start - before), shown.start)}`;
      return `${id}: ${lead.replaceAll(/\s+/gu, " ")}⟦${shorten(quote)}⟧`;
    }
  }
}

/** The beginning and the end of a long quotation say which one it is. */
function shorten(quote: string): string {
  const line = quote.replaceAll(/\s+/gu, " ").trim();
  if (line.length <= longestQuote) return line;
  return `${brief(line, longestQuote / 2)} ${line.slice(-longestQuote / 2)}`;
}
