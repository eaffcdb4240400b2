/** An exact decimal: units times ten to the power of minus places. */
export interface Decimal {
  units: bigint;
  places: number;
}

const plainDecimal = /^([-+]?)(\d+)(?:\.(\d+))?$/u;

/** Reads a plain decimal such as -17.10; undefined for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = plainDecimal.exec(text);
  if (match === null) return undefined;
  const [, sign = "", whole = "", fraction = ""] = match;
  const units = BigInt(`${whole}${fraction}`);
  return { units: sign === "-" ? -units : units, places: fraction.length };
}

/** Without zeros at the end of a fraction, so that equal numbers are equal texts. */
export function printDecimal({ units, places }: Decimal): string {
  const isNegative = units < 0n;
  const digits = String(isNegative ? -units : units).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  let end = digits.length;
  while (end > whole.length && digits.charCodeAt(end - 1) === 48) end -= 1;
  const fraction = digits.slice(whole.length, end);
  const text = fraction === "" ? whole : `${whole}.${fraction}`;
  return isNegative && units !== 0n ? `-${text}` : text;
}

export function multiply(a: string, b: string): string {
  if (b === "1") return a;
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  if (left === undefined || right === undefined) return a;
  return printDecimal({ units: left.units * right.units, places: left.places + right.places });
}

export function add(a: string, b: string): string {
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  if (left === undefined || right === undefined) return a;
  const places = Math.max(left.places, right.places);
  const units = scaled(left, places) + scaled(right, places);
  return printDecimal({ units, places });
}

export function negate(value: string): string {
  if (value.startsWith("-")) return value.slice(1);
  return /^0(?:\.0*)?$/u.test(value) ? value : `-${value}`;
}

/** Below zero if the first is the smaller one; undefined where one is no decimal. */
export function compare(a: string, b: string): number | undefined {
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  if (left === undefined || right === undefined) return undefined;
  const places = Math.max(left.places, right.places);
  const difference = scaled(left, places) - scaled(right, places);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export function distance(a: string, b: string): string {
  const difference = add(a, negate(b));
  return difference.startsWith("-") ? difference.slice(1) : difference;
}

function scaled({ units, places }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - places);
}
