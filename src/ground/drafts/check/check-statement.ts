import type { UnifiedDocument } from "../../../model/unified-document.ts";
import type { Statement } from "../statements/statement.ts";
import { checkCell } from "./values/check-cell.ts";
import { checkFormula } from "./values/check-formula.ts";
import { checkLabel } from "./check-label.ts";
import { checkQuote } from "./check-quote.ts";
import { checkSentence } from "./check-sentence.ts";
import type { DraftScope } from "./draft-scope.ts";
import { factsOf } from "./facts-of.ts";
import { missingFacts } from "./missing-facts.ts";
import { requestHolds } from "./prepare-request.ts";
import { both, ok, rejected, undecided } from "./ruling.ts";
import type { Ruling } from "./ruling.ts";

/** One statement of a draft by the rule of its kind; struck words may be read either way, so they prove nothing. */
export function checkStatement(statement: Statement, document: UnifiedDocument, scope: DraftScope): Ruling {
  const ruling = checkKind(statement, document, scope);
  return statement.struck === true ? both(ruling, undecided(["Some of its words are struck out."])) : ruling;
}

function checkKind(statement: Statement, document: UnifiedDocument, scope: DraftScope): Ruling {
  switch (statement.kind) {
    case "title":
    case "property":
    case "fileName":
    case "heading":
    case "caption":
    case "alt":
    case "head":
    case "label":
      return checkLabel(statement, scope);
    case "cell":
    case "point":
      return checkCell(statement, scope);
    case "formula":
      return checkFormula(statement, document, scope);
    case "quote":
      return checkQuote(statement, scope);
    case "code":
      return checkCode(statement, scope);
    case "date":
      return checkDate(statement, scope);
    case "author":
      return ok(); // whom nobody named is left out of the document
    case "other":
      return both(
        checkSentence(statement, scope),
        checkLabel({ ...statement, text: statement.above.join(" ") }, scope),
      );
    case "sentence":
    case "item":
    case "footnote":
      return checkSentence(statement, scope);
  }
}

/** Code is no prose: its numbers and names must be known, what it means nobody can tell by rule. */
function checkCode(statement: Statement, scope: DraftScope): Ruling {
  const { claims: candidates, isNamed } = scope.candidates(statement);
  const facts = factsOf(statement.text, "en").filter(
    ({ kind, weak }) => kind !== "name" && kind !== "quotation" && weak !== true,
  );
  const missing = missingFacts({ facts, candidates, isNamed, language: "en", scope });
  if (missing.reasons.length > 0) return rejected(missing.reasons.join(" "));
  return undecided(
    ["It is code."],
    candidates.slice(0, 3).map(({ id }) => id),
  );
}

/** The date of a document is the person's to say: no claim is about it. */
function checkDate(statement: Statement, scope: DraftScope): Ruling {
  const facts = factsOf(statement.text, scope.language);
  const isSaid = facts.length > 0 && facts.every((fact) => requestHolds(fact, scope.request));
  return isSaid ? ok() : rejected(`Nobody said that the document is of "${statement.text}".`);
}
