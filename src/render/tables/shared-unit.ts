import { readNumber } from "../../lib/text/read-number.ts";
import { isCurrency, unitKey } from "../written/written-unit.ts";

const number = String.raw`(?<number>[-+−–]?\d(?:[\d.,'’\u00a0\u2009\u202f ]{0,30}\d)?)`;
/** Money may stand before its number, all else stands behind it: "CHF 12.50", "12,5 kg". */
const measured = new RegExp(
  String.raw`^(?:(?<before>[A-Z]{3}|\p{Sc}|S?Fr\.?)\s?)?${number}(?:\s?(?<after>[\p{L}\p{Sc}%‰°][\p{L}\p{Sc}%‰./²³°]{0,20}))?$`,
  "u",
);
const longest = 50;
/** What stands where there is no number. */
const nothing = /^(?:[-–—−.…]+|n\/?a|n\.a\.|k\. ?A\.)$/iu;

/** A share is read with its number, and is no unit of a column. */
const isShare = (word: string): boolean => /^(?:[%‰]|p\.?p\.?)$/u.test(word);

const isMeant = (text: string): boolean => !nothing.test(text.trim());

interface Measured {
  number: string;
  /** None for a bare number. */
  unit: string;
}

/** A text that is a number and nothing else but its unit. */
export function readMeasured(text: string): Measured | undefined {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > longest) return undefined;
  const { before = "", number: found = "", after = "" } = measured.exec(trimmed)?.groups ?? {};
  if (found === "" || (before !== "" && after !== "")) return undefined;
  if (before !== "" && !isCurrency(unitKey(before) ?? "")) return undefined;
  if (after !== "" && !isShare(after) && unitKey(after) === undefined) return undefined;
  const digits = found.replace(/^[-+−–]/u, "");
  return readNumber(digits).length === 0 ? undefined : { number: found, unit: before || after };
}

/** Whether a text is a number, read from its end and set below others; undefined where it only says that there is none. */
export function isWrittenNumber(text: string): boolean | undefined {
  if (readMeasured(text) !== undefined) return true;
  return isMeant(text) ? false : undefined;
}

/** The unit that all numbers of a column have; a share is read with its sign, which stays where it is. */
export function sharedUnit(texts: readonly string[]): string | undefined {
  const first = texts.find(isMeant);
  const unit = first === undefined ? undefined : readMeasured(first)?.unit;
  if (unit === undefined || unit === "" || /[%‰°]/u.test(unit)) return undefined;
  const meant = texts.filter(isMeant);
  return meant.length > 1 && meant.every((text) => readMeasured(text)?.unit === unit) ? unit : undefined;
}

/** Whether a head names the unit already. */
export function namesUnit(head: string, unit: string): boolean {
  const words = head.split(/[^\p{L}\p{N}\p{Sc}%²³°/]+/u);
  const wanted = unit.toLowerCase();
  return words.some((word) => word.toLowerCase() === wanted);
}
