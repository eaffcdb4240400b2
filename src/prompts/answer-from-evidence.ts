import { z } from "zod";
import { EvidenceTable } from "../model/grounding.ts";
import type { GroundedAnswer } from "../model/grounding.ts";
import { SubIntent } from "../model/sub-intent.ts";
import { TableShape } from "../model/documents/table-shape.ts";
import { answerRules } from "./answer-rules.ts";
import { definePrompt, fence } from "./define-prompt.ts";
import { showEvidence } from "./shown/show-evidence.ts";
import { WrittenAnswer } from "./written-answer.ts";

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
  /** Where long documents are read whole, piece by piece: which piece this is, and the tables that were begun. */
  piece: z
    .object({
      ...{ number: z.int(), of: z.int() },
      tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
    })
    .optional(),
  /** The names of all documents that can be searched or read. */
  documents: z.array(z.string()),
  /** The tables that plans can be run over: names, columns, types, samples. */
  tables: z.string().optional(),
  /** The same tables for models that work by rules; never part of the prompt's text. */
  profiles: z.array(TableShape).optional(),
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

export const answerFromEvidence = definePrompt<AnswerInput, GroundedAnswer>({
  name: "answer-from-evidence",
  version: 5,
  operation: "dataAnalyse",
  input: AnswerInput,
  output: WrittenAnswer,
  instructions: answerRules.join("\n"),
  render: (input) =>
    [
      ...input.evidence.map(showEvidence),
      describeExtent(input),
      fence("documents", input.documents.join("\n")),
      ...(input.tables === undefined ? [] : [fence("tables for queries", input.tables)]),
      ...input.computed.map(({ id, words, value }) =>
        fence(`computation ${id}`, `${words}\nresult: ${value}`),
      ),
      ...(input.served.length === 0 ? [] : [fence("what became of your wishes", input.served.join("\n"))]),
      ...(input.intent.constraints ?? []).map((rule) => fence("constraint", rule)),
      fence(`request (${input.intent.role})`, input.intent.text),
      ...(input.instruction === undefined
        ? []
        : [
            fence("what the step as a whole is to find out; you answer the request above", input.instruction),
          ]),
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

function describeExtent({ isWhole, piece }: AnswerInput): string {
  if (piece !== undefined) {
    const begun = piece.tables.map(({ name, columns }) => `"${name}" (${columns.join(", ")})`);
    return [
      `The evidence above is piece ${piece.number} of ${piece.of}: the documents are read whole, one piece after the other, and the answers are put together. Answer from this piece alone; a point that it does not answer goes under missing, and may be answered by another piece.`,
      ...(begun.length === 0
        ? []
        : [`Go on with the tables that were begun, by the same name and columns: ${begun.join("; ")}.`]),
    ].join(" ");
  }
  return isWhole
    ? "The evidence above is everything that the documents hold."
    : "The evidence above is a selection from longer documents: what you miss may stand elsewhere in them.";
}

function describeWishes({ mayWish, isWhole, piece }: AnswerInput): string {
  if (!mayWish) return "No more wishes: answer now with what is here.";
  return isWhole || piece !== undefined
    ? "You may wish for computations and queries; there is nothing more to search or read."
    : "You may make a wish: search, read, compute or query.";
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
