import { foldWord } from "./fold-word.ts";

/** The folded words and numbers of a text, a blank around each, for looking up phrases. */
export function toWordText(text: string): string {
  const words = text.normalize("NFKC").match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  return ` ${words.map(foldWord).join(" ")} `;
}

/** Whether a text of words has a key of a name or quotation; the pieces of one with gaps in order. */
export function holdsWords(wordText: string, key: string): boolean {
  let from = 0;
  for (const piece of key.split(" | ")) {
    const at = wordText.indexOf(` ${piece} `, from);
    if (at < 0) return false;
    from = at + piece.length + 1;
  }
  return true;
}
