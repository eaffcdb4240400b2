/** A word or number of a text, with the form under which it is compared. */
export interface Token {
  text: string;
  /** Lower case, one kind of apostrophe, accents kept. */
  word: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const contraction = /n['’]t$/iu;

/** Words in order; "l'eau" and "GitHub's" come apart, "don't" does not. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(word)) {
    const pieces = contraction.test(match[0]) ? [match[0]] : match[0].split(/['’]/u);
    let start = match.index;
    for (const piece of pieces) {
      const end = start + piece.length;
      if (piece !== "")
        tokens.push({
          text: piece,
          word: piece.normalize("NFC").toLowerCase().replaceAll("’", "'"),
          start,
          end,
        });
      start = end + 1;
    }
  }
  return tokens;
}

/** Without accents and with "ss", so that other spellings of a word are the same. */
export function foldWord(token: string): string {
  return /^[a-z\d]*$/.test(token)
    ? token
    : token.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss").toLowerCase();
}
