import type { RuledClaim } from "../../../model/grounding.ts";
import { auditByRules } from "../../audit/audit-by-rules.ts";
import type { Fact } from "../../facts/fact.ts";
import { claimHolds } from "./claim-holds.ts";
import { clauseBreak, readClaimUnits } from "./read-claim-units.ts";
import type { PreparedClaim } from "./prepare-claim.ts";
import { ok, rejected, undecided } from "./ruling.ts";
import type { Ruling } from "./ruling.ts";
import { contentWords, isSameWord } from "./content-words.ts";

export interface AuditedText {
  text: string;
  facts: readonly Fact[];
  language: string;
  candidates: readonly PreparedClaim[];
  /** The statement said itself what it rests on. */
  isNamed: boolean;
  /** Facts that were judged before: that one of them is missing refutes nothing. */
  excused: readonly Fact[];
}

const mostTried = 5;
/** More than a reader could see behind one sentence. */
const mostJoined = 4;
/** A longer sentence is left to a model as a whole. */
const mostClauses = 8;

/** The same audit as for a claim, with each claim as a passage of its own: subject and value must come from one of them. */
export function auditClaims(input: AuditedText): Ruling {
  const { facts, candidates } = input;
  const needed = facts.filter(
    (fact) => fact.weak !== true && candidates.some((claim) => isHeld(fact, claim)),
  );
  const covering = candidates.filter((claim) => needed.every((fact) => isHeld(fact, claim)));
  if (covering.length > 0) return auditOne(input, closest(input, covering));
  return auditJoined(input, needed);
}

function isHeld(fact: Fact, claim: PreparedClaim): boolean {
  const hold = claimHolds(fact, claim);
  return hold === "same" || hold === "unitUnsaid" || hold === "source";
}

/** Those that share most words with the text first. */
export function closest(
  { text, language }: Pick<AuditedText, "text" | "language">,
  claims: readonly PreparedClaim[],
): PreparedClaim[] {
  const said = { text, language };
  return claims.toSorted((a, b) => sharedWords(said, b) - sharedWords(said, a)).slice(0, mostTried);
}

export function sharedWords(
  { text, language }: Pick<AuditedText, "text" | "language">,
  claim: PreparedClaim,
): number {
  const words = new Set(contentWords(text, language).map(({ term }) => term));
  return [...words].filter((word) => claim.terms.has(word)).length;
}

/** What the claims say that share most words with it: others that hold its facts by chance cannot save it. */
function auditOne(input: AuditedText, claims: readonly PreparedClaim[]): Ruling {
  const tried = claims.map((claim) => ({
    claim,
    ruled: excuse(audit(input.text, input.language, claim), input),
  }));
  const proven = tried.find(({ ruled }) => ruled.verdict === "VALID");
  if (proven !== undefined) return ok([proven.claim.id]);
  const [first] = tried;
  if (first === undefined) return undecided(["No claim is named."]);
  const most = sharedWords(input, first.claim);
  const nearest = tried.filter(({ claim }) => sharedWords(input, claim) === most);
  const open = nearest.find(({ ruled }) => ruled.verdict === "UNDECIDED");
  if (open !== undefined) return undecided(open.ruled.doubts, [open.claim.id]);
  return joinsOthers(input) ?? rejected(reasonOf(first.ruled, first.claim), [first.claim.id]);
}

function excuse(ruled: RuledClaim, { excused }: AuditedText): RuledClaim {
  const isExcused = ruled.fails !== "" && excused.some(({ text }) => text.includes(ruled.fails));
  if (ruled.verdict !== "INVALID" || !isExcused) return ruled;
  return { ...ruled, verdict: "UNDECIDED", doubts: [...ruled.doubts, ruled.reason] };
}

export function audit(text: string, language: string, claim: PreparedClaim): RuledClaim {
  const supports = [{ evidence: claim.id, quote: claim.text }];
  return auditByRules({ claim: text, language, supports, evidence: [claim.passage] });
}

