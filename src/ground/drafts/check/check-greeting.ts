import { unnamedReaders } from "../../../lexicon/draft-words.ts";
import type { DraftScope } from "./draft-scope.ts";
import { factsOf } from "./facts-of.ts";
import { hasName, claimHolds } from "./claim-holds.ts";
import { ok, rejected, undecided } from "./ruling.ts";
import type { Ruling } from "./ruling.ts";
import { requestHolds } from "./prepare-request.ts";
import { contentWords } from "./content-words.ts";

/** Whom a letter speaks to, the person or the documents have named. */
export function checkGreeting(text: string, scope: DraftScope): Ruling {
  const language = scope.languageOf(text);
  const facts = factsOf(text, language);
  const unknown = facts.filter(
    (fact) =>
      !unnamedReaders.test(fact.text) &&
      !requestHolds(fact, scope.request) &&
      !scope.claims.some((claim) => claimHolds(fact, claim) === "same" || hasName(fact.text, claim.around)),
  );
  const strange = contentWords(text, language).filter(({ text: word }) => !scope.knows(word));
  const sure = unknown.filter((fact) => fact.weak !== true);
  const [first] = sure;
  if (first !== undefined) return rejected(`Nobody named "${first.text}".`);
  const [word] = strange;
  return word === undefined ? ok() : undecided([`"${word.text}" is new.`]);
}
