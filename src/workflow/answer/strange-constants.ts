/** Counts, shares of a whole, and how the calendar and the clock divide: these need no source. */
const harmless = new Set([24, 28, 29, 30, 31, 48, 52, 60, 90, 180, 360, 365, 366, 3_600]);
const largestCount = 12;
const numbers = /(?<![\p{L}\p{N}_.])\d{1,60}(?:\.\d{1,60})?/gu;
const saidNumbers = /\d{1,3}(?:['’ ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu;

/**
 * The numbers of an expression that neither the person said nor everybody knows. Whoever may bring any number along
 * can make any figure out of a cited one.
 */
export function strangeConstants(expression: string, request: string): string[] {
  const said = new Set(
    (request.match(saidNumbers) ?? [])
      .map((text) => Number(text.replaceAll(/['’ ]/gu, "").replace(",", ".")))
      .flatMap((value) => [value, value / 100, 1 + value / 100, 1 - value / 100].map(toKey)),
  );
  return (expression.match(numbers) ?? []).filter((text) => {
    const value = Number(text);
    const isCount = Number.isInteger(value) && value <= largestCount;
    return !isCount && !harmless.has(value) && !isPowerOfTen(value) && !said.has(toKey(value));
  });
}

function isPowerOfTen(value: number): boolean {
  const power = Math.log10(value);
  return value > 0 && Math.abs(power - Math.round(power)) < 1e-12;
}

function toKey(value: number): string {
  return value.toPrecision(12);
}
