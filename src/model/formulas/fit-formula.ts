/** A formula, and what it comes to. */
export interface Computing {
  text: string;
  value: number;
}

const mostDecimals = 12;

/** The first of these ways that comes to the number shown, rounded as that one is; undefined where none does. */
export function fitFormula(ways: readonly Computing[], shown: number): string | undefined {
  for (const { text, value } of ways) {
    if (!Number.isFinite(value)) continue;
    if (isNear(value, shown)) return text;
    const decimals = decimalsOf(shown);
    if (decimals <= mostDecimals && isNear(roundTo(value, decimals), shown))
      return `ROUND(${text},${decimals})`;
  }
  return undefined;
}

/** Fifteen digits are all that a spreadsheet has. */
function isNear(value: number, shown: number): boolean {
  return Math.abs(value - shown) <= 1e-13 * Math.max(1, Math.abs(shown)) * 8;
}

function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale)) / scale;
}

function decimalsOf(value: number): number {
  const text = String(value);
  const [, fraction = ""] = /\.(\d+)$/.exec(text) ?? [];
  return text.includes("e") ? Number.POSITIVE_INFINITY : fraction.length;
}
