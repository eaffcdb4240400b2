const groupMark = "['’\u00a0\u2009\u202f ]";

/** A number as people write it, groups and fraction included; no sign, no unit. */
export const writtenNumber = new RegExp(
  String.raw`\d{1,3}(?:${groupMark}\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*`,
  "u",
);
const whole = new RegExp(`^(?:${writtenNumber.source})$`, "u");
const groupMarks = new RegExp(groupMark, "gu");

/**
 * What a written number may mean, each as a plain decimal: 1'234.50 and 1.234,50 mean 1234.5,
 * while 1,234 may be either 1234 or 1.234. Empty for what is no number.
 */
export function readNumber(text: string): string[] {
  if (/^\d+$/.test(text)) return [plain(text, "")];
  const trimmed = text.trim();
  if (!whole.test(trimmed)) return [];
  const joined = trimmed.replaceAll(groupMarks, "");
  const hasGroups = joined !== trimmed;
  const marks = joined.match(/[.,]/g) ?? [];
  const last = marks.at(-1) ?? "";
  const pieces = joined.split(/[.,]/);
  const fraction = pieces.at(-1) ?? "";
  const asFraction = () => plain(pieces.slice(0, -1).join(""), fraction);
  const asGroups = () => plain(pieces.join(""), "");
  if (marks.length === 0) return [plain(joined, "")];
  const groupsOfThree =
    pieces.slice(1).every((piece) => piece.length === 3) && /^[1-9]\d{0,2}$/.test(pieces[0] ?? "");
  if (marks.length === 1) {
    const isEither = groupsOfThree && !hasGroups;
    return isEither ? [asGroups(), asFraction()].toSorted() : [asFraction()];
  }
  if (marks.every((mark) => mark === last)) return groupsOfThree ? [asGroups()] : [];
  const isOneFraction = marks.slice(0, -1).every((mark) => mark === marks[0]);
  const before = pieces.slice(1, -1).every((piece) => piece.length === 3);
  return isOneFraction && before ? [asFraction()] : [];
}

/** No zeros in front of it or behind its fraction, so that equal numbers are equal texts. */
function plain(digits: string, fraction: string): string {
  const front = digits.replace(/^0+(?=\d)/, "");
  let end = fraction.length;
  while (end > 0 && fraction.charCodeAt(end - 1) === 48) end -= 1;
  const back = fraction.slice(0, end);
  return back === "" ? front : `${front}.${back}`;
}
