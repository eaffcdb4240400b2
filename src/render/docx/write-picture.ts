import { ImageRun, Paragraph } from "docx";
import { drawChartPng } from "../draw-chart.ts";
import type { ChartBlock, ImageBlock, Picture, TextLine } from "../layout.ts";
import type { Job } from "./job.ts";
import { textHeightOf, textWidthOf } from "./page-shape.ts";
import { isPlainSvg, rasterise } from "./rasterise.ts";
import { textRuns } from "./to-runs.ts";
import { writeCaption } from "./write-caption.ts";
import { breakOf, sourceLine } from "./write-text.ts";

const twipsPerPixel = 15;
// So that a picture and its caption stay on one page with some text.
const highest = 0.6;
const sharpEnough = 2;

interface Shown {
  picture: Picture | undefined;
  alt: string;
  caption: TextLine | undefined;
}

export async function writeImage(job: Job, block: ImageBlock): Promise<Paragraph[]> {
  const { picture, alt, caption } = block;
  return show(job, block, { picture, alt, caption });
}

/** The title is written as the caption, where it can be read, found and translated, and not into the picture. */
export async function writeChart(job: Job, block: ChartBlock): Promise<Paragraph[]> {
  const { title, ...untitled } = block;
  const picture = await drawChartPng(untitled, job.theme, job.layout);
  const caption = title === undefined ? undefined : { spans: [{ text: title }], dir: job.layout.dir };
  return show(job, block, { picture: halved(picture), alt: block.alt, caption });
}

/** Charts are drawn at double size to be sharp. */
function halved(picture: Picture): Picture {
  return { ...picture, width: picture.width / sharpEnough, height: picture.height / sharpEnough };
}

async function show(job: Job, block: ImageBlock | ChartBlock, shown: Shown): Promise<Paragraph[]> {
  const run = shown.picture === undefined ? undefined : await toImageRun(job, shown.picture, shown.alt);
  const instead = textRuns(job, { text: shown.alt, dir: job.layout.dir, look: { italics: true } });
  const paragraph = new Paragraph({
    style: "Figure",
    ...breakOf(block),
    ...(shown.caption === undefined ? {} : { keepNext: true }),
    children: run === undefined ? instead : [run],
  });
  if (shown.caption === undefined) return [paragraph, ...sourceLine(job, block.citations)];
  return [paragraph, writeCaption(job, { kind: "figure", line: shown.caption, citations: block.citations })];
}

async function toImageRun(job: Job, picture: Picture, alt: string): Promise<ImageRun | undefined> {
  const number = job.next("picture");
  const transformation = fit(job, picture);
  const altText = { name: `${job.clean(job.layout.words.figure)} ${number}`, description: job.clean(alt) };
  const rest = { transformation, altText: { ...altText, id: String(number) } };
  switch (picture.mediaType) {
    case "image/png":
      return new ImageRun({ type: "png", data: picture.bytes, ...rest });
    case "image/jpeg":
      return new ImageRun({ type: "jpg", data: picture.bytes, ...rest });
    case "image/gif":
      return new ImageRun({ type: "gif", data: picture.bytes, ...rest });
    case "image/svg+xml": {
      const data = await rasterise(picture);
      if (data === undefined) return undefined;
      if (!isPlainSvg(picture.bytes)) return new ImageRun({ type: "png", data, ...rest });
      return new ImageRun({ type: "svg", data: picture.bytes, fallback: { type: "png", data }, ...rest });
    }
  }
}

function fit(job: Job, { width, height }: Picture): { width: number; height: number } {
  const room = {
    width: textWidthOf(job.page) / twipsPerPixel,
    height: (textHeightOf(job.page) / twipsPerPixel) * highest,
  };
  const [wide, high] = [Math.max(width, 1), Math.max(height, 1)];
  const scale = Math.min(1, room.width / wide, room.height / high);
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) };
}
