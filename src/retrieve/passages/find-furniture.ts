import type { Passage } from "./passage.ts";

/** Lines at the head or foot of a page that stand on many pages, and page numbers: the passages of each such group. */
export interface Furniture {
  /** Says the same on every page. */
  running: Passage[][];
  /** Counts the pages. */
  counting: Passage[];
}

/** Longer passages are no header or footer. */
const longest = 200;
const fewestPages = 3;
/** So far from the first or last passage of its page. */
const nearEdge = 3;

/** The passages of one document, in order. */
export function findFurniture(passages: readonly Passage[]): Furniture {
  const edges = atEdges(passages);
  const running = [...Map.groupBy(edges, ({ text }) => squeeze(text)).values()].filter(onSeveralPages);
  const known = new Set(running.flat());
  const numbered = edges.filter((passage) => !known.has(passage) && /\d/u.test(passage.text));
  const counting = [...Map.groupBy(numbered, ({ text }) => squeeze(text).replaceAll(/\d+/gu, "#")).values()];
  return { running, counting: counting.filter(countPages).flat() };
}

/** Short passages near the top or bottom of their page. */
function atEdges(passages: readonly Passage[]): Passage[] {
  const pages = Map.groupBy(passages, pageOf);
  pages.delete(undefined);
  return [...pages.values()].flatMap((page) =>
    page.filter(
      ({ text, table }, at) =>
        (at < nearEdge || at >= page.length - nearEdge) && text.length <= longest && table === undefined,
    ),
  );
}

function pageOf({ part }: Passage): number | undefined {
  return part.position.page ?? part.position.slide;
}

function onSeveralPages(passages: readonly Passage[]): boolean {
  return new Set(passages.map(pageOf)).size >= fewestPages;
}

/** Whether one of the numbers in them goes up by one from page to page; a sum at the foot of a page does not. */
function countPages(passages: readonly Passage[]): boolean {
  const rows = passages.map((passage) => ({ page: pageOf(passage) ?? 0, numbers: numbersOf(passage.text) }));
  const isAlone = new Set(rows.map(({ page }) => page)).size < 2;
  const width = Math.min(4, rows[0]?.numbers.length ?? 0);
  return Array.from({ length: width }, (_, at) => at).some((at) => {
    const offsets = rows.map(({ page, numbers }) => (numbers[at] ?? Number.NaN) - page);
    // a single page must bear its own number, and little else
    if (isAlone)
      return offsets[0] === 0 && /^\D{0,12}\d+(?:\D{1,6}\d+)?\D{0,3}$/u.test(passages[0]?.text.trim() ?? "");
    return offsets.every((offset) => offset === offsets[0]);
  });
}

function numbersOf(text: string): number[] {
  return [...text.matchAll(/\d{1,6}/gu)].map(([digits]) => Number(digits));
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim().toLowerCase();
}
