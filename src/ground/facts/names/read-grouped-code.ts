import type { FactReading } from "../text/fact-reading.ts";
import { toReading } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { gapBefore, isDigits, isGlued, isMark, isWord, textOf } from "../text/scan.ts";

const blank = /^[ \u00a0\u202f]$/u;

/** An account number in groups of four, which its check digits prove. */
export function readIban(scan: Scan, first: number): FactReading | undefined {
  const isHead =
    /^[A-Z]{2}$/u.test(textOf(scan, first)) && isDigits(scan, first + 1) && isGlued(scan, first + 1);
  if (!isHead || (isGlued(scan, first) && isWord(scan, first - 1))) return undefined;
  let text = "";
  let next = first;
  let found: { key: string; next: number } | undefined;
  while (text.length <= 34 && (isWord(scan, next) || isDigits(scan, next))) {
    if (next > first && !isGlued(scan, next) && !(blank.test(gapBefore(scan, next)) && text.length % 4 === 0))
      break;
    text += textOf(scan, next);
    next += 1;
    if (text.length >= 15 && text.length <= 34 && isIban(text)) found = { key: text.toLowerCase(), next };
  }
  return found && toReading(scan, { kind: "identifier", keys: [found.key] }, { first, next: found.next });
}

function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(text)) return false;
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  const digits = moved.replaceAll(/[A-Z]/gu, (letter) => String(Number.parseInt(letter, 36)));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** A telephone number: a plus or a zero first, then at least three groups of digits. */
export function readPhone(scan: Scan, first: number): FactReading | undefined {
  const hasPlus = isMark(scan, first, "+") && isDigits(scan, first + 1) && isGlued(scan, first + 1);
  const isZero = isDigits(scan, first) && /^0\d{1,4}$/u.test(textOf(scan, first)) && !isGlued(scan, first);
  if (!hasPlus && !isZero) return undefined;
  let next = hasPlus ? first + 1 : first;
  let digits = "";
  let groups = 0;
  while (groups < 8) {
    const isOptional =
      isMark(scan, next, "(") && textOf(scan, next + 1) === "0" && isMark(scan, next + 2, ")");
    if (isOptional) next += 3;
    if (!isDigits(scan, next) || textOf(scan, next).length > 10) break;
    if (groups > 0 && !isOptional && !isGroupGap(scan, next)) break;
    digits += textOf(scan, next);
    groups += 1;
    next += 1;
    if (
      isMark(scan, next, "-/.") &&
      isGlued(scan, next) &&
      isGlued(scan, next + 1) &&
      isDigits(scan, next + 1)
    )
      next += 1;
  }
  const isPhone = digits.length >= 9 && digits.length <= 15 && (groups >= 3 || hasPlus);
  return isPhone ? toReading(scan, { kind: "identifier", keys: [digits] }, { first, next: next }) : undefined;
}

function isGroupGap(scan: Scan, at: number): boolean {
  const gap = gapBefore(scan, at);
  return blank.test(gap) || (gap === "" && isMark(scan, at - 1, "-/.)"));
}
