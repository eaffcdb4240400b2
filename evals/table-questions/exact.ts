/** A number as top over bottom; written anew here, so that truth does not rest on the code it judges. */
export interface Exact {
  top: bigint;
  bottom: bigint;
}

export function exact(text: string | number): Exact {
  const [whole = "0", fraction = ""] = String(text).replace("-", "").split(".");
  const size = BigInt((whole === "" ? "0" : whole) + fraction);
  return { top: String(text).startsWith("-") ? -size : size, bottom: 10n ** BigInt(fraction.length) };
}

export function plus(a: Exact, b: Exact): Exact {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { top: -b.top, bottom: b.bottom });
}

export function times(a: Exact, b: Exact): Exact {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

export function over(a: Exact, b: Exact): Exact {
  const sign = b.top < 0n ? -1n : 1n;
  return { top: sign * a.top * b.bottom, bottom: sign * a.bottom * b.top };
}

export function isLess(a: Exact, b: Exact): boolean {
  return a.top * b.bottom < b.top * a.bottom;
}

export const zero: Exact = { top: 0n, bottom: 1n };

export function total(values: readonly Exact[]): Exact {
  return values.reduce(plus, zero);
}

export function mean(values: readonly Exact[]): Exact {
  return over(total(values), exact(values.length));
}

export function middle(values: readonly Exact[]): Exact {
  const sorted = values.toSorted((a, b) => (isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0));
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? zero, sorted[sorted.length >> 1] ?? zero];
  return over(plus(low, high), exact(2));
}

export function least(values: readonly Exact[]): Exact {
  return values.reduce((a, b) => (isLess(b, a) ? b : a));
}

export function most(values: readonly Exact[]): Exact {
  return values.reduce((a, b) => (isLess(a, b) ? b : a));
}

/** Half away from zero. */
export function rounded({ top, bottom }: Exact, decimals: number): Exact {
  const scale = 10n ** BigInt(decimals);
  const size = ((top < 0n ? -top : top) * scale * 2n + bottom) / (2n * bottom);
  return { top: top < 0n ? -size : size, bottom: scale };
}

/** Whether a printed decimal is this number: to the last digit, or cut after at least six decimals where it never ends. */
export function isSame(text: string | null, { top, bottom }: Exact): boolean {
  if (text === null) return false;
  const printed = exact(text);
  if (printed.top * bottom === top * printed.bottom) return true;
  const decimals = text.split(".")[1]?.length ?? 0;
  const size = ((top < 0n ? -top : top) * 10n ** BigInt(decimals)) / bottom;
  const endsNever = (10n ** 60n * top) % bottom !== 0n;
  return (
    endsNever &&
    decimals >= 6 &&
    (top < 0n ? -size : size) === (printed.top * 10n ** BigInt(decimals)) / printed.bottom
  );
}
