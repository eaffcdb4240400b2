import { toTitle } from "../../../model/documents/to-title.ts";
import type { Section } from "../../../model/unified-document.ts";
import { groupBySource, isPassage, sourceName, toHeading, toList, toQuote } from "./claim-sections.ts";
import type { WriterClaim } from "./claim-sections.ts";

/** What a slide holds before it is full. */
const mostLines = 5;
const mostWords = 90;
/** With the title slide. */
const usualSlides = 8;

const wished =
  /(?<![\p{L}\p{N}])(?:\d{1,2}\s?(?:-|–|to|bis|à|a)\s?)?(?<high>\d{1,2})[\s-]+(?:\p{L}+\s+)?(?:slides?|folien|diapositiv\p{L}*|diapos?)(?!\p{L})/iu;

/** A heading and a few lines a slide; what does not fit the number of slides that was asked for is left out. */
export function writeSlides(claims: readonly WriterClaim[], order: string): Section[] {
  const { high } = wished.exec(order)?.groups ?? {};
  const most = Math.max(1, (high === undefined ? usualSlides : Number(high)) - 1);
  const fewest = Math.max(1, Number(high ?? 2) - 1);
  const groups = [...groupBySource(claims)].flatMap(([source, own]) =>
    cutSlides(own, Math.min(mostLines, Math.ceil(own.length / fewest))).map((lines) => ({ source, lines })),
  );
  return groups.slice(0, most).flatMap(({ source, lines }, at): Section[] => {
    const heading = headingOf(lines) ?? sourceName(source);
    const short = lines.filter((claim) => !isPassage(claim));
    return [
      toHeading(at === 0 ? heading : `${heading} (${at + 1})`, `s${at + 1}`),
      ...(short.length === 0 ? [] : [toList(short, `s${at + 1}-list`)]),
      ...lines.filter(isPassage).map((claim, own) => toQuote(claim, `s${at + 1}-q${own + 1}`)),
    ];
  });
}

function cutSlides(claims: readonly WriterClaim[], lines: number): WriterClaim[][] {
  const slides: WriterClaim[][] = [];
  let words = 0;
  for (const claim of claims) {
    const own = claim.text.split(/\s+/u).length;
    const last = slides.at(-1);
    if (last !== undefined && last.length < Math.max(1, lines) && words + own <= mostWords) {
      last.push(claim);
      words += own;
    } else {
      slides.push([claim]);
      words = own;
    }
  }
  return slides;
}

function headingOf(lines: readonly WriterClaim[]): string | undefined {
  const parts = new Set(lines.flatMap(({ part }) => part ?? []));
  const [only] = parts;
  return parts.size === 1 && only !== undefined && only.length < 60 ? toTitle(only) : undefined;
}
