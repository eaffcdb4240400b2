import { lazy } from "../../../lib/lazy.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import type { Evidence } from "../../../model/grounding.ts";
import { deriveTables, type DerivedTable } from "../table/derive-tables.ts";
import { readTable, type EvidenceCell, type ReadTable } from "../table/read-table.ts";
import { readPlain, type Plain } from "../text/read-plain.ts";
import { readUnits, type PassageUnit, type Units } from "../text/read-units.ts";
import { squeeze, type Squeezed } from "../text/squeeze.ts";
import { wholeRow } from "./locate-cells.ts";
import type { TextRange } from "./locate-quote.ts";

/** A passage opened for the audit; everything is read once, and only when it is asked for. */
export interface AuditSource {
  evidence: Evidence;
  language(): string;
  squeezed(): Squeezed;
  plain(): Plain;
  units(): Units;
  tables(): ReadTable[];
  /** Where a stretch of the original begins in the plain text. */
  toPlain(span: TextRange): number;
  /** The sentences, items or rows that a stretch of the original lies in. */
  unitsAt(span: TextRange): PassageUnit[];
  /** The cells of the rows of text that a stretch lies in; none where it lies in no table. */
  cellsAt(span: TextRange): EvidenceCell[];
}

export function createSource(evidence: Evidence): AuditSource {
  const plain = lazy(() => readPlain(evidence.quote));
  const units = lazy(() => readUnits(plain().text));
  const derived = lazy(() => (evidence.table === undefined ? deriveTables(evidence.quote) : []));
  const read = lazy(() => derived().map(({ table }) => readTable(table)));
  const own = lazy(() => (evidence.table === undefined ? undefined : readTable(evidence.table)));
  return {
    evidence,
    plain,
    units,
    language: lazy(
      () => evidence.language ?? detectLanguage([...(evidence.heading ?? []), evidence.quote].join("\n")),
    ),
    squeezed: lazy(() => squeeze(evidence.quote)),
    tables: () => {
      const table = own();
      return table === undefined ? read() : [table];
    },
    toPlain: (span) => firstFrom(plain().offsets, span.start),
    unitsAt: (span) => {
      const { offsets } = plain();
      const start = firstFrom(offsets, span.start);
      const end = firstFrom(offsets, span.end);
      return units().units.filter((unit) => unit.start < end && unit.end > start);
    },
    cellsAt: (span) =>
      derived().flatMap((table, index) => {
        const rows = read()[index];
        return rows === undefined ? [] : rowsAt(table, span).flatMap((row) => wholeRow(rows, row));
      }),
  };
}

function rowsAt({ lines, start, end }: DerivedTable, span: TextRange): number[] {
  if (span.start < start || span.end > end) return [];
  return lines.flatMap((line, row) => (line.start < span.end && line.end > span.start ? [row] : []));
}

/** The first place whose offset is not before the one given; offsets never fall. */
function firstFrom(offsets: Uint32Array, offset: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
