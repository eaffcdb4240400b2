import { uniqueById } from "../lib/unique-by-id.ts";
import type { Position } from "../model/document.ts";
import type { Checked, StoredFile } from "../model/round.ts";
import type { SubIntent } from "../model/sub-intent.ts";
import type { Material } from "../model/work.ts";
import { executeAction } from "./act/execute-action.ts";
import { prove } from "./run-round.ts";
import { splitIntents } from "./understand/split-intents.ts";
import { understand } from "./understand/understand.ts";
import { beginUnrecorded } from "./unrecorded-round.ts";
import type { OneLook } from "./unrecorded-round.ts";

/** What `ask` prints as JSON; scripts rely on this shape. */
export interface AskedQuestion {
  status: "OK" | "REFUSAL" | "REJECT";
  reason?: string;
  answer?: string;
  claims: { text: string; citations: string[] }[];
  evidence: { id: string; text: string; document: string; position: Position; language?: string }[];
  /** Where nothing was found: the passages that come closest. */
  closest?: { text: string; document: string; position: Position }[];
  /** A model answered that only compares words: what it does not find may be there all the same. */
  byWords?: true;
  /** What the person should know of the documents, such as orders in them. */
  warnings?: { code: string; message: string }[];
}

/** Reads the files once; each question is then answered from the same material. */
export async function readMaterial(files: readonly StoredFile[], look: OneLook): Promise<Material> {
  const { received, deps } = await beginUnrecorded({ prompt: "", files }, look);
  const { documents } = received;
  const call = { action: "document.extractContent", objective: "", parameters: {}, connection: null };
  const result = await executeAction({ ...call, bound: { documents } }, deps);
  return { documents, extracted: result.kind === "extracted" ? result.extracted : [] };
}

/** One question, answered from the material as a round would: its own pools, evidence alone, through the gate. */
export async function askQuestion(
  { question, material }: { question: string; material: Material },
  look: OneLook,
): Promise<AskedQuestion & { language: string }> {
  const services = { ...look.services, promptAnalysis: false };
  const begun = await beginUnrecorded({ prompt: question, files: [] }, { ...look, services });
  const { request, received, deps } = begun;
  // without a model: only the language is wanted
  const { analysis } = await understand({ request, received }, deps);
  const { checked } = await prove({ parts: toQuestions(question), material }, deps);
  // a file that could not be read may be the one that holds the answer
  const unread = material.extracted.filter(({ partCount }) => partCount === 0);
  const warnings = [...unread.flatMap((one) => one.warnings), ...deps.workflow().warnings].map(
    ({ code, message }) => ({ code, message }),
  );
  const told = warnings.length === 0 ? {} : { warnings };
  const byWords = deps.ai.card.provider === "offline" ? { byWords: true as const } : {};
  return { ...judge(checked), ...byWords, ...told, language: analysis.detectedLanguage };
}

/** A question asks for what stands in documents, whatever its words. */
function toQuestions(question: string): SubIntent[] {
  return splitIntents(question).intents.map((intent) =>
    intent.grounded ? intent : { ...intent, role: "LOOKUP", grounded: true },
  );
}

/** All or nothing: one part that is not proven refuses the whole. */
function judge(checked: readonly Checked[]): AskedQuestion {
  const nothing = { claims: [], evidence: [] };
  const rejected = checked.find(({ decision }) => decision === "REJECT");
  if (rejected !== undefined) return { status: "REJECT", reason: reasonOf(rejected), ...nothing };
  const refused = checked.find(({ decision }) => decision === "RETRY");
  if (refused !== undefined) {
    const closest = refused.closest
      .slice(0, mostClosest)
      .map(({ quote, document, position }) => ({ text: quote, document, position }));
    const near = closest.length === 0 ? {} : { closest };
    return { status: "REFUSAL", reason: reasonOf(refused), ...nothing, ...near };
  }
  const claims = checked.flatMap(({ handOff }) => handOff?.claims ?? []);
  const evidence = uniqueById(checked.flatMap((item) => item.evidence));
  return {
    status: "OK",
    answer: claims.map(({ text }) => text).join(" "),
    claims: claims.map(({ text, citations }) => ({ text, citations })),
    evidence: evidence.map(({ id, quote, document, position, language }) => {
      return { id, text: quote, document, position, ...(language !== undefined && { language }) };
    }),
  };
}

const mostClosest = 2;

function reasonOf({ reason = "grounding_failed" }: Checked): string {
  return reason;
}