export function reasonOf({ reason, fails }: RuledClaim, { id, text }: PreparedClaim): string {
  const words = fails === "" || reason.includes(fails) ? reason : `"${fails}": ${reason}`;
  return `${words} (${id}: "${text.length > 200 ? `${text.slice(0, 199)}…` : text}")`;
}

/** A sentence that fails against one claim may say what two of them say, each clause for itself. */
function joinsOthers(input: AuditedText): Ruling | undefined {
  const clauses = clausesOf(input);
  if (clauses.length < 2 || clauses.length > mostClauses || input.candidates.length < 2) return undefined;
  const judged = clauses.map((clause) => judgeClause(clause, input));
  return judged.some(({ ruled }) => ruled === undefined)
    ? undefined
    : undecided(["It joins several claims."], [...new Set(judged.flatMap(({ claims }) => claims))]);
}

interface Clause {
  text: string;
  facts: Fact[];
}

function clausesOf({ text, facts, language }: AuditedText): Clause[] {
  const units = readClaimUnits(text, { facts, language });
  const ranges = units.length > 1 ? units : plainClauses(text);
  return ranges.map(({ start, end }) => ({
    text: text.slice(start, end),
    facts: facts.filter((fact) => fact.start >= start && fact.end <= end),
  }));
}

function plainClauses(text: string): { start: number; end: number }[] {
  const [found] = text.matchAll(clauseBreak);
  if (found === undefined) return [{ start: 0, end: text.length }];
  return [
    { start: 0, end: found.index },
    { start: found.index + found[0].length, end: text.length },
  ];
}

/** Not refuted by at least one of the claims that hold its facts. */
function judgeClause(
  { text, facts }: Clause,
  input: AuditedText,
): { ruled: RuledClaim | undefined; claims: string[] } {
  const { language, candidates } = input;
  const strong = facts.filter(
    (fact) => fact.weak !== true && candidates.some((claim) => isHeld(fact, claim)),
  );
  const words = contentWords(text, language).map(({ term }) => term);
  const fitting = candidates.filter((claim) => {
    const sharesWords = words.some((word) => claim.content.some((other) => isSameWord(word, other)));
    return strong.every((fact) => isHeld(fact, claim)) && (strong.length > 0 || sharesWords);
  });
  for (const claim of closest({ text, language }, fitting)) {
    const ruled = excuse(audit(text, language, claim), input);
    if (ruled.verdict !== "INVALID" && ruled.verdict !== "NOT_IN_CONTEXT")
      return { ruled, claims: [claim.id] };
  }
  return { ruled: undefined, claims: [] };
}

/** No claim holds all of its facts: each clause must find its own, and few must do. */
function auditJoined(input: AuditedText, needed: readonly Fact[]): Ruling {
  const cover = coverOf(needed, input.candidates);
  const ids = cover.map(({ id }) => id);
  if (cover.length > mostJoined && !input.isNamed)
    return undecided([`It would rest on ${cover.length} claims and names none.`], ids);
  const clauses = clausesOf(input);
  const judged = clauses.length > mostClauses ? [] : clauses.map((clause) => judgeClause(clause, input));
  const proven = judged.length > 1 && judged.every(({ ruled }) => ruled?.verdict === "VALID");
  if (proven) return ok([...new Set(judged.flatMap(({ claims }) => claims))]);
  return undecided([`It joins what ${ids.join(" and ")} say.`], ids);
}

/** The fewest claims that hold all facts, those with most of them first. */
function coverOf(facts: readonly Fact[], claims: readonly PreparedClaim[]): PreparedClaim[] {
  const used: PreparedClaim[] = [];
  let open = [...facts];
  while (open.length > 0) {
    const weighed = claims.map((claim) => ({ claim, held: open.filter((fact) => isHeld(fact, claim)) }));
    const best = weighed.reduce(
      (a, b) => (b.held.length > a.held.length ? b : a),
      weighed[0] ?? { claim: undefined, held: [] },
    );
    if (best.claim === undefined || best.held.length === 0) break;
    used.push(best.claim);
    open = open.filter((fact) => !best.held.includes(fact));
  }
  return used;
}
