import { toDecimal } from "../fraction.ts";
import type { ValueType } from "../plan/bound-plan.ts";
import type { Value } from "../plan/outcome.ts";

/** A value in plain form, with the decimals that its column has; `isExact` is false where it never ends and was cut. */
export function printValue(
  value: Value,
  type: ValueType,
  keepsScale: boolean,
): { text: string | null; isExact: boolean } {
  if (value === null) return { text: null, isExact: true };
  if (typeof value === "string") return { text: value, isExact: true };
  if (typeof value === "boolean") return { text: String(value), isExact: true };
  if (typeof value === "number")
    return { text: new Date(value * 86_400_000).toISOString().slice(0, 10), isExact: true };
  const { text, isExact } = toDecimal(value);
  if (!keepsScale || type.scale === 0 || !isExact) return { text, isExact };
  const [whole = "", fraction = ""] = text.split(".");
  return {
    text: fraction.length >= type.scale ? text : `${whole}.${fraction.padEnd(type.scale, "0")}`,
    isExact,
  };
}
