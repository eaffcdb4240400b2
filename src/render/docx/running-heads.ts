import {
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
import type { Job } from "./job.ts";
import { textWidthOf } from "./page-shape.ts";
import { rasterise } from "./rasterise.ts";
import { textRuns } from "./to-runs.ts";
import { sideOf } from "./write-text.ts";

const logoHeight = 38;
const logoWidth = 190;

/** The logo on one side, the words on the other; none where there is neither. */
export async function headerOf(job: Job): Promise<Header | undefined> {
  const { logo, header = "" } = job.options;
  const image = logo === undefined ? undefined : await logoRun(logo);
  const text = textRuns(job, { text: header, dir: job.layout.dir, look: {} });
  if (image === undefined && text.length === 0) return undefined;
  const children = image === undefined ? text : [image, new TextRun({ children: [new Tab()] }), ...text];
  return new Header({ children: [line(job, "Header", children)] });
}

/** "Page 1 / 7" at the end of the line, what the user wants at its start. */
export function footerOf(job: Job): Footer {
  const { dir, words } = job.layout;
  const text = textRuns(job, { text: job.options.footer ?? "", dir, look: {} });
  const page = new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] });
  const word = textRuns(job, { text: `${words.page}\u00a0`, dir, look: {} });
  return new Footer({
    children: [line(job, "Footer", [...text, new TextRun({ children: [new Tab()] }), ...word, page])],
  });
}

function line(job: Job, style: string, children: readonly ParagraphChild[]): Paragraph {
  const stop = { type: TabStopType.RIGHT, position: textWidthOf(job.page) };
  return new Paragraph({ style, ...sideOf(job.layout.dir), tabStops: [stop], children });
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
