import { z } from "zod";
import { Position } from "./document.ts";
import { Origin } from "./documents/origin.ts";

/** The only right words when the documents do not hold the answer. */
export const refusalToken = "not in context";

/** The head in front of a total that the host computed: the cell below says how. */
export const computedFrom = "computed from";

/** A table that may be cited cell by cell. Addresses are those of its document: C12 is column 3, row 12. */
export const EvidenceTable = z.object({
  /** The heads of the columns as they are written, outermost row first; empty where the table has none. */
  head: z.array(z.array(z.string())),
  /** The number of the row in which the first head stands. */
  headRow: z.int().positive(),
  /** The rows below the heads, every cell as it is written; "" where nothing stands. */
  rows: z.array(z.array(z.string())),
  firstRow: z.int().positive(),
  firstColumn: z.int().positive(),
});
export type EvidenceTable = z.infer<typeof EvidenceTable>;

/** A cell that a support names, with the heads that say what its value means. */
export const LocatedCell = z.object({
  address: z.string(),
  value: z.string(),
  rowHead: z.string(),
  columnHead: z.string(),
});
export type LocatedCell = z.infer<typeof LocatedCell>;

/** A passage that may be cited: id, where it stands, and the exact words. */
export const Evidence = z.object({
  id: z.string(),
  documentId: z.string(),
  document: z.string(),
  position: Position,
  /** The headings above it, which a claim may use as well. */
  heading: z.array(z.string()).optional(),
  quote: z.string(),
  /** Where the passage is a table; `quote` is then the same table as text. */
  table: EvidenceTable.optional(),
  /** Where its document was fetched, and when. */
  origin: Origin.optional(),
  /** Of the passage's document, where it is known. */
  language: z.string().optional(),
  /** Stretches of it that give orders to whoever reads it: nothing can rest on those. */
  orders: z.array(z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() })).optional(),
  /** Where one cell of it is cited. */
  cell: LocatedCell.optional(),
  /** Where it is the result of a query over tables: the plan, its way in words, and how many rows it is from. */
  computed: z
    .object({
      plan: z.string(),
      words: z.string(),
      rows: z.int().nonnegative(),
      /** What stands above the table that it was computed from. */
      of: z.string().optional(),
    })
    .optional(),
});
export type Evidence = z.infer<typeof Evidence>;

/** What a claim rests on: words copied from a passage, a cell or a range of cells of a table, or something computed. */
export const Support = z.union([
  z.object({ evidence: z.string(), quote: z.string().min(1) }),
  z.object({ evidence: z.string(), cell: z.string().min(1) }),
  z.object({ computation: z.string().min(1) }),
]);
export type Support = z.infer<typeof Support>;

/** A support as the host found it in its passage. `quote` is the exact text between start and end there. */
export const LocatedSupport = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("quote"),
    evidence: z.string(),
    quote: z.string(),
    start: z.int().nonnegative(),
    end: z.int().nonnegative(),
  }),
  z.object({ kind: z.literal("cells"), evidence: z.string(), cells: z.array(LocatedCell).min(1) }),
  z.object({ kind: z.literal("computation"), computation: z.string() }),
]);
export type LocatedSupport = z.infer<typeof LocatedSupport>;

/** Something that the host computed from cited values: exact, with its way in words. */
export const Computed = z.object({
  id: z.string(),
  expression: z.string(),
  /** Plain decimal, such as -17.1 or 28.571428571428571428; what was asked for decides how much of it is said. */
  value: z.string(),
  /** "%", "CHF" or the like where the inputs or the expression say so. */
  unit: z.string().optional(),
  /** How it was computed, in the language of the request. */
  words: z.string(),
  /** The cited values by name. */
  inputs: z.array(
    z.object({ name: z.string(), supports: z.array(LocatedSupport), values: z.array(z.string()) }),
  ),
});
export type Computed = z.infer<typeof Computed>;

/** A calculation over cited values: "change(a, b)" with a and b each a cell, a range of cells or a quoted number. */
export const Calculation = z.object({
  id: z.string().min(1),
  expression: z.string().min(1),
  inputs: z.record(z.string(), Support),
});
export type Calculation = z.infer<typeof Calculation>;

/** A row of a table that was put together from documents; null is a field that they do not state. */
export const ClaimRow = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  cells: z.array(z.string().nullable()),
  /** Of its cells, those that were filled and did not stand the check; they are null now. */
  unproven: z.array(z.int().nonnegative()).optional(),
});
export type ClaimRow = z.infer<typeof ClaimRow>;

