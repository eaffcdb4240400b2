import type { Fact } from "../../facts/fact.ts";
import { readSignals } from "../../audit/text/read-signals.ts";
import type { Statement } from "../statements/statement.ts";
import { auditClaims, sharedWords } from "./audit-claims.ts";
import { checkGreeting } from "./check-greeting.ts";
import { clashingPair, wrongPair } from "./values/check-pairs.ts";
import { checkWords } from "./check-words.ts";
import type { DraftScope } from "./draft-scope.ts";
import { factsOf, isCount, isValue } from "./facts-of.ts";
import { missingFacts } from "./missing-facts.ts";
import { withoutSource } from "./name-source.ts";
import { featuresOf, readClaimUnits } from "./read-claim-units.ts";
import type { PreparedClaim } from "./prepare-claim.ts";
import { repeatsRequest } from "./prepare-request.ts";
import { both, ok, rejected, undecided } from "./ruling.ts";
import type { Ruling } from "./ruling.ts";
import { saysMissing } from "./says-missing.ts";
import { cutGreeting, withoutHoles, withoutPlaces } from "./strip-text.ts";
import { contentWords } from "./content-words.ts";

/** A sentence, an item, anything in words: its facts held by the claims it rests on, and bound as they are there. */
export function checkSentence(statement: Statement, scope: DraftScope): Ruling {
  const text = withoutHoles(statement.text);
  const { greeting, named, rest } = cutGreeting(text);
  if (greeting === "" || saysMore(named, scope)) return checkRest(statement, text, scope);
  const addressed = checkGreeting(named, scope);
  return /[\p{L}\p{N}]/u.test(rest) ? both(addressed, checkRest(statement, rest.trim(), scope)) : addressed;
}

const mostAddressed = 3;

/** A sentence that only begins like a greeting. */
function saysMore(named: string, scope: DraftScope): boolean {
  const language = scope.languageOf(named);
  const facts = factsOf(named, language);
  const words = contentWords(named, language).filter(
    ({ text }) => !facts.some((fact) => fact.text.includes(text)),
  );
  const told = words.filter(({ term }) => scope.claims.some(({ content }) => content.includes(term)));
  return words.length > mostAddressed || told.length > 1 || facts.some(({ kind }) => kind !== "name");
}

function checkRest(statement: Statement, given: string, scope: DraftScope): Ruling {
  const { text: said, named } = withoutSource(given, scope.languageOf(given), scope);
  const ruling = checkSaid(statement, said, scope);
  // a model sees the whole sentence, and need not look for the name
  return named === "" || ruling.kind !== "undecided"
    ? ruling
    : { ...ruling, doubts: [...ruling.doubts, `"${named}" is how the person named the document: no fault.`] };
}

function checkSaid(statement: Statement, said: string, scope: DraftScope): Ruling {
  const { claims: candidates, isNamed } = scope.candidates(statement);
  const text = withoutPlaces(
    said,
    candidates.flatMap(({ places }) => places),
  );
  const language = scope.languageOf(said);
  const facts = factsOf(text, language);
  const stranger = strangeName({ text, facts, language }, scope);
  if (stranger !== undefined) return rejected(`Nobody named "${stranger}".`);
  const absence = saysMissing(text, language, scope);
  if (absence?.isPlain === true) return ok();
  if (absence?.isWrong === true) return rejected(whyOpen(absence.missing));
  if (facts.every(({ weak }) => weak === true))
    return checkWords({ statement, text, language, facts, candidates }, scope);
  const asked = fromRequest({ text, facts, language }, scope);
  if (asked === 1 && !isOfClaims({ text, language }, candidates)) return ok();
  const missing = missingFacts({ facts, candidates, isNamed, language, scope });
  if (missing.reasons.length > 0) return rejected(missing.reasons.join(" "));
  // what is not there has no words that it could be held against
  if (absence !== undefined)
    return undecided(
      missing.doubts,
      absence.missing.map(({ id }) => id),
    );
  if (missing.asked.length > 0 && missing.asked.some((fact) => fact.kind !== "name") && asked < 0.5)
    return rejected(
      `"${missing.asked.map(({ text: words }) => words).join('", "')}" stands in the request, not in the claims.`,
    );
  const wrong = isSaidSo(text, candidates)
    ? undefined
    : wrongPairs({ statement, text, facts, language }, scope);
  if (wrong !== undefined) return rejected(wrong);
  const doubts = [
    ...missing.doubts,
    ...missing.asked.map((fact) => `"${fact.text}" stands in the request alone.`),
  ];
  const isHeld = facts.some((fact) => fact.weak !== true && !missing.asked.includes(fact));
  if (!isHeld) return undecided(doubts);
  const excused = [
    ...missing.excused,
    ...missing.asked,
    ...facts.filter(({ kind }) => kind === "identifier"),
  ];
  const judged = auditClaims({ text, facts, language, candidates, isNamed, excused });
  return doubts.length === 0 || judged.kind === "rejected"
    ? judged
    : both(judged, undecided(doubts, judged.claims));
}

