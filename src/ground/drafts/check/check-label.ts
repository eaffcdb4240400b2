import type { Statement } from "../statements/statement.ts";
import { checkSentence } from "./check-sentence.ts";
import { checkWords } from "./check-words.ts";
import type { DraftScope } from "./draft-scope.ts";
import { factsOf, isSubject } from "./facts-of.ts";
import { flatten, claimHolds } from "./claim-holds.ts";
import { missingFacts } from "./missing-facts.ts";
import { saysInOneRun } from "./prepare-request.ts";
import { both, ok, rejected, undecided } from "./ruling.ts";
import type { Ruling } from "./ruling.ts";
import { withoutHoles } from "./strip-text.ts";

/** A title, heading, caption or label: it may name what claims, their sources or the person name, and no more. */
export function checkLabel(statement: Statement, scope: DraftScope): Ruling {
  const text = withoutHoles(statement.text).trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return ok();
  if (saysInOneRun(text, scope.request) || isSourceTitle(text, scope)) return ok();
  const language = scope.languageOf(text);
  const facts = factsOf(text, language);
  const { claims: candidates, isNamed } = scope.candidates(statement);
  const strong = facts.filter(({ weak }) => weak !== true);
  if (strong.length === 0) return checkWords({ statement, text, language, facts, candidates }, scope);
  if (!strong.every(isSubject)) return checkSentence(statement, scope);
  const missing = missingFacts({ facts: strong, candidates, isNamed, language, scope });
  if (missing.reasons.length > 0) return rejected(missing.reasons.join(" "));
  const words = checkWords({ statement, text: blank(text, strong), language, facts: [], candidates }, scope);
  // a title may name what the person named: a quarter, a year, a document
  const own = named.has(statement.kind) ? [] : missing.asked;
  const doubts = [...missing.doubts, ...own.map((fact) => `"${fact.text}" stands in the request alone.`)];
  const unasked = strong.filter((fact) => !missing.asked.includes(fact));
  const together = candidates.filter((claim) => unasked.every((fact) => claimHolds(fact, claim) === "same"));
  if (together.length === 0 && unasked.length > 1 && doubts.length === 0)
    doubts.push(`No claim says ${unasked.map((fact) => `"${fact.text}"`).join(" and ")} together.`);
  const ids = together.slice(0, 3).map(({ id }) => id);
  return doubts.length > 0 ? both(words, undecided(doubts, ids)) : words;
}

const named = new Set<Statement["kind"]>(["title", "property", "fileName", "heading", "caption"]);

function blank(text: string, facts: readonly { start: number; end: number }[]): string {
  let left = text;
  for (const { start, end } of facts)
    left = `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`;
  return left;
}

/** The name of a cited document, or a heading of it. */
function isSourceTitle(text: string, { claims }: DraftScope): boolean {
  const said = toWords(text);
  return claims.some(({ sources }) =>
    sources.some(({ document, heading = [] }) =>
      [document, document.replace(/\.[a-z0-9]{1,5}$/iu, ""), ...heading].some(
        (title) => toWords(title) === said,
      ),
    ),
  );
}

function toWords(text: string): string {
  return flatten(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
