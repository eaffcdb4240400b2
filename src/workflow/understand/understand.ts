import { detectLanguage } from "../../lib/detect-language.ts";
import { printReference } from "../../model/document-reference.ts";
import type { Analysis } from "../../model/intent.ts";
import type { Received } from "../../model/round.ts";
import { analyseRequest } from "../../prompts/analyse-request.ts";
import type { RoundDeps } from "../round-deps.ts";

/** One AI call for everything that later stages need to know. An unusable answer does not end the round. */
export async function understand({ message, documents }: Received, deps: RoundDeps): Promise<Analysis> {
  const language = detectLanguage(message.text);
  const input = {
    message: message.text,
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
      : { ...reply.value, contextItems: [] };
  // the host has read the words itself; a model's guess counts only where the host has none
  const settled = language === "unknown" ? analysis : { ...analysis, detectedLanguage: language };
  await deps.emit({ type: "request-understood", analysis: settled });
  return settled;
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
