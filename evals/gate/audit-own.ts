import type { RuledClaim } from "../../src/model/grounding.ts";
import { auditByRules } from "../../src/ground/audit/audit-by-rules.ts";
import { sentencesOf } from "../../test/fixtures/five-languages.ts";
import { printTable } from "../../bench/print-table.ts";
import { ownClaims } from "./own-claims.ts";
import { groupBy, percent, rejected, tally, toCells } from "./tally.ts";

interface Judged {
  over: string;
  language: string;
  isTrue: boolean;
  claim: string;
  source: string;
  ruled: RuledClaim;
}

/** Sentences of our own about passages of our own: a look at what the gold files may have taught the rules by heart. */
export function evalOwnClaims(isShown: boolean): Record<string, number> {
  const judged = ownClaims.map(([at, over, language, isTrue, claim]): Judged => {
    const { sentence: source, passage } = sentencesOf(over)[at] ?? { sentence: "", passage: "" };
    const evidence = {
      ...{ id: "p", documentId: "p", document: "p", position: {} },
      quote: passage,
      language: over,
    };
    const supports = [{ evidence: "p", quote: source }];
    const ruled = auditByRules({ claim, language, evidence: [evidence], supports });
    return { over, language, isTrue, claim, source, ruled };
  });
  const groups = groupBy(judged, ({ over, language, isTrue }) =>
    [isTrue ? "true" : "false", over === language ? "same language" : "other language"].join(", "),
  );
  printTable("Sentences of our own, never tuned on", [
    ["", "claims", "VALID", "UNDECIDED", "rejected"],
    ...[...groups].map(([key, own]) => [
      key,
      String(own.length),
      ...toCells(tally(own.map(({ ruled }) => ruled.verdict))),
    ]),
  ]);
  const wrong = judged.filter(
    ({ isTrue, ruled }) => ruled.verdict !== "UNDECIDED" && isTrue !== (ruled.verdict === "VALID"),
  );
  for (const { over, language, claim, source, ruled } of isShown
    ? judged.filter(isOpen).concat(wrong)
    : wrong)
    console.log(`  ${over}→${language} ${ruled.verdict}: ${claim} (${source}) ${ruled.reason}`);
  const of = (isTrue: boolean) => judged.filter((own) => own.isTrue === isTrue);
  const [held, failed] = [of(true), of(false)];
  const counts = (own: readonly Judged[]) => tally(own.map(({ ruled }) => ruled.verdict));
  return {
    ownTrueRejectedPercent: percent(rejected(counts(held)), held.length),
    ownFalseRejectedPercent: percent(rejected(counts(failed)), failed.length),
    ownFalseValid: counts(failed).VALID,
  };
}

function isOpen({ isTrue, ruled }: Judged): boolean {
  return !isTrue && ruled.verdict === "UNDECIDED";
}
