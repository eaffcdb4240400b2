/** A text as it is compared: lower case, without accents, invisible signs and look-alike letters. */
export interface FoldedText {
  text: string;
  /** Where each UTF-16 unit of the folded text stands in the original. */
  offsets: number[];
}

/** Signs that nobody sees: format signs, variation selectors, fillers, tags. */
const invisible = /^[\p{Cf}\p{Variation_Selector}\u115f\u1160\u3164\uffa0\u{e0000}-\u{e0fff}]$/u;

/** Letters of other scripts that look Latin, which count only inside a word that has Latin letters too. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      а: "a",
      в: "b",
      с: "c",
      ԁ: "d",
      е: "e",
      ё: "e",
      һ: "h",
      і: "i",
      ї: "i",
      ј: "j",
      к: "k",
      ӏ: "l",
      м: "m",
    },
    ...{ н: "h", о: "o", р: "p", ѕ: "s", т: "t", у: "y", х: "x", ѵ: "v", ѡ: "w", ԛ: "q", г: "r", п: "n" },
    ...{ α: "a", β: "b", ε: "e", η: "n", ι: "i", κ: "k", ν: "v", ο: "o", ρ: "p", τ: "t", υ: "u", χ: "x" },
    ...{ ı: "i", ɑ: "a", ɡ: "g", ɩ: "i", ո: "n", օ: "o", ѐ: "e" },
  }),
);

const word = /\p{L}+/gu;

export function foldPassage(original: string): FoldedText {
  const pieces: string[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const sign of original) {
    const folded = foldSign(sign);
    if (folded !== "") pieces.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(at);
    at += sign.length;
  }
  offsets.push(original.length);
  return { text: pieces.join("").replaceAll(word, toLatin), offsets };
}

function foldSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return code === 0x0a ? sign : code <= 0x20 ? " " : sign.toLowerCase();
  if (invisible.test(sign)) return "";
  if (sign === "ß" || sign === "ẞ") return "ss";
  const plain = sign.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return /^\s+$/u.test(plain) ? " " : plain;
}

/** Every letter has one unit before and after, so that offsets stay true. */
function toLatin(letters: string): string {
  if (/^[a-z]*$/.test(letters) || !/[a-z]/.test(letters)) return letters;
  return Array.from(letters, (letter) => lookAlikes.get(letter) ?? letter).join("");
}
