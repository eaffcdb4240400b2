import { addAll } from "../../lib/add-all.ts";
import { Document, type FileChild, type IPropertiesOptions, Packer } from "docx";
import type { LayoutBlock, RenderWarning, Writer } from "../layout.ts";
import { createJob } from "./create-job.ts";
import { canEstimatePages, pageEstimator } from "./estimate-pages.ts";
import { byline, contents, hasContents, isLongContents, titleParagraphs } from "./front-matter.ts";
import type { DocxJob } from "./job.ts";
import { numberingOf } from "./styles/numbering.ts";
import { firstFooterOf, footerOf, headerOf } from "./running-heads.ts";
import { packParts } from "./parts.ts";
import { settlePackage } from "./settle-package.ts";
import { writeChart, writeImage } from "./write-picture.ts";
import { writeTable } from "./write-table.ts";
import { writeCode, writeHeading, writeList, writeParagraph } from "./write-text.ts";

/** A Word document; what has a home in Word (styles, lists, notes, fields) is written as that. */
export const writeDocx: Writer = async (layout, options) => {
  const warnings: RenderWarning[] = [];
  const job = createJob(layout, options, warnings);
  const children = await writeContent(job);
  const file = new Document({
    ...propertiesOf(job),
    numbering: { config: numberingOf(layout, job.headingNumbers) },
    externalStyles: job.styles,
    footnotes: job.notes.written(),
    ...(hasContents(layout) ? { pageNumbers: pageEstimator(job) } : {}),
    sections: [{ ...(await sectionOf(job)), children }],
  });
  options.signal?.throwIfAborted();
  const packed = await Packer.toBuffer(file);
  const parts = settlePackage(job, packed);
  return { bytes: packParts(parts), warnings: [...layout.warnings, ...warnings] };
};

/** Title, contents and text; where the first heading is the title, the contents stand below it. */
async function writeContent(job: DocxJob): Promise<FileChild[]> {
  const { layout } = job;
  const [first, ...others] = layout.blocks;
  const isTitled = !layout.showTitle && first?.kind === "heading";
  const blocks = isTitled ? others : layout.blocks;
  const list = hasContents(layout) ? contents(job, canEstimatePages(layout)) : [];
  const front = isTitled && first !== undefined ? await writeBlock(job, first) : titleParagraphs(job);
  const children: FileChild[] = [...front, ...byline(job), ...list];
  const isApart = list.length > 0 && isLongContents(layout);
  for (const [index, block] of blocks.entries()) {
    job.options.signal?.throwIfAborted();
    addAll(children, await writeBlock(job, index === 0 && isApart ? { ...block, pageBreak: true } : block));
  }
  return children;
}

async function writeBlock(job: DocxJob, block: LayoutBlock): Promise<FileChild[]> {
  job.notes.enter(block);
  switch (block.kind) {
    case "heading":
      return writeHeading(job, block);
    case "paragraph":
    case "quote":
      return writeParagraph(job, block);
    case "list":
      return writeList(job, block);
    case "table":
      return writeTable(job, block);
    case "code":
      return writeCode(job, block);
    case "image":
      return writeImage(job, block);
    case "chart":
      return writeChart(job, block);
  }
}

async function sectionOf(job: DocxJob): Promise<Omit<IPropertiesOptions["sections"][number], "children">> {
  const { width, height, margin } = job.page;
  const header = await headerOf(job);
  const takesFirst = job.taken?.template.hasFirstPage === true && takesRunning(job);
  // the first page of a letter has no number
  const isLetter = job.layout.form !== undefined && !takesRunning(job);
  const first = isLetter ? await headerOf(job) : undefined;
  return {
    properties: {
      page: { size: { width, height }, margin },
      ...(takesFirst || isLetter ? { titlePage: true } : {}),
    },
    ...(header === undefined ? {} : { headers: { default: header, ...(first && { first }) } }),
    footers: { default: footerOf(job), ...(isLetter && { first: firstFooterOf(job) }) },
  };
}

function takesRunning({ taken }: DocxJob): boolean {
  return taken !== undefined && (taken.takes("header") || taken.takes("footer"));
}

function propertiesOf(job: DocxJob): Omit<IPropertiesOptions, "sections"> {
  const { layout, clean } = job;
  return {
    title: clean(layout.title),
    creator: clean(layout.authors.join("; ")),
    lastModifiedBy: clean(layout.authors[0] ?? ""),
    ...(layout.subject === undefined ? {} : { subject: clean(layout.subject) }),
    ...(layout.keywords === undefined ? {} : { keywords: clean(layout.keywords.join(", ")) }),
    hyphenation: { autoHyphenation: true, consecutiveHyphenLimit: 2, doNotHyphenateCaps: true },
    defaultTabStop: 480,
    theme: themeOf(job),
    ...(job.taken?.template.hasEvenPages && takesRunning(job) ? { evenAndOddHeaderAndFooters: true } : {}),
  };
}

/** What Word offers as colours and fonts of the document. */
function themeOf({ theme: { name, colors, fonts } }: DocxJob): NonNullable<IPropertiesOptions["theme"]> {
  const { text, accent, muted } = colors;
  return {
    name,
    colors: {
      dark1: text,
      dark2: muted,
      accent1: accent,
      accent2: muted,
      hyperlink: accent,
      followedHyperlink: accent,
    },
    fonts: { headings: fonts.heading, body: fonts.body },
  };
}