/** A claim as a writer hands it in: one statement, the point it serves, and what it rests on. */
export const SubmittedClaim = z.object({
  text: z.string().min(1),
  point: z.string().optional(),
  supports: z.array(Support),
  row: ClaimRow.optional(),
  /** Of a row: the supports of each of its cells, in order. */
  cellSupports: z.array(z.array(Support)).optional(),
});
export type SubmittedClaim = z.infer<typeof SubmittedClaim>;

/** `unproven`: something was said for it, and did not stand the check; nobody knows that it is not in the documents. */
export const Missing = z.object({
  point: z.string(),
  reason: z.string(),
  unproven: z.boolean().optional(),
});
export type Missing = z.infer<typeof Missing>;

/** More material that a writer asks for before it answers. */
export const Wish = z.object({
  search: z.array(z.object({ query: z.string().min(1), document: z.string().optional() })),
  read: z.array(
    z.object({
      document: z.string(),
      page: z.int().positive().optional(),
      slide: z.int().positive().optional(),
      sheet: z.string().optional(),
      heading: z.string().optional(),
    }),
  ),
  compute: z.array(Calculation),
  /** Plans over the tables of the documents, as the data service takes them. */
  query: z.array(z.record(z.string(), z.unknown())).default([]),
});
export type Wish = z.infer<typeof Wish>;

/** What a model returns for a grounded part: claims and what is missing, or a wish. No claims at all is the refusal. */
export const GroundedAnswer = z.object({
  claims: z.array(SubmittedClaim),
  computations: z.array(Calculation),
  missing: z.array(Missing),
  wish: Wish.nullable(),
});
export type GroundedAnswer = z.infer<typeof GroundedAnswer>;

export const Verdict = z.enum(["VALID", "INVALID", "NOT_IN_CONTEXT"]);
export type Verdict = z.infer<typeof Verdict>;

/** A statement that was proven, with the ids of the evidence that proves it. */
export const Claim = z.object({
  id: z.string().default(""),
  intent: z.string(),
  /** The point of the request that it answers. */
  point: z.string().optional(),
  text: z.string(),
  citations: z.array(z.string()).min(1),
  verdict: Verdict.default("VALID"),
  row: ClaimRow.optional(),
  computation: z.object({ plan: z.string(), words: z.string(), rows: z.int().nonnegative() }).optional(),
});
export type Claim = z.infer<typeof Claim>;

/** What the rules alone can say of a claim; UNDECIDED is left to a model, and never delivered as proven. */
export const RuledVerdict = z.enum([...Verdict.options, "UNDECIDED"]);
export type RuledVerdict = z.infer<typeof RuledVerdict>;

/** One claim judged by the stages 1 to 3, without a model. */
export const RuledClaim = z.object({
  verdict: RuledVerdict,
  /** Where it was decided: 1 scope, 2 facts, 3 proof by itself; 4 is a model's. */
  stage: z.int().min(1).max(4),
  /** Why, in words for whoever wrote the claim: the failing words, and where something else stands. */
  reason: z.string(),
  /** The words of the claim that fail; "" where none does. */
  fails: z.string(),
  /** What the rules are not sure of, in words, as hints for a model. */
  doubts: z.array(z.string()),
  /** The supports that were found, in order. */
  located: z.array(LocatedSupport),
});
export type RuledClaim = z.infer<typeof RuledClaim>;

export const Decision = z.enum(["ACCEPT", "RETRY", "REJECT"]);
export type Decision = z.infer<typeof Decision>;

export const RejectReason = z.enum([
  "grounding_failed",
  "citation_out_of_scope",
  "draft_without_grounding",
  "handoff_mismatch",
  "new_facts_in_draft",
  "no_json",
]);
export type RejectReason = z.infer<typeof RejectReason>;

/** What the gate said of one claim: by which stage, and why. */
export const AuditedClaim = z.object({
  text: z.string().default(""),
  point: z.string().optional(),
  verdict: Verdict,
  decision: Decision,
  stage: z.int().min(1).max(4).default(2),
  reason: z.string(),
});
export type AuditedClaim = z.infer<typeof AuditedClaim>;

/** The checked result of a grounded sub-intent; the id is the same on every replay. */
export const HandOff = z.object({
  id: z.string(),
  intent: z.string(),
  claims: z.array(Claim),
});
export type HandOff = z.infer<typeof HandOff>;

/** What became of an answered question, for finding where quality is lost. */
export const Triage = z.enum([
  "ok",
  "retrieval_drift",
  "generation_drift",
  "refusal_ok",
  "refusal_suspect",
  "query_parse_error",
]);
export type Triage = z.infer<typeof Triage>;