function whyOpen([first]: readonly PreparedClaim[]): string {
  return `Something was found for it and could not be proven, so nobody knows that the documents do not state it; it may be said that it could not be proven (${first?.id ?? ""}: "${first?.text ?? ""}").`;
}

const article = /(?:^|\s)(?:der|die|das|den|dem|des|ein\p{L}*|kein\p{L}*|\p{N}+)\s+$/iu;

/** In German every noun has a capital; two in a row, both new and without an article, are a name. */
function strangeName({ text, facts, language }: Said, { knows }: DraftScope): string | undefined {
  if (language !== "de") return undefined;
  const found = facts.find(({ kind, weak, text: name, start }) => {
    const words = name.split(/\s+/u);
    const isNew = kind === "name" && weak === true && words.length > 1 && words.every((word) => !knows(word));
    const isCommon = words.some((word) => nounEnding.test(word) || contentWords(word, language).length === 0);
    return (
      isNew &&
      !isCommon &&
      !article.test(text.slice(0, start)) &&
      words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
    );
  });
  return found?.text;
}

const nounEnding = /(?:ung|ungen|heit|keit|schaft|tion|tionen|sion|tät|nis|nisse|tum|ment|ismus|enz|anz)$/u;

interface Said {
  text: string;
  facts: readonly Fact[];
  language: string;
}

/** What half of its words are about is the documents' to say, whatever the request says of it. */
function isOfClaims(said: Pick<Said, "text" | "language">, claims: readonly PreparedClaim[]): boolean {
  const words = new Set(contentWords(said.text, said.language).map(({ term }) => term)).size;
  return words > 0 && claims.some((claim) => sharedWords(said, claim) >= 0.5 * words);
}

/** How far it says nothing but what a sentence of the request says, facts included. */
function fromRequest({ text, facts, language }: Said, { request }: DraftScope): number {
  const words = contentWords(text, language).map(({ text: word }) => word);
  const isNegated = readSignals(text, language).negated.size > 0;
  return repeatsRequest({ facts, words, isNegated }, request);
}

/** A claim that says it word for word has its values where they belong. */
function isSaidSo(text: string, candidates: readonly PreparedClaim[]): boolean {
  const words = (said: string) =>
    said
      .toLowerCase()
      .match(/[\p{L}\p{N}%.,-]+/gu)
      ?.join(" ") ?? "";
  const own = words(text).replace(/(?<![.,])[.,]+$/u, "");
  return candidates.some((claim) => words(claim.text).replace(/(?<![.,])[.,]+$/u, "") === own);
}

/** Values that the sentence, or the heading above it, tells by the words of another value. */
function wrongPairs(
  { statement, text, facts, language }: Said & { statement: Statement },
  { claims }: DraftScope,
): string | undefined {
  const proven = claims.filter(({ isMissing }) => !isMissing);
  const above = aboveFeatures(statement, language);
  for (const { facts: own, features, subjects } of readClaimUnits(text, { facts, language })) {
    for (const value of own.filter((fact) => (isValue(fact) && !isCount(fact)) || fact.kind === "date")) {
      const wrong =
        wrongPair({ value, features, beside: own }, proven) ??
        clashingPair({ value, features, subjects, language }, proven) ??
        wrongPair({ value, features: new Set([...features, ...above]), beside: own }, proven);
      if (wrong !== undefined) return wrong;
    }
  }
  return undefined;
}

function aboveFeatures({ above }: Statement, language: string): Set<string> {
  const text = above.join(". ");
  return featuresOf(text, { facts: factsOf(text, language), language });
}
