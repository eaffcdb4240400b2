import { lazy } from "../../lib/lazy.ts";
import type { Computed } from "../../model/grounding.ts";
import type { Fact } from "../facts/fact.ts";
import { findFacts } from "../facts/find-facts.ts";
import type { SupportPlace } from "./locate/locate-support.ts";
import type { AuditSource } from "./locate/source.ts";
import { readCellFacts } from "./table/read-cell-facts.ts";
import type { EvidenceCell } from "./table/read-table.ts";
import { readPlain } from "./text/read-plain.ts";
import { cutClause } from "./text/cut-clause.ts";
import { createStems, type ReadStems } from "./text/create-stems.ts";
import { readSignals, type TextSignals } from "./text/read-signals.ts";
import { foldWord, readTokens } from "./text/read-tokens.ts";
import type { PassageUnit } from "./text/read-units.ts";

/** Something a support says, with everything that belongs to it. */
export interface SupportPiece {
  source: AuditSource;
  language: string;
  /** The sentence, item or row. */
  text: string;
  /** What leads to it: the heads of a list item. */
  heads: string;
  facts(): Fact[];
  headFacts(): Fact[];
  signals(): TextSignals;
  unit?: PassageUnit;
}

/** A cited cell with the facts that its value has in its row and column. */
export interface CellPiece extends EvidenceCell {
  source: AuditSource;
  language: string;
  facts(): Fact[];
}

/** All that a claim rests on, in the order in which it binds. */
export interface Context {
  /** The words that were quoted, as they stand. */
  quotes: SupportPiece[];
  pieces: SupportPiece[];
  /** The same, of long sentences only the clauses between semicolons that were quoted. */
  clauses: SupportPiece[];
  cells: CellPiece[];
  computed: Computed[];
  /** Headings, captions, sheets, row and column heads, names of documents. */
  headTexts: string[];
  headFacts(): Fact[];
  /** The same without the names of documents, in which every figure may stand by chance. */
  titleFacts(): Fact[];
  /** The documents that were cited. */
  documents: string[];
  /** All facts of them: dear, so ask only for what words cannot tell. */
  elsewhere(): Fact[];
  /** The words of each cited sentence, row and heading, folded. */
  words(): ReadonlySet<string>[];
  /** All words of a cited document, folded. */
  wordsOf(documentId: string): ReadonlySet<string>;
  readStems: ReadStems;
  /** Whether every passage is written in the language of the claim. */
  sameLanguage: boolean;
}

export interface ContextInput {
  places: readonly SupportPlace[];
  computed: readonly Computed[];
  language: string;
  /** The facts of all passages of a document. */
  factsOf: (documentId: string) => Fact[];
  textOf: (documentId: string) => string;
}

export function createContext({ places, computed, language, factsOf, textOf }: ContextInput): Context {
  const sources = [...new Set(places.map(({ source }) => source))];
  const cells = places.flatMap((place) =>
    "cells" in place ? place.cells.map((cell) => toCellPiece(cell, place.source)) : [],
  );
  const pieces = toPieces(places);
  const documents = [...new Set(sources.map(({ evidence }) => evidence.documentId))];
  const titles = [
    ...new Set([
      ...sources.flatMap(headsOf),
      ...cells.flatMap(headsOfCell),
      ...computed.flatMap(headsOfComputed),
    ]),
  ];
  const headTexts = [
    ...new Set([
      ...titles,
      ...sources.flatMap((source) => [nameOf(source), source.evidence.document, innerFile(source)]),
    ]),
  ];
  const read = (texts: readonly string[]) =>
    texts.flatMap((text) =>
      findFacts(text, { language: sources[0]?.language() ?? language, role: "evidence" }),
    );
  return {
    quotes: places.flatMap((place) => ("span" in place ? [toQuote(place)] : [])),
    pieces,
    clauses: toClauses(places, pieces),
    cells,
    computed: [...computed],
    headTexts,
    headFacts: lazy(() => read(headTexts)),
    titleFacts: lazy(() => read(titles)),
    documents,
    elsewhere: lazy(() => documents.flatMap(factsOf)),
    words: lazy(() => wordsOf(pieces, cells, headTexts)),
    wordsOf: memo((id: string) => wordSet(textOf(id))),
    readStems: createStems(),
    sameLanguage: sources.every((source) => source.language() === language),
  };
}

