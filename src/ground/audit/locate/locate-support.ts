import type { Computed, Evidence, LocatedSupport, Support } from "../../../model/grounding.ts";
import { readAddress } from "../table/cell-address.ts";
import type { EvidenceCell } from "../table/read-table.ts";
import { locateCells } from "./locate-cells.ts";
import { locateQuote, type TextRange } from "./locate-quote.ts";
import { locateRow } from "./locate-row.ts";
import { squeeze } from "../text/squeeze.ts";
import { createSource, type AuditSource } from "./source.ts";

/** A support in its passage: a stretch of its text, or cells of its table. */
export type SupportPlace =
  | { source: AuditSource; span: TextRange }
  | { source: AuditSource; cells: EvidenceCell[] };

/** Finds a support in its passage, by exact offsets or cells; undefined where it is not there. */
export function locateSupport(
  support: Support,
  evidence: readonly Evidence[],
  computations: readonly Computed[] = [],
): LocatedSupport | undefined {
  if ("computation" in support) {
    const { computation } = support;
    return computations.some(({ id }) => id === computation)
      ? { kind: "computation", computation }
      : undefined;
  }
  const passage = evidence.find(({ id }) => id === support.evidence);
  const place = passage === undefined ? undefined : placeSupport(support, createSource(passage));
  return place === undefined ? undefined : toLocated(place);
}

/** The same in a passage that was opened before, with what the audit needs to go on. */
export function placeSupport(
  support: Exclude<Support, { computation: string }>,
  source: AuditSource,
): SupportPlace | undefined {
  const { evidence } = source;
  if ("cell" in support) {
    const cells = locateCells(support.cell, source.tables(), evidence.position);
    if (cells !== undefined) return { source, cells };
    const head = headAt(support.cell, source);
    const span = head === "" ? undefined : locateQuote(head, source.squeezed(), evidence.quote);
    return span === undefined ? undefined : { source, span };
  }
  const span = locateQuote(support.quote, source.squeezed(), evidence.quote);
  const inRow =
    span === undefined || evidence.table !== undefined
      ? locateRow(support.quote, source.tables())
      : undefined;
  const cells = inRow ?? (span === undefined ? [] : source.cellsAt(span));
  if (span !== undefined && (cells.length === 0 || isProse(support.quote, cells))) return { source, span };
  return cells.length === 0 ? undefined : { source, cells };
}

/** The words of a head that is cited like a cell; "" where the address names none. */
function headAt(address: string, source: AuditSource): string {
  const at = readAddress(address)?.from;
  for (const { table } of at === undefined ? [] : source.tables()) {
    const row = table.head[(at?.row ?? 0) - table.headRow];
    const head = row?.[(at?.column ?? 0) - table.firstColumn] ?? "";
    if (head !== "") return head;
  }
  return "";
}

const fewestWords = 8;

/** Sentences that happen to stand in a cell are read as sentences. */
function isProse(quote: string, cells: readonly EvidenceCell[]): boolean {
  const wanted = squeeze(quote).text;
  const [holder] = cells.filter(({ cell }) => squeeze(cell.value).text.includes(wanted));
  return holder !== undefined && holder.cell.value.split(/\s+/u).length >= fewestWords && wanted.length > 3;
}

export function toLocated(place: SupportPlace): LocatedSupport {
  const { id, quote } = place.source.evidence;
  if ("cells" in place) return { kind: "cells", evidence: id, cells: place.cells.map(({ cell }) => cell) };
  return { kind: "quote", evidence: id, quote: quote.slice(place.span.start, place.span.end), ...place.span };
}
