import { numberWords } from "../../lib/text/number-words.ts";

const words = numberWords();
const number = String.raw`\d{1,3}|${[...words.keys()].join("|")}|an?`;
const before = String.raw`(?<![\p{L}\p{N}])`;

/** A page of text holds so many words; notes and sources, which are added later, take their share of it. */
const perPage = 375;
const perHalfPage = 180;
const forNotes = 0.15;

const halfPage = new RegExp(
  String.raw`${before}(?:half[- ]a[- ]page|half[- ]page|halbseitige?\p{L}*|halbe\p{L}* seite|(?:une )?demi-page|mezza pagina|media página)`,
  "iu",
);
const pages = new RegExp(
  String.raw`${before}(?:(?<low>${number})[-\s–]+(?:(?:to|bis|à|a|-|–)\s*(?<high>${number})[-\s]+)?(?:pages?|seiten?|pagin[ae]|páginas?)|(?<one>einseitige?\p{L}*)|(?<two>zweiseitige?\p{L}*))(?![\p{L}\p{N}])`,
  "iu",
);
/** "Page 3" and "Seite 3" are places, not lengths. */
const place = /(?:on|auf|see|siehe|of|von|sur|à la|su|en la)\s+$/iu;

/** How many words fit, in words for a writer; undefined where nobody spoke of pages. */
export function roomFor(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const read = text.slice(0, 6_000).replaceAll(/\s+/gu, " ");
    if (halfPage.test(read)) return tell(perHalfPage, "half a page");
    const found = pages.exec(read);
    if (found === null || place.test(read.slice(Math.max(0, found.index - 8), found.index))) continue;
    const { low = "", high, one, two } = found.groups ?? {};
    const count = one === undefined ? (two === undefined ? valueOf(high ?? low) : 2) : 1;
    if (count !== undefined && count > 0 && count <= 50)
      return tell(count * perPage, count === 1 ? "one page" : `${count} pages`);
  }
  return undefined;
}

function tell(most: number, name: string): string {
  const room = Math.floor((most * (1 - forNotes)) / 10) * 10;
  return `${name}: at most about ${room} words in all, tables and headings included, because notes and sources are added to it`;
}

function valueOf(written: string): number | undefined {
  if (/^an?$/iu.test(written)) return 1;
  return /^\d/u.test(written) ? Number(written) : words.get(written.toLowerCase());
}
