import { numbersOf } from "../citations/source-text.ts";
import type { Citation, Layout, LayoutSource } from "../layout.ts";
import { directionOf } from "../inline/text-direction.ts";
import { breakLines } from "./break-lines.ts";
import { type Area, lineHeight, type Paragraph, type Run } from "./slide.ts";

const size = 10;
const before = 2;
/** Of the height of a slide; the notes of the slide have all of them. */
const largestShare = 0.2;

/** "[1] Lease.pdf, page 4, [3] page 5 · [2] costs.xlsx, sheet Q1": each document once, on as few lines as it takes. */
export function sourceLines(
  layout: Layout,
  citations: readonly Citation[],
  { width, height: whole }: Area,
): { paragraphs: Paragraph[]; height: number } {
  const cited = new Set(numbersOf(citations));
  const documents = Map.groupBy(
    layout.sources.filter(({ number }) => cited.has(number)),
    ({ document }) => document,
  );
  const texts = [...documents].map(([name, places]) =>
    places.map((source, index) => printSource(source, index === 0 ? "" : name)).join(", "),
  );
  const isTurned = layout.dir === "rtl" || texts.some((text) => directionOf(text, layout.dir) === "rtl");
  // names in two directions on one line would stand in an order that nobody can read
  const lines = isTurned ? texts : texts.length === 0 ? [] : [texts.join(" · ")];
  const paragraphs: Paragraph[] = [];
  let height = 0;
  for (const text of lines) {
    const fitted = fitLine(text, { width, height: whole * largestShare - height });
    if (fitted === undefined) break;
    const dir = directionOf(text, layout.dir);
    paragraphs.push({ runs: fitted.runs, dir, size, before, tone: "muted" });
    height += fitted.height;
  }
  return { paragraphs, height };
}

/** As many lines as there is room for. */
function fitLine(
  text: string,
  { width, height }: { width: number; height: number },
): { runs: Run[]; height: number } | undefined {
  const all: Run[] = [{ text }];
  const lines = breakLines(all, { size, width });
  const step = lineHeight(all, size);
  const most = Math.floor((height - before) / step);
  if (most < 1) return undefined;
  const runs = lines.length <= most ? all : [...lines.slice(0, most - 1).flat(), { text: "…" }];
  return { runs, height: Math.min(lines.length, most) * step + before };
}

/** Without the name of the document, where it was said just before. */
function printSource({ number, place }: LayoutSource, said: string): string {
  const rest = said !== "" && place.startsWith(`${said}, `) ? place.slice(said.length + 2) : place;
  return `[${number}]\u00a0${rest}`;
}
