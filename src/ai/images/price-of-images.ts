import { largest } from "../../lib/largest.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";
import type { ImageWish } from "./image-request.ts";

/**
 * What pictures cost, in the registry's currency: by size and quality where that is in the table, else by the dearest
 * row of it. Undefined where only tokens are charged.
 */
export function priceOfImages(
  { perImage }: Pick<ModelCard, "perImage">,
  { size, quality, count }: ImageWish,
): number | undefined {
  if (perImage === undefined) return undefined;
  const keys = [`${size ?? ""}/${quality ?? ""}`, `*/${quality ?? ""}`, `${size ?? ""}/*`, "*"];
  const found = keys.find((key) => Object.hasOwn(perImage, key));
  const price = found === undefined ? largest(Object.values(perImage), 0) : (perImage[found] ?? 0);
  return count * price;
}

/** Before anything is drawn: nobody knows yet which row it will be. */
export function dearestPrice(card: ModelCard, { count }: ImageWish): number {
  const { perImage, priceOut } = card;
  if (perImage !== undefined) return count * largest(Object.values(perImage), 0);
  return (count * tokensOfPicture * priceOut) / 1_000_000;
}

/** More than any picture of today takes. */
const tokensOfPicture = 10_000;
