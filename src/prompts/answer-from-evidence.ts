import { z } from "zod";
import { Calculation, EvidenceTable, refusalToken, Wish } from "../model/grounding.ts";
import type { GroundedAnswer, SubmittedClaim, Support } from "../model/grounding.ts";
import { SubIntent } from "../model/sub-intent.ts";
import { answerRules } from "./answer-rules.ts";
import { definePrompt, fence } from "./define-prompt.ts";
import { showEvidence } from "./show-evidence.ts";

export const EvidenceItem = z.object({
  id: z.string(),
  document: z.string(),
  /** Page, sheet, slide or line, in words. */
  place: z.string().optional(),
  heading: z.array(z.string()).optional(),
  text: z.string(),
  table: EvidenceTable.optional(),
});
export type EvidenceItem = z.infer<typeof EvidenceItem>;

/** A claim that was judged before: kept if it stands, with the complaint if it does not. */
const JudgedClaim = z.object({
  text: z.string(),
  point: z.string().optional(),
  complaint: z.string().optional(),
});

export const AnswerInput = z.object({
  intent: SubIntent,
  points: z.array(z.object({ id: z.string(), text: z.string() })),
  /** What whoever chose this step wants to know, where that says more than the part itself. */
  instruction: z.string().optional(),
  language: z.string(),
  evidence: z.array(EvidenceItem),
  /** Whether the evidence is everything that there is, or a selection. */
  isWhole: z.boolean(),
  /** The names of all documents that can be searched or read. */
  documents: z.array(z.string()),
  /** What the host computed on an earlier wish. */
  computed: z.array(z.object({ id: z.string(), words: z.string(), value: z.string() })),
  /** What became of earlier wishes, in words. */
  served: z.array(z.string()),
  mayWish: z.boolean(),
  /** An earlier answer with what was wrong in it; empty the first time. */
  judged: z.array(JudgedClaim),
  /** Points that have neither a claim nor a word that they are missing. */
  uncovered: z.array(z.string()),
});
export type AnswerInput = z.infer<typeof AnswerInput>;

/** Loose on purpose: what a model leaves out or sets to null is the same. */
const WireSupport = z.object({
  evidence: z.string().nullish(),
  quote: z.string().nullish(),
  cell: z.string().nullish(),
  computation: z.string().nullish(),
});

const WireCalculation = z.object({
  id: z.string(),
  expression: z.string(),
  inputs: z.array(
    z.object({
      name: z.string(),
      evidence: z.string(),
      cell: z.string().nullish(),
      quote: z.string().nullish(),
    }),
  ),
});

const WireAnswer = z.object({
  claims: z.array(
    z.object({
      text: z.string().min(1),
      point: z.string().nullish(),
      supports: z.array(WireSupport).default([]),
    }),
  ),
  tables: z
    .array(
      z.object({
        name: z.string(),
        point: z.string().nullish(),
        columns: z.array(z.string()),
        rows: z.array(
          z.array(
            z.object({
              value: z.union([z.string(), z.number()]).nullish(),
              supports: z.array(WireSupport).default([]),
            }),
          ),
        ),
      }),
    )
    .nullish(),
  computations: z.array(WireCalculation).nullish(),
  missing: z.array(z.object({ point: z.string(), reason: z.string().default("") })).nullish(),
  refusal: z.literal(refusalToken).nullish(),
  wish: z
    .object({
      search: z.array(z.object({ query: z.string().min(1), document: z.string().nullish() })).nullish(),
      read: z
        .array(
          z.object({
            document: z.string(),
            page: z.int().positive().nullish(),
            slide: z.int().positive().nullish(),
            sheet: z.string().nullish(),
            heading: z.string().nullish(),
          }),
        )
        .nullish(),
      compute: z.array(WireCalculation).nullish(),
    })
    .nullish(),
});

const Answer = WireAnswer.transform((said): GroundedAnswer => {
  const claims = said.claims.map(({ text, point, supports }): SubmittedClaim => ({
    ...{ text, supports: supports.flatMap(toSupport) },
    ...(point && { point }),
  }));
  return {
    claims: [...claims, ...(said.tables ?? []).flatMap(toRowClaims)],
    computations: (said.computations ?? []).flatMap(toCalculation),
    missing: said.missing ?? [],
    wish: toWish(said.wish),
  };
});

function toSupport({ evidence, quote, cell, computation }: z.infer<typeof WireSupport>): Support[] {
  if (computation) return [{ computation }];
  if (!evidence) return [];
  if (cell) return [{ evidence, cell }];
  return quote ? [{ evidence, quote }] : [];
}

