/** An exact number; the bottom is above zero. Not always in lowest terms, since reducing costs more than it saves. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

/** So many digits may a written number have. */
const mostDigits = 60;

const decimal = /^([+-]?)(\d{1,60})(?:\.(\d{1,60}))?$/;

/** A plain decimal such as -12.50; undefined for anything else, and for more than 60 digits. */
export function readDecimal(text: string): Fraction | undefined {
  const match = decimal.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = ""] = match;
  if (whole.length + fraction.length > mostDigits) return undefined;
  const top = BigInt(whole + fraction);
  return { top: sign === "-" ? -top : top, bottom: 10n ** BigInt(fraction.length) };
}

export function add(a: Fraction, b: Fraction): Fraction {
  // values of one column mostly share their bottom: a long sum stays a sum of whole numbers
  if (a.bottom === b.bottom) return { top: a.top + b.top, bottom: a.bottom };
  if (a.bottom % b.bottom === 0n) return { top: a.top + b.top * (a.bottom / b.bottom), bottom: a.bottom };
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

export function negate({ top, bottom }: Fraction): Fraction {
  return { top: -top, bottom };
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return reduce({ top: a.top * b.top, bottom: a.bottom * b.bottom });
}

/** Undefined where the divisor is zero. */
export function divide(a: Fraction, b: Fraction): Fraction | undefined {
  if (b.top === 0n) return undefined;
  const sign = b.top < 0n ? -1n : 1n;
  return reduce({ top: sign * a.top * b.bottom, bottom: sign * b.top * a.bottom });
}

/** Below zero where a is the smaller one. */
export function compare(a: Fraction, b: Fraction): number {
  const [left, right] = a.bottom === b.bottom ? [a.top, b.top] : [a.top * b.bottom, b.top * a.bottom];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Half away from zero, as merchants round. */
export function roundTo(value: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(Math.abs(decimals));
  const { top, bottom } =
    decimals >= 0
      ? { top: value.top * scale, bottom: value.bottom }
      : { top: value.top, bottom: value.bottom * scale };
  const size = top < 0n ? -top : top;
  const rounded = (2n * size + bottom) / (2n * bottom);
  const signed = top < 0n ? -rounded : rounded;
  return decimals >= 0 ? { top: signed, bottom: scale } : { top: signed * scale, bottom: 1n };
}

function reduce({ top, bottom }: Fraction): Fraction {
  let [a, b] = [top < 0n ? -top : top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return a <= 1n ? { top, bottom } : { top: top / a, bottom: bottom / a };
}

/** Digits that are kept of a number which does not end. */
const keptDigits = 20;
const leastDecimals = 6;

/**
 * As a plain decimal: whole where it ends within 60 decimals, else cut after 20 digits. Cut and not rounded,
 * so that whoever rounds it further does not round twice.
 */
export function toDecimal(value: Fraction): { text: string; isExact: boolean } {
  const { top, bottom } = reduce(value);
  const size = top < 0n ? -top : top;
  const widest = (size * 10n ** BigInt(mostDigits)) / bottom;
  const isExact = (size * 10n ** BigInt(mostDigits)) % bottom === 0n;
  const digits = widest.toString().padStart(mostDigits + 1, "0");
  const whole = digits.slice(0, -mostDigits);
  const fraction = digits.slice(-mostDigits);
  const zeros = whole === "0" ? fraction.length - fraction.replace(/^0+/, "").length : -whole.length;
  const kept = isExact ? fraction : fraction.slice(0, Math.max(leastDecimals, keptDigits + zeros));
  const shown = kept.replace(/(?<!0)0+$/, "");
  const text = shown === "" ? whole : `${whole}.${shown}`;
  return { text: top < 0n && /[1-9]/.test(text) ? `-${text}` : text, isExact };
}
