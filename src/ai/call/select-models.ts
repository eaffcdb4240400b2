import type { Capability, ModelCard, Priority } from "../../model/calls/model-card.ts";
import type { OperationType } from "../../model/calls/usage.ts";

export interface SelectionRequest {
  operation: OperationType;
  priority: Priority;
  /** Of the request with everything in it. */
  tokensIn: number;
  maxOutputTokens: number;
  /** A model that somebody asked for by name goes first. */
  preferred?: string;
  /** Models that come last, whoever asked for them. */
  avoid?: readonly string[];
}

/** Until when a model is left alone; absent when it is well. */
export type ModelHealth = ReadonlyMap<string, { until: number; reason: string }>;

export interface Choice {
  card: ModelCard;
  reason: string;
}

export interface ModelSelection {
  /** Best first. */
  order: Choice[];
  /** Fit for the call, but cooling down until the given time. */
  resting: (Choice & { until: number })[];
  /** Not fit for it, and why. */
  unfit: Choice[];
}

const needed: Partial<Record<OperationType, Capability>> = {
  imageAnalyse: "vision",
  imageGenerate: "imageOutput",
  webSearch: "web",
  webCrawl: "web",
};

/** Decides by data alone which models may take a call, and in which order. */
export function selectModels(
  request: SelectionRequest,
  cards: readonly ModelCard[],
  health: ModelHealth,
): ModelSelection {
  const selection: ModelSelection = { order: [], resting: [], unfit: [] };
  for (const card of cards) {
    const why = whyUnfit(request, card);
    const rest = health.get(card.id);
    if (why !== undefined) selection.unfit.push({ card, reason: why });
    else if (rest !== undefined) selection.resting.push({ card, ...rest });
    else selection.order.push({ card, reason: describe(request, card) });
  }
  selection.order.sort((a, b) => compare(request, a.card, b.card));
  return selection;
}

function whyUnfit(
  { operation, tokensIn, maxOutputTokens }: SelectionRequest,
  card: ModelCard,
): string | undefined {
  if (card.ratings[operation] === undefined) return `not rated for ${operation}`;
  const capability = needed[operation] ?? "text";
  if (!card.capabilities.includes(capability)) return `cannot do ${capability}`;
  const all = tokensIn + Math.min(maxOutputTokens, card.maxTokens);
  if (all > card.contextLength) return `needs about ${all} tokens, holds ${card.contextLength}`;
  return undefined;
}

function describe({ operation, priority, preferred }: SelectionRequest, card: ModelCard): string {
  if (card.id === preferred) return "asked for by name";
  return `rated ${card.ratings[operation]?.[priority] ?? 0} for ${operation} by ${priority}`;
}

function compare(request: SelectionRequest, a: ModelCard, b: ModelCard): number {
  const rank = (card: ModelCard) => {
    if (request.avoid?.includes(card.id) === true) return Number.NEGATIVE_INFINITY;
    if (card.id === request.preferred) return Number.POSITIVE_INFINITY;
    return card.ratings[request.operation]?.[request.priority] ?? 0;
  };
  if (rank(a) !== rank(b)) return rank(b) - rank(a);
  const price = a.priceIn + a.priceOut - b.priceIn - b.priceOut;
  return price !== 0 ? price : a.id < b.id ? -1 : 1;
}
