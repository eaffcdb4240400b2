const one = String.raw`(?:FY\s?)?(?:19|20)\d\d(?:\s?[-–/]\s?(?:\d\d|\d{4}))?`;
const year = new RegExp(
  `^(?:(?:to|bis|à|a|al|hasta)\\s)?${one}(?:\\s(?:to|bis|à|a|al|hasta)\\s${one})?(?:\\s?[EPe*])?$`,
  "u",
);
const lettersAllowed = 5;

/** A cell that holds a figure or a date rather than a name; a lone year may name a column. */
export function isValue(cell: string): boolean {
  const text = cell.trim();
  if (text === "" || text.length > 40 || isYear(text)) return false;
  const digits = count(text, /\p{Nd}/gu);
  return (
    digits > 0 &&
    count(text, /\p{L}/gu) <= Math.max(digits, lettersAllowed) &&
    /^\P{L}{0,4}\p{Nd}|^\p{Lu}{3}\s/u.test(text)
  );
}

export function isYear(cell: string): boolean {
  return year.test(cell.trim());
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
