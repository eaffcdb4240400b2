import { readSymbol } from "../numbers/read-unit.ts";
import type { FactReading } from "../text/fact-reading.ts";
import { toReading } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { isDigits, isMark, isWord, textOf } from "../text/scan.ts";

/** A currency or percent sign without a number: "in €", "(CHF)", "%". */
export function readLoneSymbol(scan: Scan, first: number): FactReading | undefined {
  const isCode = isWord(scan, first) && /^\p{Lu}{2,3}$/u.test(textOf(scan, first));
  if (!isCode && !isMark(scan, first, "%‰$€£¥₹₽±×")) return undefined;
  if (isMark(scan, first, "±×") && (isDigits(scan, first - 1) || isDigits(scan, first + 1))) return undefined;
  if (isMark(scan, first, "±×"))
    return toReading(
      scan,
      { kind: "identifier", keys: [textOf(scan, first)], weak: true },
      { first, next: first + 1 },
    );
  const symbol = readSymbol(scan, first);
  const dimension = symbol?.value.dimension ?? "";
  if (symbol === undefined || !(dimension.startsWith("cur:") || dimension === "%")) return undefined;
  const key = dimension === "%" && symbol.value.factor !== "1" ? "‰" : dimension;
  return toReading(scan, { kind: "identifier", keys: [key], dimension }, { first, next: symbol.next });
}
