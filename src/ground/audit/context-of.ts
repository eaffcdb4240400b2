import type { Computed, Evidence, LocatedSupport } from "../../model/grounding.ts";
import { brief } from "./finding.ts";
import type { Span } from "./locate/locate-quote.ts";
import { createSource, type Source } from "./locate/source.ts";
import { readAddress, writeAddress } from "./table/cell-address.ts";
import { placeCell, type ReadTable } from "./table/read-table.ts";
import { tellRange } from "./tell-range.ts";

export interface Ground {
  evidence: readonly Evidence[];
  computations: readonly Computed[];
}

/** More text around a quote than this says nothing about it. */
const mostText = 1500;
const mostColumns = 40;
const open = "⟦";
const close = "⟧";

/** Each support in its surroundings, the cited words or cell marked, as plain text for whoever judges its meaning. */
export function contextOf(located: readonly LocatedSupport[], { evidence, computations }: Ground): string[] {
  const sources = new Map<string, Source>();
  const sourceOf = (id: string) => {
    const item = evidence.find((one) => one.id === id);
    const source = sources.get(id) ?? (item === undefined ? undefined : createSource(item));
    if (source !== undefined) sources.set(id, source);
    return source;
  };
  return located.map((support) => {
    if (support.kind === "computation")
      return tellComputed(
        computations.find(({ id }) => id === support.computation),
        sourceOf,
      );
    const source = sourceOf(support.evidence);
    if (source === undefined)
      return support.kind === "quote" ? support.quote : support.cells.map(({ value }) => value).join(" ");
    return support.kind === "quote"
      ? [tellQuote(source, support), ...tellNear(source.evidence, evidence)].join("\n")
      : tellCells(
          source,
          support.cells.map(({ address }) => address),
        );
  });
}

const shortPassage = 400;
const mostNear = 400;

/** What stands before and after a short passage, which says little by itself. */
function tellNear(own: Evidence, evidence: readonly Evidence[]): string[] {
  if (own.quote.length > shortPassage) return [];
  const at = evidence.indexOf(own);
  const [before = "", after = ""] = [evidence[at - 1], evidence[at + 1]].map((item) =>
    item?.documentId === own.documentId ? item.quote : "",
  );
  return [
    ...(before === "" ? [] : [`(before it: ${before.slice(-mostNear)})`]),
    ...(after === "" ? [] : [`(after it: ${after.slice(0, mostNear)})`]),
  ];
}

/** Document, page or sheet, and the headings above. */
function tellPlace({ evidence }: Source): string {
  const { document, position, heading = [] } = evidence;
  const at = [
    ...(position.page === undefined ? [] : [`page ${position.page}`]),
    ...(position.sheet === undefined ? [] : [`sheet ${position.sheet}`]),
    ...(position.slide === undefined ? [] : [`slide ${position.slide}`]),
  ];
  return [`[${[document, ...at].join(", ")}]`, ...(heading.length === 0 ? [] : [heading.join(" › ")])].join(
    "\n",
  );
}

/** The sentences the quote lies in, the one before and the one after, and what leads to a list item. */
function tellQuote(source: Source, span: Span): string {
  const { quote } = source.evidence;
  const units = source.units().units;
  const own = new Set(source.unitsAt(span));
  const first = units.findIndex((unit) => own.has(unit));
  const last = units.findLastIndex((unit) => own.has(unit));
  const { offsets } = source.plain();
  const start = Math.min(span.start, offsets[units[Math.max(0, first - 1)]?.start ?? 0] ?? 0);
  const after = units[Math.min(units.length - 1, last + 1)];
  const end = Math.max(span.end, (offsets[Math.max(0, (after?.end ?? 1) - 1)] ?? 0) + 1);
  const from = Math.max(start, span.start - mostText);
  const to = Math.min(end, span.end + mostText);
  const leads = [...own]
    .flatMap((unit) => unit.heads)
    .filter((head) => !quote.slice(from, to).includes(head));
  const text = `${from > start ? "…" : ""}${quote.slice(from, span.start)}${open}${quote.slice(span.start, span.end)}${close}${quote.slice(span.end, to)}${to < end ? "…" : ""}`;
  return [tellPlace(source), ...new Set(leads), text.trim()].join("\n");
}

