import { describe, expect, test } from "vitest";
import { sentencesOf, tables } from "../../../test/fixtures/five-languages.ts";
import { claimCells } from "../../../test/fixtures/mutations/cells.ts";
import { languages } from "../../../test/fixtures/mutations/mutant.ts";
import type { Language } from "../../../test/fixtures/mutations/mutant.ts";
import { mutations } from "../../../test/fixtures/mutations/mutations.ts";
import type { RuledClaim } from "../../model/grounding.ts";
import { auditByRules } from "./audit-by-rules.ts";
import { toEvidenceTable } from "./table/to-evidence-table.ts";

interface Outcome {
  claim: string;
  source: string;
  changed: readonly string[];
  ruled: RuledClaim;
}

function toPassage(quote: string, language: Language) {
  return { id: "p", documentId: "p", document: "p", position: {}, quote, language };
}

/** Every sentence of a language with one mutation, quoted as a careless writer would quote it; judged once. */
function auditMutants(kind: string, language: Language): Outcome[] {
  const key = `${kind} ${language}`;
  const outcomes =
    judged.get(key) ??
    mutantsOf(kind, language).map(({ claim, changed, quote, source }) => ({
      ...{ claim, changed, source: source.sentence },
      ruled: auditByRules({
        ...{ claim, language, evidence: [toPassage(source.passage, language)] },
        supports: [{ evidence: "p", quote: quote ?? source.sentence }],
      }),
    }));
  judged.set(key, outcomes);
  return outcomes;
}

const judged = new Map<string, Outcome[]>();

function mutantsOf(kind: string, language: Language) {
  return sentencesOf(language).flatMap((source) =>
    (mutations[kind]?.mutate({ ...source, language }) ?? []).map((mutant) => ({ ...mutant, source })),
  );
}

function tell(outcomes: readonly Outcome[]): string[] {
  return outcomes.map(({ claim, source, ruled }) => `${ruled.verdict}: ${claim} (${source}) ${ruled.reason}`);
}

const isRejected = ({ ruled }: Outcome) => ruled.verdict === "INVALID" || ruled.verdict === "NOT_IN_CONTEXT";
const isValid = ({ ruled }: Outcome) => ruled.verdict === "VALID";

test("there are at least forty sentences in each language, and each mutation has its claims", () => {
  for (const language of languages) expect(sentencesOf(language).length).toBeGreaterThanOrEqual(40);
  for (const kind of Object.keys(mutations))
    expect(languages.flatMap((language) => mutantsOf(kind, language)).length).toBeGreaterThan(5);
});

describe.each(languages)("sentences in %s", (language) => {
  const kinds = Object.entries(mutations);

  test.each(kinds.filter(([, { goal }]) => goal.valid !== undefined))("%s: proven", (kind) => {
    expect(tell(auditMutants(kind, language).filter((outcome) => !isValid(outcome)))).toEqual([]);
  });

  test.each(kinds.filter(([, { goal }]) => goal.invalid === 100))("%s: rejected", (kind) => {
    expect(tell(auditMutants(kind, language).filter((outcome) => !isRejected(outcome)))).toEqual([]);
  });

  test.each(kinds.filter(([, { goal }]) => goal.neverValid === true))("%s: never proven", (kind) => {
    expect(tell(auditMutants(kind, language).filter(isValid))).toEqual([]);
  });

  test.each(["limit turned", "modality turned"])("%s: mostly rejected", (kind) => {
    const outcomes = auditMutants(kind, language);
    const gone = outcomes.filter(isRejected);
    expect(gone.length / outcomes.length, tell(outcomes).join("\n")).toBeGreaterThanOrEqual(0.85);
  });

  test("a changed number is named by the reason", () => {
    const outcomes = ["digit changed", "year moved"].flatMap((kind) => auditMutants(kind, language));
    const unnamed = outcomes.filter(
      ({ changed, ruled }) => !changed.some((words) => `${ruled.fails} ${ruled.reason}`.includes(words)),
    );
    expect(tell(unnamed)).toEqual([]);
  });
});

describe.each(languages)("cells in %s", (language) => {
  const outcomes = tables[language].flatMap((rows) => {
    const table = toEvidenceTable(rows);
    const text = rows.map((row) => row.join(" | ")).join("\n");
    return claimCells(table, language, 40).map(({ kind, claim, cell, changed }) => ({
      ...{ kind, claim, changed, source: cell },
      ruled: auditByRules({
        ...{ claim, language, evidence: [{ ...toPassage(text, language), table }] },
        supports: [{ evidence: "p", cell }],
      }),
    }));
  });

  test("row, column and value as they stand are proven", () => {
    const right = outcomes.filter(({ kind }) => kind === "right");
    expect(right.length).toBeGreaterThanOrEqual(15);
    expect(tell(right.filter((outcome) => !isValid(outcome)))).toEqual([]);
  });

  test("another row, column or value is rejected", () => {
    const wrong = outcomes.filter(({ kind }) => kind !== "right");
    expect(tell(wrong.filter((outcome) => !isRejected(outcome)))).toEqual([]);
  });
});
