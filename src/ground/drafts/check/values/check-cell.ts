import { boundsBeforeNumbers } from "../../../../lexicon/facts/bounds.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { agree } from "../../../facts/agree.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Statement } from "../../statements/statement.ts";
import { checkLabel } from "../check-label.ts";
import { clashingPair, wrongPair } from "./check-pairs.ts";
import { checkSentence } from "../check-sentence.ts";
import { matchTables } from "./match-tables.ts";
import { withHeadUnit } from "./with-head-unit.ts";
import type { DraftScope } from "../draft-scope.ts";
import { factsOf, isSubject, isValue } from "../facts-of.ts";
import { flatten, claimHolds } from "../claim-holds.ts";
import { missingFacts } from "../missing-facts.ts";
import { featuresOf } from "../read-claim-units.ts";
import type { PreparedClaim } from "../prepare-claim.ts";
import { ok, rejected, undecided } from "../ruling.ts";
import type { Ruling } from "../ruling.ts";
import { isSameWord } from "../content-words.ts";

/** A cell or a point of a chart: its value must belong to the heads that it stands under. */
export function checkCell(statement: Statement, scope: DraftScope): Ruling {
  const { text, heads } = statement;
  const known = matchTables(statement, scope);
  if (known !== undefined) return known;
  const language = scope.languageOf(text);
  const facts = factsOf(text, language);
  const values = facts.filter(isValue);
  // the head of a row, or a cell of words
  if (values.length === 0 && (heads.length < 2 || facts.every(({ weak }) => weak === true)))
    return heads.length < 2 ? checkLabel(statement, scope) : checkWordCell(statement, scope);
  if (values.length !== facts.length) {
    const wrong = wrongValue(
      statement,
      { values: facts.filter((fact) => fact.weak !== true), language },
      scope,
    );
    return wrong ?? checkSentence({ ...statement, text: sentenceOf(statement) }, scope);
  }
  const told = [...heads, ...statement.above.toReversed()];
  return checkValue(statement, { values: values.map((value) => withHeadUnit(value, told)), language }, scope);
}

function sentenceOf({ text, heads }: Statement): string {
  return [...heads, text].join(": ");
}

/** "Rome | Approved | yes": words under heads say something as a sentence does. */
function checkWordCell(statement: Statement, scope: DraftScope): Ruling {
  const label = checkLabel({ ...statement, heads: [] }, scope);
  if (label.kind !== "ok") return label;
  return checkSentence({ ...statement, kind: "item", text: sentenceOf(statement) }, scope);
}

function checkValue(
  statement: Statement,
  { values, language }: { values: readonly Fact[]; language: string },
  scope: DraftScope,
): Ruling {
  const { claims: candidates, isNamed } = scope.candidates(statement);
  const missing = missingFacts({ facts: values, candidates, isNamed, language, scope });
  const [asked] = missing.asked;
  if (missing.reasons.length > 0) return rejected(missing.reasons.join(" "));
  if (asked !== undefined) return rejected(`"${asked.text}" stands in the request, not in the claims.`);
  const wrong = wrongValue(statement, { values, language }, scope);
  if (wrong !== undefined) return wrong;
  const { told, own, features } = toldBy(statement, language);
  const holding = candidates.filter((claim) => values.every((value) => claimHolds(value, claim) === "same"));
  const ids = holding.slice(0, 3).map(({ id }) => id);
  const bound = holding.flatMap((claim) => droppedBound(values, claim, told));
  if (holding.length > 0 && bound.length === holding.length) return rejected(bound[0] ?? "", ids);
  const proof = holding.find((claim) => provesCell(claim, { own, features }));
  if (proof !== undefined && missing.doubts.length === 0) return ok([proof.id]);
  return undecided(
    [`Whether "${statement.text}" is "${statement.heads.join(", ")}".`, ...missing.doubts],
    ids,
  );
}

interface ToldBy {
  told: string;
  /** By the heads alone, and with what stands above. */
  own: Set<string>;
  features: Set<string>;
  subjects: Fact[];
}

function toldBy({ heads, above }: Statement, language: string): ToldBy {
  const told = [...heads, ...above].join(". ");
  const head = heads.join(". ");
  const facts = factsOf(head, language);
  return {
    ...{ told, own: featuresOf(head, { facts, language }) },
    features: featuresOf(told, { facts: factsOf(told, language), language }),
    subjects: facts.filter((fact) => isSubject(fact) && fact.weak !== true),
  };
}

/** A value that stands under the heads of another. */
function wrongValue(
  statement: Statement,
  { values, language }: { values: readonly Fact[]; language: string },
  { claims }: DraftScope,
): Ruling | undefined {
  const { own, features, subjects } = toldBy(statement, language);
  for (const value of values) {
    const wrong =
      wrongPair({ value, features: own }, claims) ??
      clashingPair({ value, features: own, subjects, language }, claims) ??
      wrongPair({ value, features }, claims);
    if (wrong !== undefined) return rejected(wrong);
  }
  return undefined;
}

const boundWords = boundsBeforeNumbers
  .filter(({ bound }) => bound !== "none" && bound !== "exactly")
  .flatMap((row) => languages.flatMap((language) => (row[language] ?? "").split("|").map(flatten)))
  .filter((words) => words !== "");

/** "at most 180" is no 180, unless the heads say it. */
function droppedBound(values: readonly Fact[], claim: PreparedClaim, told: string): string[] {
  const dropped = claim.facts.find(
    (own) =>
      own.limit !== undefined &&
      values.some((value) => value.limit === undefined && agree(value, own) === "same"),
  );
  if (dropped === undefined) return [];
  const flat = ` ${flatten(told).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const isSaid =
    boundWords.some((words) => flat.includes(` ${words} `)) ||
    /limit|maxim|minim|höchst|mindest|cap\b|plafond|massim|máxim|mínim/u.test(flat);
  return isSaid ? [] : [`${claim.id} bounds it: "${claim.text}".`];
}

/** Heads and value are all that the claim says, and the heads say nothing that it does not. */
function provesCell(
  { content, units, signals, facts }: PreparedClaim,
  { own, features }: { own: ReadonlySet<string>; features: ReadonlySet<string> },
): boolean {
  const [unit] = units;
  if (units.length !== 1 || unit === undefined || unit.values.length !== 1 || own.size === 0) return false;
  const isWeakened =
    signals.negations.length + signals.condition.length + signals.report.length + signals.denial.length > 0 ||
    signals.except.length + signals.only.length > 0 ||
    signals.modality.size > 0;
  if (isWeakened || facts.some(({ hedge }) => hedge === true)) return false;
  const has = (set: ReadonlySet<string>, word: string) =>
    set.has(word) || (!word.includes(" ") && [...set].some((other) => isSameWord(word, other)));
  const unitless = content.filter((word) => !isUnitWord(word, facts));
  return (
    [...own].every((word) => has(unit.features, word)) &&
    unitless.every((word) => has(features, word)) &&
    [...unit.features]
      .filter((word) => /^(?:period|date|ordinal|letter) /.test(word))
      .every((key) => has(features, key))
  );
}

/** "euros" of "180 euros" is part of the value. */
function isUnitWord(word: string, facts: readonly Fact[]): boolean {
  return facts.some(({ text }) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((piece) => piece !== "" && isSameWord(piece, word)),
  );
}
