import { amountWords } from "../../../lexicon/tables/amount-words.ts";
import { amountHeads, priceHeads } from "../../../lexicon/tables/column-concepts.ts";
import { columnHeads } from "../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../lib/text/fold-text.ts";

const prices = new Set([...priceHeads.split("|"), ...columnHeads.unitPrice.split("|")].map(foldText));
const amounts = new Set([...amountHeads.split("|"), ...columnHeads.total.split("|")].map(foldText));
const currencies = new Set(Intl.supportedValuesOf("currency"));

/** Whether a column says what one of a thing costs. */
export function isPriceHead(head: string): boolean {
  const hasCurrency = (head.match(/\p{Lu}{3}/gu) ?? []).some((code) => currencies.has(code));
  return prices.has(plainHead(head)) || (hasCurrency && amountWords.prices.test(head));
}

/** Whether it says so outright: a price beside a number of pieces may be that of all of them. */
export function isUnitPriceHead(head: string): boolean {
  return isPriceHead(head) && amountWords.unitMark.test(head);
}

/** Whether a column says what all of a row comes to. */
export function isAmountHead(head: string): boolean {
  return amounts.has(plainHead(head));
}

/** A head without its year, its currency and what stands in brackets. */
function plainHead(head: string): string {
  const plain = head.replaceAll(/[([][^()[\]]*[)\]]|(?:19|20)\d\d|(?<!\p{L})\p{Lu}{3}(?!\p{L})/gu, " ");
  return foldText(plain.replaceAll(/\s+/gu, " ").trim());
}
