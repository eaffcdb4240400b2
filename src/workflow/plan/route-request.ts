import { vagueReplies } from "../../lexicon/messages/vague-words.ts";
import type { Analysis } from "../../model/intent.ts";
import type { Received } from "../../model/work.ts";
import type { Split } from "../../model/sub-intent.ts";
import type { Route } from "../../model/workflow.ts";

const asksBack = new Set(Object.values(vagueReplies));

export interface RouteInput {
  received: Received;
  analysis: Analysis;
  split: Split;
  /** Whether what is needed can be fetched from outside. */
  canFetch: boolean;
  /** Whether what is made is to be put somewhere afterwards, and there is an action for it. */
  isPlacedAfter: boolean;
}

/** Which way a request goes, and why. Documents, not a model, decide whether an answer at once is enough. */
export function routeRequest({ received, analysis, split, canFetch, isPlacedAfter }: RouteInput): {
  route: Route;
  reason: string;
} {
  const { complexity, answer, provenOf } = analysis;
  if (provenOf !== undefined)
    return { route: "answer", reason: `what round ${provenOf} proved is delivered as it is` };
  const files = received.documents.length;
  if (files === 0 && complexity === "simple" && answer !== undefined && !canFetch)
    return { route: "answer", reason: "simple, without documents: answered with the analysis" };
  if (complexity === "simple" && answer !== undefined && isSmallTalk({ received, analysis }))
    return { route: "answer", reason: "nothing is asked of the documents" };
  // only our own words: what a model says of documents has to be proven
  if (answer !== undefined && asksBack.has(answer))
    return { route: "answer", reason: "nothing is asked yet: what is wanted is asked back" };
  const isBare = files === 0 && received.results.length === 0 && !canFetch;
  const needsSources = analysis.requiresDocuments || analysis.requiresWebResearch;
  const mustBeProven = needsSources && split.intents.every(({ grounded }) => grounded);
  if (isBare && (mustBeProven || complexity === "simple"))
    return { route: "answer", reason: "there are no documents that could prove an answer" };
  if (isPlacedAfter) return { route: "plan", reason: "what is made is put somewhere afterwards" };
  if (complexity === "complex") return { route: "plan", reason: "complex: several deliverables" };
  return { route: "task", reason: `${complexity}: one deliverable` };
}

const longestSmallTalk = 60;

/** Thanks or a greeting in a conversation about documents: short, no question, and nothing to be done. */
function isSmallTalk({ received, analysis }: Pick<RouteInput, "received" | "analysis">): boolean {
  const { text, documents } = received.message;
  const asks = analysis.requiresDocuments || analysis.parts.length > 0 || /[?？]/u.test(text);
  return !asks && documents.length === 0 && text.length <= longestSmallTalk;
}
