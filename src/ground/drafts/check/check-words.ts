import { contrasts } from "../../../lexicon/facts/contrast.ts";
import { columnWords, courteousRefusals } from "../../../lexicon/draft-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { compileWords, hasWords } from "../../audit/text/match-words.ts";
import type { WordMatcher } from "../../audit/text/match-words.ts";
import { readSignals } from "../../audit/text/read-signals.ts";
import { foldWord } from "../../facts/fold-word.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Statement } from "../statements/statement.ts";
import { audit, closest, reasonOf, sharedWords } from "./audit-claims.ts";
import type { DraftScope } from "./draft-scope.ts";
import { hasWord } from "./claim-holds.ts";
import { saysInOneRun } from "./prepare-request.ts";
import type { PreparedClaim } from "./prepare-claim.ts";
import { ok, rejected, undecided } from "./ruling.ts";
import type { Ruling } from "./ruling.ts";
import { contentWords, isSameWord } from "./content-words.ts";

export interface WordsInput {
  statement: Statement;
  text: string;
  language: string;
  /** Weak ones at most. */
  facts: readonly Fact[];
  candidates: readonly PreparedClaim[];
}

const topics = new Set<Statement["kind"]>([
  "title",
  "property",
  "fileName",
  "heading",
  "caption",
  "alt",
  "head",
  "label",
  "cell",
]);

const columns: ReadonlySet<string> = new Set(
  Object.values(columnWords).flatMap((list) => list.split("|").map(foldWord)),
);

/** What has no facts: greetings, transitions and topics pass; what says something of a claim's matter is held against it. */
export function checkWords(input: WordsInput, scope: DraftScope): Ruling {
  const { statement, text, language } = input;
  const content = contentWords(text, language);
  if (content.length === 0)
    return turnsAround(text, language) ? undecided(["It may turn what stands before it."]) : ok();
  const isTopic =
    topics.has(statement.kind) || (/[:：]$/u.test(text.trim()) && statement.kind === "sentence");
  if (isTopic && saysInOneRun(text, scope.request)) return ok();
  if (statement.kind === "head" && content.every(({ text: word }) => columns.has(foldWord(word))))
    return ok();
  const near = nearClaims(input);
  const strange = content.filter(({ text: word }) => !scope.knows(word)).map(({ text: word }) => word);
  if (isTopic) return checkTopic({ ...input, near, strange }, scope);
  if (text.trim().endsWith("?") && strange.length === 0) return ok();
  const tried = near.map((claim) => ({ claim, ruled: audit(text, language, claim) }));
  const proven = tried.find(({ ruled }) => ruled.verdict === "VALID");
  if (proven !== undefined) return ok([proven.claim.id]);
  const [first] = tried;
  const isSameMatter = first !== undefined && sharedShare(input, first.claim) >= 0.5;
  const most = first === undefined ? 0 : sharedWords(input, first.claim);
  const nearest = tried.filter(({ claim }) => sharedWords(input, claim) === most);
  if (isSameMatter && nearest.every(({ ruled }) => ruled.verdict === "INVALID"))
    return rejected(reasonOf(first.ruled, first.claim), [first.claim.id]);
  const doubts =
    strange.length > 0
      ? [`New words: ${strange.slice(0, 6).join(", ")}.`]
      : ["No claim says it in these words."];
  // what is near no claim cites none; whoever judges it sees some all the same
  const ids = near.map(({ id }) => id);
  return undecided(doubts, ids.slice(0, 3));
}

const courteous = Object.values(courteousRefusals).flatMap((list) => list.split("|").map(foldWord));

/** "Or not." says nothing by itself, and the opposite of what it stands behind. */
function turnsAround(text: string, language: string): boolean {
  if (readSignals(text, language).negations.length === 0 && !/^\W*(?:no|nein|non)\W*$/iu.test(text))
    return false;
  const words = foldWord(text).split(/[^\p{L}]+/u);
  return !words.some((word) => courteous.some((beginning) => word.startsWith(beginning)));
}

/** Claims that share a word with the text, those that share most first. */
function nearClaims({ text, language, candidates }: WordsInput): PreparedClaim[] {
  const words = contentWords(text, language).map(({ term }) => term);
  const near = candidates.filter(
    (claim) =>
      !claim.isMissing && words.some((word) => claim.content.some((other) => isSameWord(word, other))),
  );
  return closest({ text, language }, near).slice(0, 3);
}

