import { magnitudes } from "../../../lexicon/facts/magnitudes.ts";
import type { Fact } from "../../facts/fact.ts";
import { findFacts } from "../../facts/find-facts.ts";
import type { Context } from "../context.ts";
import { brief, doubt, fault, quiet, type AuditFinding } from "../finding.ts";
import { holdFact } from "../hold-fact.ts";
import type { ReadClaim } from "../read-claim.ts";
import { compileWords, hasWords } from "../text/match-words.ts";
import { foldWord, readTokens } from "../text/read-tokens.ts";
import type { Binding } from "./bind-facts.ts";
import { findComputed } from "./find-computed.ts";
import { isElsewhere, missing } from "./where-said.ts";

const scales = magnitudes.map(({ factor, en = "", de = "", fr = "", it = "", es = "" }) => ({
  factor: Number(factor),
  words: compileWords(
    [en, de, fr, it, es]
      .filter((list) => list !== "")
      .join("|")
      .toLowerCase(),
  ),
}));

/** A number must be one of the cited ones, with its unit, or the value of a cited computation. */
export function checkNumber(
  { fact, hold, held, cells }: Binding,
  claim: ReadClaim,
  context: Context,
): AuditFinding[] {
  const [other] = held;
  if (hold === "otherUnit" && other !== undefined)
    return [fault(fact.text, `the passage says "${brief(other.text)}", not "${fact.text}"`)];
  if (hold === "unitUnsaid")
    return [
      (saysUnit(fact, context) ? quiet : doubt)(
        fact.text,
        `the unit of "${fact.text}" is not in the cited words`,
      ),
    ];
  if (hold === "unsigned" && isWritten(fact, claim.statement, cells)) return [];
  if (hold === "unsigned") return [doubt(fact.text, `the cell says "${brief(other?.text ?? "")}"`)];
  if (inOwnHeads(fact, context)) return [];
  if (isScaled(fact, context)) return [quiet(fact.text, `the size of "${fact.text}" comes from a heading`)];
  const computed = findComputed(fact, claim, context);
  if (computed !== undefined) return computed;
  if (context.titleFacts().some((other) => holdFact(fact, other) === "same"))
    return [doubt(fact.text, `"${fact.text}" stands only in a heading`)];
  if (isCode(fact, claim.statement, context) && isElsewhere(fact, context))
    return [doubt(fact.text, `"${fact.text}" stands elsewhere in the document, not in the cited words`)];
  const [only, more] = context.cells;
  if (only === undefined || more !== undefined || context.pieces.length > 0) return [missing(fact, context)];
  const { address, value } = only.cell;
  return [fault(fact.text, `${address} says "${brief(value)}", not "${fact.text}"`)];
}

/** "(217)" in the claim is "(217)" in the cell, whatever the brackets mean. */
function isWritten({ start, end }: Fact, statement: string, cells: Binding["cells"]): boolean {
  const framed = statement.slice(Math.max(0, start - 1), end + 1);
  return /^\(.*\)$/u.test(framed) && cells.some(({ cell }) => cell.value.trim() === framed);
}

const units = /[([]([^()[\]]{1,20})[)\]]|(\p{Sc}|%)|(?<![\p{L}\p{N}])(\p{Lu}{3})(?![\p{L}\p{N}])/gu;
const mostUnits = 200;

/** "($/gal)" in the row or over the column, or "EUR" in another cited passage, says the unit of a bare number. */
function saysUnit({ dimension, text: said }: Fact, { pieces, cells, headTexts }: Context): boolean {
  const rows = new Set(cells.map(({ read, row }) => read.table.rows[row] ?? []));
  const texts = [...pieces.map(({ text }) => text), ...[...rows].map((row) => row.join(" ")), ...headTexts];
  // "Duration in months: 4" for "4 months"
  const words = unitWords(said);
  if (words.length > 0 && texts.some((text) => hasAll(text.slice(0, 6000), words))) return true;
  const found = texts.flatMap((text) =>
    [...text.slice(0, 6000).matchAll(units)].map(([, framed, sign, code]) => framed ?? sign ?? code ?? ""),
  );
  return [...new Set(found)]
    .slice(0, mostUnits)
    .some((unit) =>
      findFacts(`1 ${unit}`, { language: "en", role: "claim" }).some((one) => one.dimension === dimension),
    );
}

function unitWords(text: string): string[] {
  return readTokens(text).flatMap(({ text: word }) => (/^\p{L}{2}/u.test(word) ? [foldWord(word)] : []));
}

function hasAll(text: string, words: readonly string[]): boolean {
  const said = new Set(readTokens(text).map(({ text: word }) => foldWord(word)));
  return words.every((word) => said.has(word));
}

/** "RE-2210" or a long row of digits names something; the name of a whole document seldom stands where its figures do. */
function isCode({ text, start, dimension }: Fact, statement: string, { cells }: Context): boolean {
  const isJoined = /\p{L}[\p{L}\p{N}]*[-/.]?$/u.test(statement.slice(Math.max(0, start - 20), start));
  return dimension === undefined && cells.length === 0 && (isJoined || /^\d{5,}$/u.test(text));
}

/** "Per 100 g" over the column of a cited cell. */
function inOwnHeads(fact: Fact, { cells }: Context): boolean {
  const heads = new Set(cells.flatMap(({ cell }) => [cell.rowHead, cell.columnHead]));
  const language = cells[0]?.language ?? "unknown";
  return [...heads].some((head) =>
    findFacts(head, { language, role: "evidence" }).some((other) => holdFact(fact, other) === "same"),
  );
}

/** "138 thousand" for 138 where a heading or another cited passage says that all is in thousands. */
function isScaled({ text, keys }: Fact, { cells, pieces, headTexts }: Context): boolean {
  const scale = scales.find(({ words }) => hasWords(readTokens(text), words));
  if (scale === undefined) return false;
  const isSaid = [...headTexts, ...pieces.map((piece) => piece.text)].some((said) =>
    hasWords(readTokens(said), scale.words),
  );
  const values = [
    ...cells.flatMap((cell) => cell.facts()),
    ...pieces.flatMap((piece) => piece.facts()),
  ].flatMap((fact) => (fact.kind === "number" ? fact.keys : []));
  return (
    isSaid &&
    values.some((value) =>
      keys.some((key) => Math.abs(Number(value)) * scale.factor === Math.abs(Number(key))),
    )
  );
}
