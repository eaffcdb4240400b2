import { eachInTurn } from "../../lib/take-turns.ts";
import { detectLanguage } from "../../lib/text/detect-language.ts";
import { splitSentences } from "../../lib/text/split-sentences.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { agree } from "../facts/agree.ts";
import { alignUnits } from "./compare/align-units.ts";
import type { Bead } from "./compare/align-units.ts";
import { compareBead } from "./compare/compare-bead.ts";
import type { TextKind } from "./compare/compare-bead.ts";
import { isClosing } from "./check/strip-text.ts";
import { isHard, textUnit } from "./compare/text-unit.ts";
import type { TextUnit } from "./compare/text-unit.ts";
import { readStatements } from "./read-statements.ts";
import type { Statement } from "./statements/statement.ts";

export interface TextsToCompare {
  /** What the document was made from, in reading order. */
  parts: readonly { text: string; hidden?: boolean | undefined }[];
  document: UnifiedDocument;
  /** Of the request, for texts too short to tell theirs. */
  language: string;
  kind: TextKind;
}

export interface ComparedTexts {
  /** Surely not the same; a sentence that was left out has no path. */
  rejected: { path: string; text: string; reason: string }[];
  /** What only a model can tell; without doubts the rules found nothing wrong. */
  undecided: { path: string; text: string; source: string; doubts: string[] }[];
}

/** A translation or another wording, sentence by sentence against the text it was made from. */
export function* compareTexts({
  parts,
  document,
  language,
  kind,
}: TextsToCompare): Generator<undefined, ComparedTexts> {
  const given = parts.filter(({ hidden }) => hidden !== true).map(({ text }) => text);
  const sourceLanguage = languageOf(given.join("\n"), language);
  const source = yield* eachInTurn(given.flatMap(sourceTexts), (unit) =>
    textUnit({ ...unit, language: sourceLanguage, role: "evidence" }),
  );
  const statements = readStatements(document, language);
  const body = statements.filter(
    ({ section, kind: of }) => section !== undefined && of !== "other" && of !== "formula",
  );
  const inBody = new Set(body);
  const targetLanguage = languageOf(body.map(({ text }) => text).join("\n"), language);
  const target = yield* eachInTurn(joinRows(body), (unit) =>
    textUnit({ ...unit, language: targetLanguage, role: "claim" }),
  );
  const compared: ComparedTexts = { rejected: [], undecided: [] };
  const beads = yield* alignUnits(source, target);
  yield* eachInTurn(beads, (bead) => judgeBead(bead, { kind, source }, compared));
  for (const { path, text } of statements.filter((statement) => !inBody.has(statement))) {
    const { facts } = textUnit({ text, language: targetLanguage, role: "claim" });
    const added = facts.filter((fact) => isHard(fact) && !holds(source, fact));
    if (added.length > 0)
      compared.rejected.push({ path, text, reason: `"${added[0]?.text ?? ""}" was added.` });
  }
  return compared;
}

const sampleSize = 4_000;
const longestUnit = 2_000;

function languageOf(text: string, otherwise: string): string {
  const found = detectLanguage(text.slice(0, sampleSize));
  return found === "unknown" ? otherwise : found;
}

/** Rows by their cells; the heads of a table once. */
function sourceTexts(text: string): { text: string; isRow: boolean }[] {
  const seen = new Set<string>();
  return splitSentences(text).flatMap(
    ({ text: said, cells, headers }): { text: string; isRow: boolean }[] => {
      if (cells === undefined) return cutLong(said).map((piece) => ({ text: piece, isRow: false }));
      const head = (headers ?? []).join("; ");
      const isNew = head !== "" && !seen.has(head);
      seen.add(head);
      const rows = [...(isNew ? [head] : []), cells.filter((cell) => cell !== "").join("; ")];
      return rows.map((row) => ({ text: row, isRow: true }));
    },
  );
}

/** A run without an end is cut as those of drafts are: at a blank, or anywhere. */
function cutLong(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const far = start + longestUnit;
    const blank = far >= text.length ? -1 : text.lastIndexOf(" ", far);
    const end = blank > start ? blank : far;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

/** The cells of a row are one unit, as they are in the source; so are the heads. */
function joinRows(statements: readonly Statement[]): { path: string; text: string; isRow: boolean }[] {
  const units: { path: string; text: string; isRow: boolean; row?: string }[] = [];
  for (const { path, kind, text } of statements) {
    const row = kind === "cell" || kind === "head" ? path.replace(/\[\d+\](?:\.value)?$/, "") : undefined;
    const last = units.at(-1);
    if (row !== undefined && last?.row === row) last.text = `${last.text}; ${text}`;
    else units.push({ path, text, isRow: row !== undefined, ...(row !== undefined && { row }) });
  }
  return units;
}

function holds(source: readonly TextUnit[], fact: TextUnit["facts"][number]): boolean {
  return source.some(({ facts }) => facts.some((own) => agree(fact, own) === "same"));
}

function judgeBead(
  bead: Bead,
  { kind, source }: { kind: TextKind; source: readonly TextUnit[] },
  { rejected, undecided }: ComparedTexts,
): void {
  const said = bead.source.map(({ text }) => text).join(" ");
  const written = bead.target.map(({ text }) => text).join(" ");
  const [first] = bead.target;
  if (first === undefined) {
    // each language ends a letter in its own way, often in one line with the sentence before
    if (isClosing(said) && bead.source.every(({ facts }) => !facts.some(isHard))) return;
    const isSure = kind === "TRANSLATE" || bead.source.some(({ facts }) => facts.some(isHard));
    const reason = `This was left out: "${said}".`;
    if (isSure) rejected.push({ path: "", text: said, reason });
    else undecided.push({ path: "", text: "", source: said, doubts: [reason] });
    return;
  }
  if (said.trim() === written.trim()) return;
  const paths = bead.target.flatMap(({ path, text }) => (path === undefined ? [] : [{ path, text }]));
  const { reasons, doubts } = bead.source.length === 0 ? added(bead.target, source) : compareBead(bead, kind);
  for (const { path, text } of paths) {
    if (reasons.length > 0)
      rejected.push({
        path,
        text,
        reason: `${reasons.join(" ")}${said === "" ? "" : ` (It was: "${said}")`}`,
      });
    else undecided.push({ path, text, source: said, doubts });
  }
}

/** A sentence without a partner. */
function added(
  target: readonly TextUnit[],
  source: readonly TextUnit[],
): { reasons: string[]; doubts: string[] } {
  const facts = target.flatMap((unit) =>
    unit.facts.filter((fact) => fact.weak !== true && (isHard(fact) || fact.kind === "name")),
  );
  const isNew = facts.some((fact) => !holds(source, fact));
  const what = "It stands for no sentence of the source.";
  return isNew || facts.length > 0 ? { reasons: [what], doubts: [] } : { reasons: [], doubts: [what] };
}