function sharedShare({ text, language }: WordsInput, claim: PreparedClaim): number {
  const words = contentWords(text, language).map(({ term }) => term);
  const shared = words.filter((word) => claim.content.some((other) => isSameWord(word, other)));
  return words.length === 0 ? 0 : shared.length / words.length;
}

interface Topic extends WordsInput {
  near: readonly PreparedClaim[];
  strange: readonly string[];
}

/** A heading or label names a matter; it says something of it as soon as it takes a side or joins two matters. */
function checkTopic(input: Topic, scope: DraftScope): Ruling {
  const { text, language, near, strange } = input;
  const ids = near.map(({ id }) => id);
  if (takesSide(withoutEpithets(text, near), language)) {
    const tried = near.map((claim) => ({ claim, ruled: audit(text, language, claim) }));
    const proven = tried.find(({ ruled }) => ruled.verdict === "VALID");
    if (proven !== undefined) return ok([proven.claim.id]);
    const [first] = tried;
    if (first !== undefined && tried.every(({ ruled }) => ruled.verdict === "INVALID"))
      return rejected(reasonOf(first.ruled, first.claim), ids);
    return undecided(["It takes a side."], ids);
  }
  if (strange.length > 0) return undecided([`New words: ${strange.slice(0, 6).join(", ")}.`], ids);
  for (const part of text.split(listBreak)) {
    const words = contentWords(part, language).map(({ text: word }) => word);
    const whole = scope.claims.filter(({ words: own, around }) =>
      words.every((word) => hasWord(foldWord(word), own) || hasWord(foldWord(word), around)),
    );
    const isAsked = words.every((word) => hasWord(foldWord(word), scope.request.words));
    if (whole.length === 0 && !isAsked)
      return undecided([`"${part.trim()}" is no matter of a single claim.`], ids);
    const weak = words.length > 1 ? whole.find(isWeakened) : undefined;
    if (weak !== undefined && !isAsked)
      return undecided([`${weak.id} says this under a condition or with a "not".`], ids);
  }
  return ok();
}

const listBreak = /[,;/&]|\s(?:and|und|et|e|ed|y|or|oder|ou|o)\s/iu;

/** What a claim only denies, allows, reports or plans is no matter of fact. */
function isWeakened({ signals }: PreparedClaim): boolean {
  const { negations, condition, report, denial, modality } = signals;
  return negations.length + condition.length + report.length + denial.length + modality.size > 0;
}

/** "Opened goods" is what a claim speaks of, as long as it speaks of opened goods itself: it says nothing of them. */
function withoutEpithets(text: string, near: readonly PreparedClaim[]): string {
  const pairs = new Set(near.flatMap((claim) => pairsOf(claim.text).map(({ key }) => key)));
  let left = text;
  for (const { key, start, end } of pairsOf(text))
    if (pairs.has(key)) left = `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`;
  return left;
}

/** Each word with the one right behind it, and where it stands. */
function pairsOf(text: string): { key: string; start: number; end: number }[] {
  const words = [...text.matchAll(/\p{L}+/gu)];
  return words.slice(0, -1).flatMap(({ 0: word, index }, at) => {
    const next = words[at + 1];
    const end = index + word.length;
    if (next === undefined || !/^\s+$/u.test(text.slice(end, next.index))) return [];
    return [{ key: `${foldWord(word)} ${foldWord(next[0])}`, start: index, end }];
  });
}

interface Sides {
  one: WordMatcher;
  other: WordMatcher;
}

const sides: ReadonlyMap<string, readonly Sides[]> = new Map(
  languages.map((language) => [
    language,
    contrasts.map(({ one, other }) => ({
      one: compileWords(one[language]),
      other: compileWords(other[language]),
    })),
  ]),
);

/** Not, only, must, may; rose without fell, approved without refused. A single word takes none. */
function takesSide(text: string, language: string): boolean {
  const { tokens, negations, only, modality } = readSignals(text, language);
  if (negations.length > 0 || only.length > 0 || modality.size > 0) return true;
  if (contentWords(text, language).length < 2) return false;
  return (sides.get(language) ?? []).some(
    ({ one, other }) => hasWords(tokens, one) !== hasWords(tokens, other),
  );
}
