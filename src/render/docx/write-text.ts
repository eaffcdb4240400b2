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
import type { DocxJob } from "./job.ts";
import { numbersFrom } from "./styles/numbering.ts";
import { letterStyleIds } from "./styles/letter-styles.ts";
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

export function writeHeading(job: DocxJob, block: HeadingBlock): Paragraph[] {
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

export function writeParagraph(job: DocxJob, block: ParagraphBlock): Paragraph[] {
  const own = block.role === undefined ? undefined : letterStyleIds[block.role];
  const style = block.kind === "quote" ? "Quote" : own;
  return [
    new Paragraph({
      ...(style === undefined ? {} : { style }),
      ...sideOf(block.dir),
      ...breakOf(block),
      children: [...toRuns(job, block), ...job.notes.markSources(block.citations)],
    }),
  ];
}

interface ListPlace {
  reference: string;
  instance: number;
  level: number;
}

/** Each list counts anew: it is an instance of its own. */
export function writeList(job: DocxJob, block: ListBlock): Paragraph[] {
  const items = flatten(block.items, { place: placeOf(job, block), isOrdered: block.isOrdered, job });
  return items.map(({ item, place }, index) => {
    const isLast = index === items.length - 1;
    return listParagraph(
      { ...place, level: Math.min(place.level, deepestLevel) },
      {
        ...sideOf(item.dir),
        ...(index === 0 ? breakOf(block) : {}),
        ...(isLast ? { spacing: { after: 180 } } : {}),
        children: [...toRuns(job, item), ...(isLast ? job.notes.markSources(block.citations) : [])],
      },
    );
  });
}

function placeOf(
  job: DocxJob,
  { isOrdered, start }: Pick<ListBlock, "isOrdered" | "start">,
  level = 0,
): ListPlace {
  const reference = isOrdered ? numbersFrom(start, Math.min(level, deepestLevel)) : "bullets";
  return { reference, instance: job.next(reference), level };
}

interface ListAround {
  job: DocxJob;
  place: ListPlace;
  isOrdered: boolean;
}

/** Items below others count on in their list, unless they are of the other kind: then theirs is a list of its own. */
function flatten(items: readonly ListItem[], around: ListAround): { item: TextLine; place: ListPlace }[] {
  const { job, place, isOrdered } = around;
  return items.flatMap((item) => {
    const isBelow = item.isOrdered ?? isOrdered;
    const own =
      isBelow === isOrdered || item.items.length === 0
        ? place
        : placeOf(job, { isOrdered: isBelow }, place.level + 1);
    const below = { job, isOrdered: isBelow, place: { ...own, level: place.level + 1 } };
    return [{ item, place }, ...flatten(item.items, below)];
  });
}

function listParagraph(numbering: ListPlace, rest: IParagraphOptions): Paragraph {
  return new Paragraph({ style: "ListParagraph", numbering, ...rest });
}

/** One paragraph with line breaks, so that a reader copies it as one piece. */
export function writeCode(job: DocxJob, block: CodeBlock): Paragraph[] {
  const text = block.code.replace(/(?<![\r\n])(?:\r?\n)+$/, "");
  const children = textRuns(job, { text, dir: "ltr", look: { noProof: true } });
  return [new Paragraph({ style: "Code", ...breakOf(block), children }), ...sourceLine(job, block.citations)];
}

/** Below what has no words of its own to carry a mark. */
export function sourceLine(job: DocxJob, citations: readonly Citation[]): Paragraph[] {
  const marks: ParagraphChild[] = job.notes.markSources(citations);
  if (marks.length === 0) return [];
  const label = textRuns(job, { text: `${job.layout.words.sources}: `, dir: job.layout.dir, look: {} });
  return [new Paragraph({ style: "SourceLine", ...sideOf(job.layout.dir), children: [...label, ...marks] })];
}

/** A paragraph that shows nothing: between tables, which Word would join, and for page breaks before them. */
export function gap(isNewPage = false): Paragraph {
  return new Paragraph({ style: "Gap", ...(isNewPage ? { pageBreakBefore: true } : {}) });
}
