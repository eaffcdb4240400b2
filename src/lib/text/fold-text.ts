const special: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ı: "i",
  "’": "'",
  "‘": "'",
};

/** Without capitals, accents and doubled spaces, so that "Zürich" and "ZURICH " are the same. */
export function foldText(text: string): string {
  // most cells are plain: they only need their capitals gone
  if (/^[\u0021-\u007e]*$/.test(text)) return text.toLowerCase();
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
  // a capital may fall apart only when it is small, as İ does
  const small = plain.normalize("NFKD").replaceAll(/\p{M}+/gu, "");
  return small
    .replaceAll(/[ßøłđðþæœı’‘]/gu, (letter) => special[letter] ?? letter)
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** By code point, which is the order of UTF-8 as well; below zero where a comes first. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x === y) continue;
    // halves of a pair stand for letters behind all others
    const [left, right] = [isHalf(x) ? x + 0x10000 : x, isHalf(y) ? y + 0x10000 : y];
    return left - right;
  }
  return a.length - b.length;
}

function isHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}
