const escapes =
  // oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
  /\u001b(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_][^\u0007\u001b\u009c]*[\u0007\u009c]?|[ -/]*[0-~])?|\u009b[0-?]*[ -/]*[@-~]?/g;
// oxlint-disable-next-line no-control-regex -- as above
const blanks = /[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/** Marks that turn text around or are drawn by nothing. */
const unseen = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]|[\u{e0000}-\u{e007f}]/gu;

/** Foreign words for one line of ours: no escape sequences, no control or direction marks, at most so many letters. */
export function plainLine(text: string, most = 120): string {
  const within = text.length > 16 * most ? text.slice(0, 16 * most) : text;
  const plain = within
    .toWellFormed()
    .replaceAll(escapes, "")
    .replaceAll(blanks, " ")
    .replaceAll(unseen, "")
    .trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).toWellFormed()}…`;
}
