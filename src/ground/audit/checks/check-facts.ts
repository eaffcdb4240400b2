import type { Fact } from "../../facts/fact.ts";
import type { Context } from "../context.ts";
import { brief, doubt, fault, quiet, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import { rowHeadOf } from "../table/read-table.ts";
import { foldWord, readTokens } from "../text/read-tokens.ts";
import type { Binding } from "./bind-facts.ts";
import { checkDate } from "./check-date.ts";
import { checkNumber } from "./check-number.ts";
import { inHeads, isElsewhere, isNamed, missing } from "./where-said.ts";

/** Every fact of a claim must be one that a support of this claim holds, with its unit. */
export function checkFacts(bindings: readonly Binding[], claim: ReadClaim, context: Context): AuditFinding[] {
  return bindings.flatMap((binding): AuditFinding[] => {
    const { fact, hold } = binding;
    if (hold === "same") return [];
    if (fact.weak === true) return checkWeak(fact, claim, context);
    switch (fact.kind) {
      case "number":
        return checkNumber(binding, claim, context);
      case "date":
      case "period":
        return checkDate(binding, context);
      case "time":
        if (hold === "unitUnsaid")
          return [doubt(fact.text, `the cited words do not say "${fact.text}" in full`)];
        return inHeads(fact, context) ? [] : [missing(fact, context)];
      case "ordinal":
        return [doubt(fact.text, `"${fact.text}" is not in the cited words`)];
      case "identifier":
      case "address":
        return inHeads(fact, context) || isNamed(fact, context) ? [] : checkIdentifier(fact, context);
      case "name":
        return inHeads(fact, context) || isNamed(fact, context) ? [] : checkName(fact, claim, context);
      case "quotation":
        // the name of a row or column may stand in quotation marks
        return [
          (isNamed(fact, context) ? quiet : doubt)(
            fact.text,
            `${fact.text} is not quoted in the cited words`,
          ),
        ];
    }
  });
}

/** Capitals may be chance; but two words where the sentence, the same for the rest, names somebody else are a name. */
function checkWeak(fact: Fact, claim: ReadClaim, context: Context): AuditFinding[] {
  if (fact.kind !== "name" || !/\s/u.test(fact.text) || !context.sameLanguage || isNamed(fact, context))
    return [];
  const rival = otherName(fact, claim, context);
  return rival === undefined ? [] : [fault(fact.text, `the passage names "${rival}", not "${fact.text}"`)];
}

/** The subject of a whole document seldom stands in the sentence that is quoted. */
function checkIdentifier(fact: Fact, context: Context): AuditFinding[] {
  return isElsewhere(fact, context)
    ? [doubt(fact.text, `"${fact.text}" stands elsewhere in the document, not in the cited words`)]
    : [missing(fact, context)];
}

/** In running text a name may be understood; a country is either there or not. */
function checkName(fact: Fact, claim: ReadClaim, context: Context): AuditFinding[] {
  const row = otherRow(fact, context);
  if (row !== undefined) return [fault(fact.text, `"${fact.text}" is another row: ${brief(row, 60)}`)];
  if (isElsewhere(fact, context))
    return [doubt(fact.text, `"${fact.text}" stands elsewhere in the document, not in the cited words`)];
  if (fact.keys.some((key) => key.startsWith("region:"))) return [missing(fact, context)];
  const closed = context.sameLanguage
    ? context.pieces.find((piece) => piece.signals().only.length > 0)
    : undefined;
  if (closed !== undefined && context.pieces.length === 1)
    return [fault(fact.text, `"${fact.text}" is not among those named: "${brief(closed.text)}"`)];
  const rival = context.sameLanguage ? otherName(fact, claim, context) : undefined;
  if (rival !== undefined) return [fault(fact.text, `the passage names "${rival}", not "${fact.text}"`)];
  return [
    // a word with a capital may have another word for it in another language
    (context.sameLanguage ? doubt : quiet)(fact.text, `"${fact.text}" is not in the cited words`),
  ];
}

/** The name that a cited sentence has where the claim, in the same words for the rest, has another. */
function otherName(fact: Fact, { statement }: ReadClaim, { pieces }: Context): string | undefined {
  const fold = (text: string) => readTokens(text).map(({ word }) => foldWord(word));
  const said = fold(statement);
  // words in capitals may be other names
  const left = `${statement.slice(0, fact.start)} ${statement.slice(fact.end)}`.replaceAll(
    /\p{Lu}{2,}/gu,
    " ",
  );
  const rest = fold(left).filter(({ length }) => length > 3);
  for (const { text, facts } of pieces) {
    const words = new Set(fold(text));
    if (rest.length === 0 || !rest.every((word) => words.has(word))) continue;
    const other = facts().find(
      ({ kind, weak, text: name }) =>
        kind === "name" && weak !== true && fold(name).every((word) => !said.includes(word)),
    );
    if (other !== undefined) return other.text;
  }
  return undefined;
}

/** The head of a row that was not cited. */
function otherRow({ text }: Fact, { cells }: Context): string | undefined {
  const words = readTokens(text).map(({ word }) => foldWord(word));
  const cited = new Set(cells.map(({ row }) => row));
  const read = cells[0]?.read;
  if (read === undefined || words.length === 0) return undefined;
  const at = read.table.rows.findIndex((_, row) => {
    const head = new Set(readTokens(rowHeadOf(read, row)).map(({ word }) => foldWord(word)));
    return !cited.has(row) && words.every((word) => head.has(word));
  });
  return at < 0 ? undefined : rowHeadOf(read, at);
}
