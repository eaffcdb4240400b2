import type { FieldKind } from "../../../lexicon/forms/field-labels.ts";

const money = String.raw`(?:(?:EUR|CHF|USD|GBP|Fr\.|[€$£¥])\s?)?[-−]?(?:\d{1,3}(?:['’.,\u00a0\u202f ]\d{3})+|\d{1,9})(?:[.,]\d{1,2}|\.[-–—])?(?:\s?(?:EUR|CHF|USD|GBP|[€$£¥]))?(?!\s?%|[.,]?\p{N}|\p{L})`;
const month = String.raw`\p{L}{3,10}\.?`;
const date = String.raw`(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}(?:\.|er|st|nd|rd|th|º|°)?\s(?:de\s)?${month}\s(?:de\s)?\d{4}|${month}\s\d{1,2},?\s\d{4})(?![\p{L}\p{N}])`;
const patterns: Readonly<Record<FieldKind, RegExp>> = {
  // a code has a digit in it, and no comma that makes a price of it
  code: /^(?=(?:[A-Z]{2}\s)?[^\s|]*\p{N})(?:[A-Z]{2}\s(?=\d{2,3}\s))?[\p{L}\p{N}#./_-]*[\p{L}\p{N}](?:\s\d{2,4}(?!\p{L}))*(?![\p{L}\p{N},%€$])/u,
  date: new RegExp(`^${date}`, "u"),
  money: new RegExp(`^${money}`, "u"),
  percent: /^\d{1,2}(?:[.,]\d{1,2})?\s?%/u,
  iban: /^[A-Z]{2}\d{2}(?:[A-Z0-9]{11,30}|(?:\s[A-Z0-9]{4}){2,7}(?:\s[A-Z0-9]{1,3}(?!\p{L}))?|(?:\s\d{2,11}){3,6})(?![\p{L}\p{N}])/u,
  bic: /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![\p{L}\p{N}])/u,
  party: /^[\p{L}\p{N}"“„«][^|\n]{1,120}/u,
  text: /^[\p{L}\p{N}][^|\n]{1,200}/u,
};

/** The value of a kind that a text begins with; what is said in words needs a colon before it, or a cell of its own. */
export function valueAt(text: string, kind: FieldKind, hasColon = true): string | undefined {
  if ((kind === "text" || kind === "party") && !hasColon) return undefined;
  const found = patterns[kind].exec(text)?.[0].trimEnd();
  return found === undefined || found === "" ? undefined : found;
}
