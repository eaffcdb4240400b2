import { type FileChild, LeaderType, Paragraph, TableOfContents } from "docx";
import type { Layout } from "../layout.ts";
import { byline as bylineOf } from "../byline.ts";
import type { DocxJob } from "./job.ts";
import { textRuns } from "./to-runs.ts";
import { sideOf } from "./write-text.ts";

// A longer list of contents has its page to itself, together with the title.
const longContents = 12;

export function titleParagraphs(job: DocxJob): Paragraph[] {
  const { layout } = job;
  if (!layout.showTitle || layout.title.trim() === "") return [];
  const children = textRuns(job, { text: layout.title, dir: layout.dir, look: {} });
  // where no line follows that parts it from the text
  const air = byline(job).length > 0 ? {} : { spacing: { after: 280 } };
  return [new Paragraph({ style: "Title", ...sideOf(layout.dir), ...air, children })];
}

/** The subject, and authors and date on one line. */
export function byline(job: DocxJob): Paragraph[] {
  const { layout } = job;
  // a letter says who writes and when by itself
  if (layout.form !== undefined) return [];
  const text = [layout.subject ?? "", bylineOf(layout)].filter((part) => part !== "").join("\n");
  if (text === "") return [];
  const children = textRuns(job, { text, dir: layout.dir, look: {} });
  return [new Paragraph({ style: "Subtitle", ...sideOf(layout.dir), children })];
}

export function hasContents({ contents, blocks }: Layout): boolean {
  return contents && blocks.some((block) => block.kind === "heading" && block.level <= 3);
}

/** Whether the text begins on a new page after the contents. */
export function isLongContents({ blocks }: Layout): boolean {
  return blocks.filter((block) => block.kind === "heading" && block.level <= 3).length > longContents;
}

/** Filled in from the headings; without page numbers there is nothing for dots to lead to. */
export function contents(job: DocxJob, hasPages: boolean): FileChild[] {
  const { layout } = job;
  if (!hasPages)
    job.warn("contents-without-pages", "The contents show no page numbers yet: press Ctrl+A and F9 in Word.");
  const children = textRuns(job, { text: layout.words.contents, dir: layout.dir, look: {} });
  return [
    new Paragraph({ style: "TOCHeading", ...sideOf(layout.dir), children }),
    new TableOfContents(job.clean(layout.words.contents), {
      hyperlink: true,
      headingStyleRange: "1-3",
      beginDirty: false,
      tabLeader: hasPages ? LeaderType.DOT : LeaderType.NONE,
    }),
  ];
}
