/** Marks that come in pairs, links, footnotes, and backslashes that would be taken for an escape. */
const mayBeMarkup = /([*_~`])[^]*\1|\]\(|\[\^|\\[*_~`[\]]/;

/** A plain text as a text of a unified document, where a pair of stars would mean emphasis. */
export function escapeMarks(text: string): string {
  return mayBeMarkup.test(text) ? escapeAllMarks(text) : text;
}

/** Every mark, whether it could mean something where it stands or not. */
export function escapeAllMarks(text: string): string {
  // from the first of a run of backslashes: begun at each of them it would take the square of its length
  return text.replaceAll(/(?<!\\)(\\*)([*_~`[\]])/g, "$1$1\\$2");
}