/** Column heads, the rows that were cited with the ones above and below, the cells marked. */
function tellCells(source: Source, addresses: readonly string[]): string {
  const read = source
    .tables()
    .find((table) => addresses.some((address) => placeIn(table, address) !== undefined));
  if (read === undefined) return tellPlace(source);
  const cited = new Map<number, Set<number>>();
  for (const address of addresses) {
    const place = placeIn(read, address);
    if (place !== undefined) cited.set(place.row, (cited.get(place.row) ?? new Set()).add(place.column));
  }
  const rows = [...cited.keys()].toSorted((a, b) => a - b);
  const shown = rows.length > 6 ? [...rows.slice(0, 3), ...rows.slice(-2)] : rows;
  const near = [...new Set(shown.flatMap((row) => [row - 1, row, row + 1]))]
    .filter((row) => read.table.rows[row] !== undefined)
    .toSorted((a, b) => a - b);
  const lines = near.flatMap((row, at) => {
    const gap = at > 0 && (near[at - 1] ?? row) < row - 1 ? ["…"] : [];
    const group = read.groups[row] ?? "";
    const isNew = group !== "" && (at === 0 || group !== (read.groups[near[at - 1] ?? -1] ?? ""));
    return [...gap, ...(isNew ? [`(${group})`] : []), tellRow(read, row, cited.get(row))];
  });
  const count =
    rows.length > shown.length
      ? [`(${addresses.length} cells in ${rows.length} rows are cited, not all are shown)`]
      : [];
  const placed = addresses.flatMap((address) => {
    const place = placeIn(read, address);
    return place === undefined ? [] : [placeCell(read, place.row, place.column)];
  });
  const amounts = tellRange(placed, { language: source.language(), document: source.evidence.document });
  const heads = `row | ${read.columnHeads
    .slice(0, mostColumns)
    .map((head, column) => `${writeAddress(read.table.firstColumn + column, 0).slice(0, -1)}: ${head}`)
    .join(" | ")}`;
  return [tellPlace(source), ...read.captions, heads, ...lines, ...count, ...amounts].join("\n");
}

function placeIn(
  { table, columnHeads }: ReadTable,
  address: string,
): { row: number; column: number } | undefined {
  const from = readAddress(address)?.from;
  if (from === undefined) return undefined;
  const place = { row: from.row - table.firstRow, column: from.column - table.firstColumn };
  return place.row >= 0 &&
    place.row < table.rows.length &&
    place.column >= 0 &&
    place.column < columnHeads.length
    ? place
    : undefined;
}

function tellRow({ table }: ReadTable, row: number, cited: ReadonlySet<number> | undefined): string {
  const cells = (table.rows[row] ?? []).slice(0, mostColumns).map((cell, column) => {
    const text = brief(cell, 400);
    return cited?.has(column) === true ? `${open}${text}${close}` : text;
  });
  return `${table.firstRow + row} | ${cells.join(" | ")}`;
}

/** How it was computed, and from what; the host vouches for the arithmetic. */
function tellComputed(computed: Computed | undefined, sourceOf: (id: string) => Source | undefined): string {
  if (computed === undefined) return "";
  const inputs = computed.inputs.map(({ name, supports, values }) => {
    const places = supports.flatMap((support) =>
      support.kind === "cells"
        ? support.cells.slice(0, 3).map((cell) => tellInput(support.evidence, cell))
        : support.kind === "quote"
          ? [`"${brief(support.quote)}"`]
          : [],
    );
    return `${name} = ${brief(values.join("; "), 200)}${places.length === 0 ? "" : ` (${places.join("; ")})`}`;
  });
  return [
    `Computed: ${computed.expression} = ${computed.value}${computed.unit === undefined ? "" : ` ${computed.unit}`}`,
    computed.words,
    ...inputs,
  ].join("\n");

  function tellInput(
    id: string,
    { address, rowHead, columnHead }: { address: string; rowHead: string; columnHead: string },
  ): string {
    const sheet = sourceOf(id)?.evidence.position.sheet;
    return `${sheet === undefined ? "" : `${sheet}!`}${address}: ${brief(rowHead, 80)} / ${brief(columnHead, 80)}`;
  }
}
