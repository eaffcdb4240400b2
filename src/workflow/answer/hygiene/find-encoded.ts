/** Text that people cannot read as it stands, with what it says and where it stands in the original. */
export interface Encoded {
  start: number;
  end: number;
  says: string;
}

/** Enough to say something, and no more than that is decoded. */
const longestDecoded = 4000;
const base64 = /(?<![A-Za-z0-9+/=_-])[A-Za-z0-9+/_-]{24,}={0,2}/g;
const entities = /(?:&#(?:x[0-9a-f]{1,6}|\d{1,7});[ ]?){8,}/gi;
const tags = /[\u{e0020}-\u{e007e}]{4,}/gu;

export function findEncoded(text: string): Encoded[] {
  return [
    ...findAll(text, tags, decodeTags),
    ...findAll(text, entities, decodeEntities),
    ...findAll(text, base64, decodeBase64),
  ];
}

function findAll(text: string, pattern: RegExp, decode: (found: string) => string): Encoded[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const says = decode(match[0].slice(0, 2 * longestDecoded)).slice(0, longestDecoded);
    return says === "" ? [] : [{ start: match.index, end: match.index + match[0].length, says }];
  });
}

/** Signs that carry ASCII and are drawn by nothing. */
function decodeTags(found: string): string {
  return Array.from(found, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0xe0020) - 0xe0000)).join(
    "",
  );
}

function decodeEntities(found: string): string {
  return [...found.matchAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi)]
    .map(([, hex, decimal]) => (hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)))
    .map((code) => (code <= 0x10ffff ? String.fromCodePoint(code) : ""))
    .join("");
}

/** Only what comes out as text: keys, checksums and pictures do not. */
function decodeBase64(found: string): string {
  const says = Buffer.from(found, "base64").toString("utf8");
  return /^[\p{L}\p{N}\p{P}\p{Zs}\p{S}\r\n\t]+$/u.test(says) && /\p{L}{2,} \p{L}/u.test(says) ? says : "";
}
