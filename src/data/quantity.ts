import type { Complaint } from "./complaint.ts";
import { divide } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";

/** What a number is counted in; undefined where nobody says so. */
export type Unit = string | undefined;

/** A number with what it is counted in. */
export interface Quantity {
  value: Fraction;
  unit: Unit;
}

/** The unit of a sum, a difference or a comparison; a complaint where the two do not go together. */
export function sameUnit(a: Unit, b: Unit): { unit: Unit } | Complaint {
  if (a === undefined || b === undefined || a === b) return { unit: a ?? b };
  return { complaint: `Values in ${a} and in ${b} cannot be added or compared.` };
}

/** A price times a quantity is a price, and a share of something stays what it is; other products have no name here. */
export function unitOfProduct(a: Unit, b: Unit): Unit {
  if (a === undefined || b === undefined) return a ?? b;
  if (a === "%" || b === "%") return a === b ? undefined : a === "%" ? b : a;
  if (isCurrency(a) !== isCurrency(b)) return isCurrency(a) ? a : b;
  return undefined;
}

/** A ratio of two like things has no unit; an amount of money stays one, however it is shared out. */
export function unitOfRatio(a: Unit, b: Unit): Unit {
  if (b === undefined) return a;
  return a !== undefined && isCurrency(a) && !isCurrency(b) ? a : undefined;
}

function isCurrency(unit: string): boolean {
  return /^[A-Z]{3}$|\p{Sc}/u.test(unit);
}

export function divideQuantities(a: Quantity, b: Quantity): Quantity | Complaint {
  const value = divide(a.value, b.value);
  if (value === undefined) return { complaint: "This divides by zero." };
  return { value, unit: unitOfRatio(a.unit, b.unit) };
}
