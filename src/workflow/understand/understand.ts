import { printReference } from "../../model/document-reference.ts";
import type { Analysis, ContextItem } from "../../model/intent.ts";
import type { Received } from "../../model/round.ts";
import { analyseRequest } from "../../prompts/analyse-request.ts";
import type { RoundDeps } from "../round-deps.ts";
import { detectRequestLanguage } from "./detect-request-language.ts";
import { keepContext } from "./keep-context.ts";
import { toContextItems } from "./to-context-items.ts";
import type { CutItem } from "./to-context-items.ts";

export interface Understood {
  analysis: Analysis;
  /** With the documents that were pasted into the message. */
  received: Received;
}

/** A message longer than this share of what a model may write has its bulky blocks moved into documents. */
const bulkyShare = 0.1;

/** One AI call for everything that later stages need to know. An unusable answer does not end the round. */
export async function understand(received: Received, deps: RoundDeps): Promise<Understood> {
  const { message, documents } = received;
  const language = detectRequestLanguage(message.text);
  const threshold = bulkyShare * deps.ai.card.maxTokens;
  const cut = await deps.run.step("find context", async () => toContextItems(message.text, { threshold }));
  const input = {
    message: cut.prompt,
    detectedLanguage: language,
    documents: documents.map(({ id, fileName, mediaType, bytes }) => ({
      reference: printReference({ kind: "item", documentId: id, fileName }),
      fileName,
      mediaType,
      bytes,
    })),
  };
  const { run, ai } = deps;
  const place = deps.workflow();
  const reply = await run.step("understand", async ({ signal, key }) => {
    const { round, task, action } = place;
    const at = { run: run.runId, stepKey: key, place: { round, task, action } };
    return ai.plan({ prompt: analyseRequest, input, signal, ...at });
  });
  for (const usage of reply.usage) deps.used(usage);
  if (reply.kind === "unusable") {
    await deps.emit({
      type: "warning-raised",
      code: "analysis",
      message: `The analysis was unusable: ${reply.complaint}`,
    });
  }
  const analysis =
    reply.kind === "unusable"
      ? takeAsIs(message.text, documents.length)
      : { ...reply.value, contextItems: cut.items.map(toContextItem) };
  // the host has read the words itself; a model's guess counts only where the host has none
  const settled = language === "unknown" ? analysis : { ...analysis, detectedLanguage: language };
  await deps.emit({ type: "request-understood", analysis: settled });
  const items = reply.kind === "unusable" ? [] : cut.items;
  return { analysis: settled, received: await keepContext(received, items, deps) };
}

function toContextItem({ title, mimeType, start, end }: CutItem): ContextItem {
  return { title, mimeType, start, end };
}

/** The raw message is the request. */
function takeAsIs(text: string, documents: number): Analysis {
  return {
    detectedLanguage: "unknown",
    normalizedRequest: text,
    intent: text,
    contextItems: [],
    primaryGoal: text,
    dataType: "unknown",
    expectedFormats: [],
    qualityRequirements: { accuracyThreshold: 0.8, completenessThreshold: 0.8 },
    successCriteria: [],
    complexity: documents === 0 ? "simple" : "moderate",
    requiresDocuments: documents > 0,
    requiresWebResearch: false,
    requiresAnalysis: false,
    expectedOutputType: "answer",
    topics: [],
    constraints: [],
    documentReferences: [],
  };
}