/** Every quote widened to the sentences, items or rows it lies in; each once. */
function toPieces(places: readonly SupportPlace[]): SupportPiece[] {
  const seen = new Map<AuditSource, Set<PassageUnit>>();
  return places.flatMap((place) => {
    if (!("span" in place)) return [];
    const { source, span } = place;
    const known = seen.get(source) ?? new Set();
    seen.set(source, known);
    const units = source.unitsAt(span).filter((unit) => !known.has(unit));
    for (const unit of units) known.add(unit);
    return units.map((unit) => toPiece(unit, source, clip(unit, source.toPlain(span))));
  });
}

function toClauses(places: readonly SupportPlace[], pieces: readonly SupportPiece[]): SupportPiece[] {
  const found = new Map<string, SupportPiece>();
  const byUnit = new Map(pieces.map((piece) => [piece.unit, piece]));
  for (const place of places) {
    if (!("span" in place)) continue;
    const { source, span } = place;
    const [from, to] = [source.toPlain(span), source.toPlain({ start: span.end, end: span.end })];
    for (const unit of source.unitsAt(span)) {
      const whole = byUnit.get(unit);
      if (whole === undefined) continue;
      // what is longer than any sentence was clipped before
      const isClipped = whole.text !== unit.text;
      const text = isClipped ? whole.text : cutClause(unit.text, from - unit.start, to - unit.start);
      found.set(text, text === whole.text ? whole : toPiece(unit, source, text));
    }
  }
  return [...found.values()];
}

/** No sentence is longer; of what is, the part around the quote is read. */
const longestPiece = 6000;

function clip({ text, start }: PassageUnit, at: number): string {
  if (text.length <= longestPiece) return text;
  const from = Math.min(Math.max(0, at - start - longestPiece / 2), text.length - longestPiece);
  return text.slice(from, from + longestPiece);
}

function toQuote({ source, span }: Extract<SupportPlace, { span: unknown }>): SupportPiece {
  const { text } = readPlain(
    source.evidence.quote.slice(span.start, Math.min(span.end, span.start + longestPiece)),
  );
  return toPiece({ kind: "sentence", text, start: 0, end: text.length, heads: [] }, source);
}

export function toPiece(unit: PassageUnit, source: AuditSource, text = unit.text): SupportPiece {
  const language = source.language();
  const heads = unit.heads.join(" ");
  return {
    ...{ source, language, unit, text, heads },
    facts: lazy(() => findFacts(text, { language, role: "evidence" })),
    headFacts: lazy(() => (heads === "" ? [] : findFacts(heads, { language, role: "evidence" }))),
    signals: lazy(() => readSignals(text, language)),
  };
}

function wordsOf(
  pieces: readonly SupportPiece[],
  cells: readonly CellPiece[],
  heads: readonly string[],
): ReadonlySet<string>[] {
  const rows = new Set(cells.map(({ read, row }) => read.table.rows[row] ?? []));
  const texts = [
    ...pieces.map(({ text, heads: lead }) => `${lead} ${text}`),
    ...[...rows].map((row) => row.join(" ")),
    ...heads,
  ];
  return texts.map(wordSet);
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(readTokens(text.replaceAll("_", " ")).map(({ word }) => foldWord(word)));
}

function memo<T>(read: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const value = kept.has(key) ? (kept.get(key) as T) : read(key);
    kept.set(key, value);
    return value;
  };
}

function toCellPiece(placed: EvidenceCell, source: AuditSource): CellPiece {
  const language = source.language();
  return { ...placed, source, language, facts: lazy(() => readCellFacts(placed, language)) };
}

function headsOf({ evidence }: AuditSource): string[] {
  const { heading = [], position } = evidence;
  return [...heading, position.sheet ?? ""].filter((text) => text !== "");
}

function nameOf({ evidence }: AuditSource): string {
  return evidence.document.replace(/\.[a-z\d]{1,5}$/iu, "").replaceAll(/[_-]+/gu, " ");
}

/** The file inside of the file: an attachment, an embedded invoice. */
function innerFile({ evidence }: AuditSource): string {
  return /[^/]+\.[a-z\d]{1,5}(?=\/|$)/iu.exec(evidence.position.path ?? "")?.[0] ?? "";
}

function headsOfCell({ read, row, cell }: CellPiece): string[] {
  return [...read.captions, read.groups[row] ?? "", cell.rowHead, cell.columnHead].filter(
    (text) => text !== "",
  );
}

/** What names the values that something was computed from. */
function headsOfComputed({ inputs }: Computed): string[] {
  const supports = inputs.flatMap((input) => input.supports);
  const named = supports.flatMap((support) => {
    if (support.kind === "quote") return [support.quote];
    return support.kind === "cells"
      ? support.cells.flatMap(({ rowHead, columnHead }) => [rowHead, columnHead])
      : [];
  });
  return named.filter((text) => text !== "");
}
