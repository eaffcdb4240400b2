import type { PageParagraph } from "./build-paragraphs.ts";
import type { FontStatistics } from "./font-statistics.ts";

export interface HeadingRules {
  fonts: Pick<FontStatistics, "body" | "headingSizes" | "boldStandsOut">;
  /** Bookmarks: letters of a title to its depth from 1. */
  outline: ReadonlyMap<string, number>;
  /** Level of a heading by its tag. */
  tagOf(paragraph: PageParagraph): number | undefined;
}

const longest = 200;
const mostLines = 3;
const numbered = /^(\d{1,3}(?:\.\d{1,3}){0,5})\.?\s+\p{L}/u;
const letters = /\p{L}.*\p{L}/su;
const runsOn = /[,;]$|[^.]\.$/;

/** 1 for the outermost; undefined where a paragraph is no heading. */
export function headingLevel(
  paragraph: PageParagraph,
  { fonts, outline, tagOf }: HeadingRules,
): number | undefined {
  const { text, lines, kind } = paragraph;
  if (kind === "code" || text.length > longest || lines.length > mostLines || !letters.test(text))
    return undefined;
  const tagged = tagOf(paragraph) ?? outline.get(titleKey(text));
  if (tagged !== undefined) return tagged;
  const sizes = fonts.headingSizes();
  const number = numbered.exec(text)?.[1];
  const bySize = sizes.findIndex((size) => paragraph.size >= size * 0.96) + 1;
  const stands = paragraph.bold && fonts.boldStandsOut() && paragraph.size >= fonts.body() * 0.95;
  if (kind === "item" && number === undefined) return undefined;
  if (bySize > 0) return bySize;
  if (!stands || lines.length > 2 || runsOn.test(text)) return undefined;
  return sizes.length + (number === undefined ? 1 : number.split(".").length);
}

/** Titles are compared by their letters and digits alone. */
export function titleKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
