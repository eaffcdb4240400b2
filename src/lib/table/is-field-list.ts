const mostPairs = 15;
const year = /^(?:19|20)\d\d$/u;
/** A number, with its currency before it or not. */
const figure = /^(?:\p{Lu}{1,3}\.?\s?)?[^\p{L}\p{N}]*\p{N}/u;

/** Labels with one value beside each, of any kind, as on a form or under an invoice: such a table has no head. */
export function isFieldList(rows: readonly (readonly string[])[]): boolean {
  const pairs = rows.map((row) => row.filter((cell) => cell !== ""));
  if (rows.length < 2 || pairs.some(({ length }) => length > 2)) return false;
  const labels = pairs.filter(([label = ""]) => label.endsWith(":")).length;
  if (labels >= rows.length / 2) return true;
  const [first = "", ...others] = pairs.map(([, value = ""]) => value);
  const isFigure = others.map((value) => figure.test(value));
  // a head says what the figures below it are, and is none itself
  const isLikeOthers = figure.test(first) && !year.test(first) && isFigure.every(Boolean);
  return isLikeOthers || (rows.length <= mostPairs && isFigure.includes(true) && isFigure.includes(false));
}
