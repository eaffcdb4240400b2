/** Text as the corpus compares it: NFKC, without white space, soft hyphens, zero-width and control characters. */
export function toComparable(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\p{Cc}]/gu, "");
}
