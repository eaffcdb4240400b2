import { Bookmark, Paragraph, Tab, TextRun } from "docx";
import { directionOf } from "../text-direction.ts";
import type { Job } from "./job.ts";
import { sourceAnchor } from "./notes.ts";
import { textRuns } from "./to-runs.ts";
import { sideOf } from "./write-text.ts";

/** The list at the end: number, place and the words that are cited. */
export function writeSources(job: Job): Paragraph[] {
  const { layout } = job;
  if (layout.sources.length === 0) return [];
  const { dir } = layout;
  const heading = new Paragraph({
    style: "Heading1",
    ...sideOf(dir),
    numbering: false,
    children: textRuns(job, { text: layout.words.sources, dir, look: {} }),
  });
  const entries = layout.sources.map(({ number, place, source }) => {
    const quote = source.quote.trim();
    const text = quote === "" ? place : `${place}: ${quote}`;
    const side = directionOf(text, dir);
    const mark = new Bookmark({ id: sourceAnchor(number), children: [new TextRun({ text: `[${number}]` })] });
    const tab = new TextRun({ children: [new Tab()] });
    return new Paragraph({
      style: "SourceEntry",
      ...sideOf(side),
      children: [mark, tab, ...textRuns(job, { text, dir: side, look: {} })],
    });
  });
  return [heading, ...entries];
}
