import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelReply, ModelServer } from "../../src/ai/testing/model-server.ts";

const analysis = {
  detectedLanguage: "en",
  normalizedRequest: "What is the daily meal allowance in 2026?",
  intent: "Find the daily meal allowance in 2026.",
  primaryGoal: "the allowance",
  dataType: "text",
  expectedFormats: [],
  qualityRequirements: { accuracyThreshold: 0.9, completenessThreshold: 0.9 },
  successCriteria: ["the amount is named"],
  requiresDocuments: true,
  requiresWebResearch: false,
  requiresAnalysis: false,
  expectedOutputType: "answer",
  topics: ["allowance"],
  constraints: [],
  documentReferences: [],
};

/** Stage 1 for a request that is answered from the documents that came with it. */
const selection = {
  action: "ai.process",
  actionObjective: "Find the daily meal allowance.",
  userMessage: "Looking it up.",
  requiredInputDocuments: ["docList:input"],
  completionCriteria: "complete when the amount is quoted",
};

/** What a model would say: an analysis, a choice of action, or the passage about the allowance quoted with its id. */
export function answerLikeAModel(body: unknown): Extract<ModelReply, { kind: "answer" }> {
  const text = JSON.stringify(body);
  if (text.includes("describe what is asked")) {
    const simple = !text.includes("docItem:");
    const answer = simple
      ? { complexity: "simple", answer: "Hello!", requiresDocuments: false }
      : { complexity: "moderate" };
    return { kind: "answer", text: JSON.stringify({ ...analysis, ...answer }) };
  }
  if (text.includes("choose the one next action")) return { kind: "answer", text: JSON.stringify(selection) };
  const fence = /evidence (e\d+), travel-policy-2026\.md[^=]*?(The daily meal allowance is CHF 55)/.exec(
    text,
  );
  const words = `${fence?.[2]}.`;
  const claims = fence === null ? [] : [{ text: words, supports: [{ evidence: fence[1], quote: words }] }];
  return {
    kind: "answer",
    text: JSON.stringify({ claims, refusal: claims.length > 0 ? null : "not in context" }),
  };
}

/** A loopback provider that plays a sensible model, unless a reply is queued or the test says otherwise. */
export function startGroundedServer(key?: string): Promise<ModelServer> {
  return startModelServer({
    respond: ({ body }) => answerLikeAModel(body),
    ...(key === undefined ? {} : { key }),
  });
}
