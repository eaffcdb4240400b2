/** Cuts a text into the numbers of word pieces, so many at most. */
export type Tokenizer = (text: string, mostTokens: number) => number[];

const longestWord = 100;

/** Pieces of words by the longest beginning that the vocabulary holds; a word that has none is unknown. */
export function createTokenizer(vocabulary: ReadonlyMap<string, number>): Tokenizer {
  const numberOf = (piece: string) => {
    const found = vocabulary.get(piece);
    if (found === undefined) throw new TypeError(`The vocabulary has no "${piece}".`);
    return found;
  };
  const [first, last, unknown] = [numberOf("[CLS]"), numberOf("[SEP]"), numberOf("[UNK]")];
  const piecesOf = (word: string): number[] => {
    if (word.length > longestWord) return [unknown];
    const pieces: number[] = [];
    for (let at = 0; at < word.length;) {
      let end = word.length;
      let piece: number | undefined;
      for (; end > at && piece === undefined; end -= piece === undefined ? 1 : 0)
        piece = vocabulary.get(`${at === 0 ? "" : "##"}${word.slice(at, end)}`);
      if (piece === undefined) return [unknown];
      pieces.push(piece);
      at = end;
    }
    return pieces;
  };
  return (text, mostTokens) => {
    const tokens = [first];
    const plain = text
      .slice(0, mostTokens * longestWord)
      .toLowerCase()
      .normalize("NFD");
    for (const [word] of plain.replaceAll(/\p{Mn}/gu, "").matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)) {
      for (const piece of piecesOf(word)) tokens.push(piece);
      if (tokens.length >= mostTokens - 1) break;
    }
    return [...tokens.slice(0, mostTokens - 1), last];
  };
}
