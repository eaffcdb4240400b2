import { printReference } from "../../model/documents/document-reference.ts";
import type { Document } from "../../model/document.ts";
import { describeEarlier } from "./describe-earlier.ts";
import { Failure } from "../../model/failure.ts";
import type { Analysis, ContextItem } from "../../model/intent.ts";
import type { RoundRequest } from "../../model/round.ts";
import type { Received } from "../../model/work.ts";
import { analyseRequest } from "../../prompts/analyse-request.ts";
import type { AnalysisAnswer } from "../../prompts/analyse-request.ts";
import { tokenShare } from "../ask-model.ts";
import type { RoundDeps } from "../round-deps.ts";
import { listConnections } from "../usable-connections.ts";
import { asksForProven, refusedRound, unprovenRound } from "./asks-for-proven.ts";
import { detectRequestLanguage } from "./detect-request-language.ts";
import { keepContext } from "./keep-context.ts";
import { findNamedBlocks } from "./find-named-blocks.ts";
import { toContextItems } from "./to-context-items.ts";
import type { CutItem, CutMessage } from "./to-context-items.ts";

export interface UnderstandInput {
  request: RoundRequest;
  received: Received;
  /** In tokens: a message of fewer is left whole; by the model if left out. */
  threshold?: number;
}

export interface Understood {
  analysis: Analysis;
  /** With the documents that were pasted into the message. */
  received: Received;
}

/** A message longer than this share of what a model may write has its bulky blocks moved into documents. */
const bulkyShare = 0.1;
/** What is left of it may fill this share of what the model can be shown. */
const mostShare = 0.5;

/** One AI call for everything that later stages need to know. An unusable answer does not end the round. */
export async function understand(input: UnderstandInput, deps: RoundDeps): Promise<Understood> {
  const { request, received, threshold = bulkyShare * deps.ai.card.maxTokens } = input;
  const { message, documents, results, earlier } = received;
  const before = takeProven(input);
  if (before !== undefined) {
    await deps.emit({ type: "request-understood", analysis: before });
    return { analysis: before, received };
  }
  const language = detectRequestLanguage(message.text);
  const cut = toContextItems(message.text, { threshold, most: mostShare * deps.ai.card.contextLength });
  const madeIn = (id: string) =>
    earlier.find((round) => round.results.some(({ files }) => files.some((file) => file.id === id)))?.number;
  const references = [...documents, ...results].map((document) => toReference(document, madeIn(document.id)));
  const told = describeEarlier(earlier, tokenShare(deps, 0.15));
  const asked = {
    ...{ message: cut.prompt, detectedLanguage: language, documents: references, earlier: told },
    connections: listConnections(deps),
  };
  const answer = deps.promptAnalysis ? await analyse(asked, deps) : undefined;
  const items = answer === undefined ? [] : await addNamed({ cut, answer, text: message.text }, deps);
  const analysis =
    answer === undefined
      ? takeAsIs(message.text, documents.length)
      : { ...answer, contextItems: items.map(toContextItem) };
  const known = new Set(references.map(({ reference }) => reference));
  const settled: Analysis = {
    ...analysis,
    // the host has read the words itself; a model's guess counts only where the host has none
    ...(language !== "unknown" && { detectedLanguage: language }),
    expectedFormats: formatsOf(request, analysis),
    documentReferences: analysis.documentReferences.filter(({ reference }) => known.has(reference)),
    ...settleEarlier(analysis, received),
  };
  await deps.emit({ type: "request-understood", analysis: settled });
  return { analysis: settled, received: await keepContext(received, items, deps) };
}

/** What is proven of a refused round needs no model: it was understood before. */
function takeProven({ request, received }: UnderstandInput): Analysis | undefined {
  const refused = refusedRound(received);
  const number = refused ?? unprovenRound(received);
  // of a round that proved nothing a question may ask something new
  const isQuestion = refused === undefined && /[?？]\s*$/u.test(request.prompt);
  if (!request.provable && (number === undefined || isQuestion || !asksForProven(request.prompt)))
    return undefined;
  const round = received.earlier.find((one) => one.number === number);
  if (number === undefined || round?.analysis === undefined)
    throw new Failure(
      "usage",
      "The round before was not refused, so there is no part of it to be given alone.",
    );
  const expectedFormats = formatsOf(request, round.analysis);
  const { answer: _answer, ...analysis } = round.analysis;
  return { ...analysis, expectedFormats, buildsOn: [number], provenOf: number };
}

/** Only rounds that there are, and only a refused one for its proven part. */
function settleEarlier({ buildsOn, provenOf }: Analysis, received: Received): Partial<Analysis> {
  const numbers = new Set(received.earlier.map(({ number }) => number));
  const refused = refusedRound(received);
  return {
    buildsOn: buildsOn.filter((number) => numbers.has(number)),
    provenOf: provenOf !== undefined && provenOf === refused ? provenOf : undefined,
  };
}

/** The caller's word first, then the request's. */
function formatsOf({ formats }: RoundRequest, { expectedFormats }: Analysis): string[] {
  return formats.length > 0 ? formats : expectedFormats;
}

/** The blocks that the host found, and those a model named besides; what it named and is not there is dropped, and said. */
async function addNamed(
  { cut, answer, text }: { cut: CutMessage; answer: AnalysisAnswer; text: string },
  deps: RoundDeps,
): Promise<CutItem[]> {
  if (!cut.isBulky) return [];
  const { items, dropped } = findNamedBlocks(text, { named: answer.contextItems, known: cut.items });
  for (const { title, reason } of dropped)
    await deps.emit({ type: "warning-raised", code: "context", message: `The block "${title}" ${reason}.` });
  return [...cut.items, ...items].toSorted((a, b) => a.start - b.start);
}

function toReference({ id, fileName, mediaType, bytes }: Document, madeIn: number | undefined) {
  return {
    reference: printReference({ kind: "item", documentId: id, fileName }),
    ...{ fileName, mediaType, bytes, ...(madeIn !== undefined && { madeIn }) },
  };
}

async function analyse(
  input: Parameters<typeof analyseRequest.render>[0],
  deps: RoundDeps,
): Promise<AnalysisAnswer | undefined> {
  const { run, ai } = deps;
  const { round, task, action } = deps.workflow();
  const reply = await run.step("understand", ({ signal, key }) => {
    const at = { run: run.runId, stepKey: key, place: { round, task, action } };
    return ai.plan({ prompt: analyseRequest, input, signal, ...at });
  });
  for (const usage of reply.usage) deps.used(usage);
  for (const complaint of reply.complaints)
    await deps.emit({ type: "answer-rejected", prompt: analyseRequest.name, complaint });
  if (reply.kind === "value") return reply.value;
  const message = `The analysis was unusable: ${reply.complaint}`;
  await deps.emit({ type: "warning-raised", code: "analysis", message });
  return undefined;
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
    parts: [],
    buildsOn: [],
  };
}
