const money =
  /(?:(?:[$€£¥]|(?<!\p{L})(?:CHF|EUR|USD|GBP|Fr\.))\s?)?\p{N}[\p{N}.,'’\u00a0\u202f]*(?:\s\p{N}{3}(?!\p{N}))*(?:\s?(?:[$€£¥]|(?:CHF|EUR|USD|GBP|Franken|francs?|franchi|francos|euros?|pounds|dollars)(?!\p{L})))?/gu;
const hasCurrency = /[$€£¥]|CHF|EUR|USD|GBP|Fr\.|Franken|francs?|franchi|francos|euros?|pounds|dollars/u;

/** The amounts of money in a text, each with its currency, as they stand. */
export function moneyIn(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(money)]
    .filter(([amount]) => hasCurrency.test(amount))
    .map(({ 0: amount, index }) => {
      const said = amount.trim().replace(/[.,'’]+$/u, "");
      return { text: said, start: index, end: index + said.length };
    });
}
