const ascii = /^[\x20-\x7e]*$/;

/** Lower case without marks, ß as ss, so that one word has one form. */
export function foldWord(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}
