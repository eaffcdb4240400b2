import { z } from "zod";
import { refusalToken } from "../grounding.ts";
import { Role } from "../sub-intent.ts";

const Id = z.union([z.string(), z.number()]).transform(String);

/** A question whose right answer is known. */
export const GoldQuestion = z
  .object({
    qid: Id,
    q: z.string().min(1),
    answerable: z.boolean(),
    /** Passages that hold the answer; one of them must be cited. */
    gold_ids: z.array(z.string()).optional(),
    /** The same by file name. */
    gold_documents: z.array(z.string()).optional(),
    /** What the answer must say; one of them is enough. */
    gold_claim: z.union([z.string().min(1), z.array(z.string().min(1))]).optional(),
    role: Role.optional(),
    /** What it is to be answered from, instead of what the command line names. */
    files: z.array(z.string()).optional(),
    chunks: z.array(z.object({ id: Id, text: z.string() })).optional(),
  })
  .refine(
    ({ answerable, gold_ids: ids = [], gold_documents: documents = [], gold_claim: claim }) =>
      !answerable || ids.length > 0 || documents.length > 0 || claim !== undefined,
    { message: "an answerable question needs gold_ids, gold_documents or gold_claim" },
  );
export type GoldQuestion = z.infer<typeof GoldQuestion>;

/** What came out for a question, however it was recorded. */
export interface Prediction {
  qid?: string | undefined;
  q?: string | undefined;
  status: "OK" | "REFUSAL" | "REJECT";
  reason?: string | undefined;
  claims: { text: string; citations: string[] }[];
  /** Whether each separable request of the question had its own turn, as is known of what this program did. */
  isSplit: boolean;
  /** What may be cited; a record that does not list it has only ids, or nothing. */
  retrieved: { id: string; text: string; document?: string | undefined }[] | undefined;
}

const Cited = z.object({ claim: z.string(), citations: z.array(Id).default([]) });

/** A line of `ask --batch`, or of a trace as other tools write it. */
const RecordedLine = z.object({
  qid: Id.optional(),
  id: Id.nullish(),
  q: z.string().optional(),
  question: z.string().optional(),
  status: z.enum(["OK", "REFUSAL", "REJECT"]).optional(),
  reason: z.string().optional(),
  claims: z.array(z.object({ text: z.string(), citations: z.array(Id).default([]) })).optional(),
  evidence: z.array(z.object({ id: Id, text: z.string(), document: z.string().optional() })).optional(),
  chunks: z.array(z.object({ id: Id, text: z.string().optional() })).optional(),
  retrieved_ids: z.array(Id).optional(),
  answer_json: z.union([Cited, z.string()]).optional(),
  answer: z.string().optional(),
  error: z.unknown().optional(),
});
type RecordedLine = z.infer<typeof RecordedLine>;

/** Undefined for a line that records a failure: such a question counts as not answered at all. */
export function toPrediction(value: unknown): Prediction | undefined {
  const line = RecordedLine.parse(value);
  if (line.error !== undefined) return undefined;
  const given = {
    qid: line.qid ?? line.id ?? undefined,
    q: line.q ?? line.question,
    retrieved: readRetrieved(line),
  };
  if (line.status !== undefined)
    return { ...given, isSplit: true, status: line.status, reason: line.reason, claims: line.claims ?? [] };
  const said = line.answer_json ?? line.answer;
  if (said === undefined) return undefined;
  const isRefused = isRefusal(typeof said === "string" ? said : said.claim);
  if (isRefused) return { ...given, isSplit: false, status: "REFUSAL", claims: [] };
  const claims =
    typeof said === "string" ? readText(said) : [{ text: said.claim, citations: said.citations }];
  return { ...given, isSplit: false, status: "OK", claims };
}

/** Exactly the token; a full stop behind it makes it an answer. */
function isRefusal(answer: string): boolean {
  return answer.trim().toLowerCase() === refusalToken;
}

function readRetrieved({ evidence, chunks, retrieved_ids: ids }: RecordedLine): Prediction["retrieved"] {
  if (evidence !== undefined) return evidence;
  if (chunks !== undefined) return chunks.map(({ id, text = "" }) => ({ id, text }));
  return ids?.map((id) => ({ id, text: "" }));
}

/** An answer as text: a JSON object, or "claim: …" with "citations: [a, b]" as old records have it. */
function readText(answer: string): Prediction["claims"] {
  try {
    const { claim, citations } = Cited.parse(JSON.parse(answer));
    return [{ text: claim, citations }];
  } catch {
    const list = /citations?\s*:\s*\[([^\]]{0,2000})\]/iu.exec(answer);
    const text = (list === null ? answer : answer.replace(list[0], "")).replace(/^\s*claim\s*:/iu, "").trim();
    const citations = (list?.[1] ?? "").split(",").map((id) => id.replaceAll(/["'\s]/g, ""));
    return [{ text, citations: citations.filter((id) => id !== "") }];
  }
}
