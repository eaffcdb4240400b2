import {
  AlignmentType,
  Footer,
  Header,
  ImageRun,
  Paragraph,
  type ParagraphChild,
  PageNumber,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import type { Picture } from "../layout.ts";
import type { DocxJob } from "./job.ts";
import { textWidthOf } from "./page-shape.ts";
import { rasterise } from "./rasterise.ts";
import { textRuns } from "./to-runs.ts";
import { sideOf } from "./write-text.ts";

const logoHeight = 38;
const logoWidth = 190;

/** The logo on one side, the words on the other; none where there is neither. */
export async function headerOf(job: DocxJob): Promise<Header | undefined> {
  const { logo, header = "" } = job.options;
  const image = logo === undefined ? undefined : await logoRun(logo);
  const text = textRuns(job, { text: header, dir: job.layout.dir, look: {} });
  if (image === undefined && text.length === 0) return undefined;
  const children = image === undefined ? text : [image, new TextRun({ children: [new Tab()] }), ...text];
  return new Header({ children: [line(job, "Header", children)] });
}

/** "Page 1 of 7" at the end of the line, what the user wants at its start. */
export function footerOf(job: DocxJob): Footer {
  const { dir, words } = job.layout;
  const text = textRuns(job, { text: job.options.footer ?? "", dir, look: {} });
  const { before, between, after } = words.pageOf;
  const page = new TextRun({
    children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after].filter(
      (piece) => piece !== "",
    ),
  });
  if (text.length === 0) return new Footer({ children: [endLine(job, [page])] });
  return new Footer({
    children: [line(job, "Footer", [...text, new TextRun({ children: [new Tab()] }), page])],
  });
}

function line(job: DocxJob, style: string, children: readonly ParagraphChild[]): Paragraph {
  const stop = { type: TabStopType.RIGHT, position: textWidthOf(job.page) };
  return new Paragraph({ style, ...sideOf(job.layout.dir), tabStops: [stop], children });
}

/** The words that the user wants, without a number. */
export function firstFooterOf(job: DocxJob): Footer {
  const { dir } = job.layout;
  const text = textRuns(job, { text: job.options.footer ?? "", dir, look: {} });
  return new Footer({ children: [line(job, "Footer", text)] });
}

/** Alone it needs no tab, which not every program sets at the margin. */
function endLine(job: DocxJob, children: readonly ParagraphChild[]): Paragraph {
  return new Paragraph({
    style: "Footer",
    ...sideOf(job.layout.dir),
    alignment: AlignmentType.END,
    children,
  });
}

async function logoRun(logo: Picture): Promise<ImageRun | undefined> {
  const type = {
    "image/png": "png",
    "image/jpeg": "jpg",
    "image/gif": "gif",
    "image/svg+xml": "png",
  } as const;
  const data = logo.mediaType === "image/svg+xml" ? await rasterise(logo) : logo.bytes;
  if (data === undefined) return undefined;
  const scale = Math.min(logoHeight / Math.max(logo.height, 1), logoWidth / Math.max(logo.width, 1));
  const transformation = { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) };
  const altText = { name: "Logo", description: "Logo", id: "9000" };
  return new ImageRun({ type: type[logo.mediaType], data, transformation, altText });
}
