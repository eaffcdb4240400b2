import type { AnalysisAnswer } from "../src/prompts/analyse-request.ts";

/** What the server of the benchmark answers to every call: a valid analysis of the prompt's own sample. */
export const analysisAnswer: AnalysisAnswer = {
  detectedLanguage: "en",
  normalizedRequest: "State the notice period that contract.md sets, in two sentences.",
  intent: "The person wants to know the notice period in contract.md, answered in two sentences.",
  primaryGoal: "Know the notice period of the contract.",
  dataType: "text",
  expectedFormats: [],
  qualityRequirements: { accuracyThreshold: 0.95, completenessThreshold: 0.9 },
  successCriteria: ["The notice period is stated as in contract.md.", "The answer has two sentences."],
  complexity: "moderate",
  requiresDocuments: true,
  requiresWebResearch: false,
  requiresAnalysis: false,
  expectedOutputType: "answer",
  topics: ["notice period", "contract"],
  constraints: ["two sentences"],
  contextItems: [],
  parts: [],
  buildsOn: [],
  documentReferences: [
    { reference: "docItem:doc_1:contract.md", purpose: "holds the notice period", relevance: 1 },
  ],
};