function toCalculation({ id, expression, inputs }: z.infer<typeof WireCalculation>): Calculation[] {
  const read = inputs.map(({ name, evidence, cell, quote }) => [
    name,
    toSupport({ evidence, cell, quote })[0],
  ]);
  const parsed = Calculation.safeParse({ id, expression, inputs: Object.fromEntries(read) });
  return parsed.success ? [parsed.data] : [];
}

/** A row is one claim: its stated cells in words, and the supports of them all. */
function toRowClaims({
  name,
  point,
  columns,
  rows,
}: NonNullable<z.infer<typeof WireAnswer>["tables"]>[number]): SubmittedClaim[] {
  return rows.flatMap((row) => {
    const cells = columns.map((_, at) => {
      const value = row[at]?.value;
      return value === undefined || value === null ? null : String(value);
    });
    const said = columns.flatMap((column, at) => {
      const value = cells[at];
      return value === null || value === undefined ? [] : [`${column}: ${value}`];
    });
    if (said.length === 0) return [];
    const cellSupports = columns.map((_, at) => (row[at]?.supports ?? []).flatMap(toSupport));
    const own = { table: name, columns, cells };
    return [
      {
        text: said.join("; "),
        supports: cellSupports.flat(),
        cellSupports,
        row: own,
        ...(point && { point }),
      },
    ];
  });
}

function toWish(said: z.infer<typeof WireAnswer>["wish"]): Wish | null {
  if (!said) return null;
  const defined = (value: object) =>
    Object.fromEntries(Object.entries(value).filter(([, own]) => own !== null && own !== undefined));
  const wish = Wish.parse({
    search: (said.search ?? []).map(defined),
    read: (said.read ?? []).map(defined),
    compute: (said.compute ?? []).flatMap(toCalculation),
  });
  return wish.search.length + wish.read.length + wish.compute.length === 0 ? null : wish;
}

export const answerFromEvidence = definePrompt<AnswerInput, GroundedAnswer>({
  name: "answer-from-evidence",
  version: 3,
  operation: "dataAnalyse",
  input: AnswerInput,
  output: Answer,
  instructions: answerRules.join("\n"),
  render: (input) =>
    [
      ...input.evidence.map(showEvidence),
      input.isWhole
        ? "The evidence above is everything that the documents hold."
        : "The evidence above is a selection from longer documents: what you miss may stand elsewhere in them.",
      fence("documents", input.documents.join("\n")),
      ...input.computed.map(({ id, words, value }) =>
        fence(`computation ${id}`, `${words}\nresult: ${value}`),
      ),
      ...(input.served.length === 0 ? [] : [fence("what became of your wishes", input.served.join("\n"))]),
      ...(input.intent.constraints ?? []).map((rule) => fence("constraint", rule)),
      fence(`request (${input.intent.role})`, input.intent.text),
      ...(input.instruction === undefined ? [] : [fence("what this step is to find out", input.instruction)]),
      fence("points", input.points.map(({ id, text }) => `${id}: ${text}`).join("\n")),
      ...describeJudged(input),
      describeWishes(input),
      `Write in the language "${input.language}".`,
    ].join("\n\n"),
  maxOutputTokens: 16_000,
  sample: {
    intent: { id: "i1", role: "LOOKUP", grounded: true, text: "How long is the notice period?" },
    points: [{ id: "p1", text: "How long is the notice period?" }],
    language: "en",
    evidence: [
      {
        ...{ id: "e1", document: "contract.md", place: "line 12", heading: ["Contract", "Termination"] },
        text: "The notice period is three months.",
      },
    ],
    isWhole: true,
    documents: ["contract.md"],
    computed: [],
    served: [],
    mayWish: true,
    judged: [],
    uncovered: [],
  },
});

function describeWishes({ mayWish, isWhole }: AnswerInput): string {
  if (!mayWish) return "No more wishes: answer now with what is here.";
  return isWhole
    ? "You may wish for computations; there is nothing more to search or read."
    : "You may make a wish: search, read or compute.";
}

function describeJudged({ judged, uncovered }: AnswerInput): string[] {
  if (judged.length === 0 && uncovered.length === 0) return [];
  const stands = judged.filter(({ complaint }) => complaint === undefined);
  const failed = judged.filter(({ complaint }) => complaint !== undefined);
  return [
    "You answered before. Claims that were accepted stay as they are; do not repeat them. Give a corrected claim for each that was rejected, or put its point under missing, and answer what is still open. Nothing else.",
    ...(stands.length === 0
      ? []
      : [fence("accepted claims", stands.map(({ text }) => `- ${text}`).join("\n"))]),
    ...failed.map(({ text, point, complaint }) =>
      fence(`rejected claim${point === undefined ? "" : ` of ${point}`}`, `${text}\nwhy: ${complaint}`),
    ),
    ...(uncovered.length === 0
      ? []
      : [`Still without a claim or a word under missing: ${uncovered.join(", ")}.`]),
  ];
}
