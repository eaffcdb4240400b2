import type { ModelCard } from "../../model/calls/model-card.ts";

/** What an answer cost, in the registry's currency. */
export function priceOf(
  card: ModelCard,
  { tokensIn, tokensOut, tokensCached }: { tokensIn: number; tokensOut: number; tokensCached: number },
): number {
  const fresh = tokensIn - tokensCached;
  const { priceIn, priceOut, priceCached = priceIn } = card;
  return (fresh * priceIn + tokensCached * priceCached + tokensOut * priceOut) / 1_000_000;
}
