/**
 * How many tokens a text will take, rather too many than too few: a token for every three characters
 * of ASCII and for every other character. Never below a quarter of its bytes.
 */
export function estimateTokens(text: string): number {
  let ascii = 0;
  let others = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) ascii += 1;
    // the second half of a pair has been counted with the first
    else if (code < 0xdc00 || code > 0xdfff) others += 1;
  }
  return Math.ceil(ascii / 3) + others;
}
