import type { Layout, ParagraphBlock } from "../layout.ts";
import { createFlow, openSlide, placeText } from "./flow.ts";
import { type Area, lineRuns, type Paragraph, type Run, type Slide } from "./slide.ts";

const longest = 160;

/** The first slide; a title that no slide can hold is shortened there and stands in full behind it. */
export function titleSlide(layout: Layout, area: Area, lead: readonly ParagraphBlock[] = []): Slide[] {
  const isLong = layout.title.length > longest;
  const title: Run[] = [
    { text: isLong ? `${layout.title.slice(0, longest).toWellFormed().trimEnd()}…` : layout.title },
  ];
  const lines = [...longLines(layout), layout.dateText ?? ""].filter((line) => line !== "");
  const paragraphs = [
    ...lead.map(({ spans, citations, dir }): Paragraph => ({
      ...{ runs: lineRuns(spans, citations), dir },
      ...{ size: 18, before: 6 },
    })),
    ...lines.map((text, index): Paragraph => ({
      ...{ runs: [{ text: cut(text) }], dir: layout.dir, size: 18 },
      before: index === 0 && lead.length > 0 ? 18 : 6,
    })),
  ];
  const first: Slide = {
    kind: "title",
    title,
    dir: layout.dir,
    part: 1,
    boxes: [{ kind: "text", look: "plain", ...area, paragraphs }],
    footnotes: [],
    citations: lead.flatMap(({ spans, citations }) => [
      ...spans.flatMap(({ citations: own = [] }) => own),
      ...citations,
    ]),
  };
  if (!isLong) return [first];
  const flow = createFlow(layout, area);
  openSlide(flow, title, layout.dir);
  placeText(flow, { runs: [{ text: layout.title }], dir: layout.dir, size: 18, before: 0, bold: true });
  return [first, ...flow.slides];
}

const longLines = ({ subject, authors }: Layout): string[] => [subject ?? "", authors.join(", ")];

/** Whether the first slide does not hold all that is said of the document. */
export const isCutOnTitle = (layout: Layout): boolean =>
  longLines(layout).some((line) => line.length > longestLine);

const longestLine = 200;

const cut = (text: string): string =>
  text.length > longestLine ? `${text.slice(0, longestLine).toWellFormed()}…` : text;
