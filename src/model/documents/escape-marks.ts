/** Marks that come in pairs, links, footnotes, and backslashes that would be taken for an escape. */
const mayBeMarkup = /([*_~`])[^]*\1|\]\(|\[\^|\\[*_~`[\]]/;

/** A plain text as a text of a unified document, where a pair of stars would mean emphasis. */
export function escapeMarks(text: string): string {
  if (!mayBeMarkup.test(text)) return text;
  return text.replaceAll(/(\\*)([*_~`[\]])/g, "$1$1\\$2");
}
