import { type IParagraphOptions, Paragraph, type ParagraphChild, TextRun } from "docx";
import type {
  Citation,
  CodeBlock,
  Direction,
  HeadingBlock,
  ListBlock,
  ListItem,
  ParagraphBlock,
  TextLine,
} from "../layout.ts";
import type { Job } from "./job.ts";
import { textRuns, toRuns } from "./to-runs.ts";

export const headingStyles = [
  "Heading1",
  "Heading2",
  "Heading3",
  "Heading4",
  "Heading5",
  "Heading6",
] as const;
const deepestLevel = 8;

/** What a paragraph needs for its direction. */
export function sideOf(dir: Direction): Pick<IParagraphOptions, "bidirectional"> {
  return dir === "rtl" ? { bidirectional: true } : {};
}

export function breakOf({ pageBreak }: { pageBreak?: boolean }): Pick<IParagraphOptions, "pageBreakBefore"> {
  return pageBreak ? { pageBreakBefore: true } : {};
}

export function writeHeading(job: Job, block: HeadingBlock): Paragraph[] {
  const level = Math.min(Math.max(block.level, 1), headingStyles.length);
  const number = block.number ?? "";
  const isText = number !== "" && job.headingNumbers === "text";
  const isCounted = number !== "" && job.headingNumbers === "counted";
  const children = [
    ...(isText ? [new TextRun({ text: job.clean(`${number} `) })] : []),
    ...toRuns(job, block),
    ...job.notes.markSources(block.citations),
  ];
  return [
    new Paragraph({
      style: headingStyles[level - 1] ?? "Heading6",
      ...sideOf(block.dir),
      ...breakOf(block),
      ...(job.headingNumbers === "counted" ? { numbering: isCounted && counted(level - 1) } : {}),
      children,
    }),
  ];
}

function counted(level: number): { reference: string; level: number; instance: number; custom: true } {
  return { reference: "headings", level, instance: 0, custom: true };
}

export function writeParagraph(job: Job, block: ParagraphBlock): Paragraph[] {
  return [
    new Paragraph({
      ...(block.kind === "quote" ? { style: "Quote" } : {}),
      ...sideOf(block.dir),
      ...breakOf(block),
      children: [...toRuns(job, block), ...job.notes.markSources(block.citations)],
    }),
  ];
}

interface ListPlace {
  reference: "bullets" | "numbers";
  instance: number;
  level: number;
}

/** Each list counts anew: it is an instance of its own. */
export function writeList(job: Job, block: ListBlock): Paragraph[] {
  const reference = block.isOrdered ? "numbers" : "bullets";
  const place = { reference, instance: job.next(reference), level: 0 } as const;
  const items = flatten(block.items, 0);
  return items.map(({ item, level }, index) => {
    const isLast = index === items.length - 1;
    return listParagraph(
      { ...place, level: Math.min(level, deepestLevel) },
      {
        ...sideOf(item.dir),
        ...(index === 0 ? breakOf(block) : {}),
        ...(isLast ? { spacing: { after: 180 } } : {}),
        children: [...toRuns(job, item), ...(isLast ? job.notes.markSources(block.citations) : [])],
      },
    );
  });
}

function flatten(items: readonly ListItem[], level: number): { item: TextLine; level: number }[] {
  return items.flatMap((item) => [{ item, level }, ...flatten(item.items, level + 1)]);
}

function listParagraph(numbering: ListPlace, rest: IParagraphOptions): Paragraph {
  return new Paragraph({ style: "ListParagraph", numbering, ...rest });
}

/** One paragraph with line breaks, so that a reader copies it as one piece. */
export function writeCode(job: Job, block: CodeBlock): Paragraph[] {
  const text = block.code.replace(/(?<![\r\n])(?:\r?\n)+$/, "");
  const children = textRuns(job, { text, dir: "ltr", look: { noProof: true } });
  return [new Paragraph({ style: "Code", ...breakOf(block), children }), ...sourceLine(job, block.citations)];
}

/** Below what has no words of its own to carry a mark. */
export function sourceLine(job: Job, citations: readonly Citation[]): Paragraph[] {
  const marks: ParagraphChild[] = job.notes.markSources(citations);
  if (marks.length === 0) return [];
  const label = textRuns(job, { text: `${job.layout.words.sources}: `, dir: job.layout.dir, look: {} });
  return [new Paragraph({ style: "SourceLine", ...sideOf(job.layout.dir), children: [...label, ...marks] })];
}

/** A paragraph that shows nothing: between tables, which Word would join, and for page breaks before them. */
export function gap(isNewPage = false): Paragraph {
  return new Paragraph({ style: "Gap", ...(isNewPage ? { pageBreakBefore: true } : {}) });
}
