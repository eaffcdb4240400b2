import type { Evidence, LocatedSupport } from "../../model/grounding.ts";

/** A short passage that gives an order is not believed at all; of a long one, what stands around the order. */
const shortPassage = 800;
const around = 250;

/** Whether a claim rests on words of a document that give orders to whoever reads it. */
export function restsOnOrders(located: readonly LocatedSupport[], evidence: readonly Evidence[]): boolean {
  return located.some((support) => {
    if (support.kind === "computation") return false;
    const { orders = [], quote = "" } = evidence.find(({ id }) => id === support.evidence) ?? {};
    return orders.some(
      ({ start, end }) =>
        quote.length <= shortPassage ||
        (support.kind === "quote" && support.start < end + around && support.end > start - around),
    );
  });
}
