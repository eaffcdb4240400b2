import { addAll } from "../../lib/add-all.ts";
import { ImageRun, Paragraph, type ParagraphChild } from "docx";
import { ChartRun } from "docx/charts";
import { splitPies } from "../chart/split-pies.ts";
import { drawChartPng } from "../chart/draw-chart.ts";
import type { ChartBlock, ImageBlock, Picture, TextLine } from "../layout.ts";
import type { DocxJob } from "./job.ts";
import { textHeightOf, textWidthOf } from "./page-shape.ts";
import { isPlainSvg, rasterise } from "./rasterise.ts";
import { placeholder } from "./settle-charts.ts";
import { textRuns } from "./to-runs.ts";
import { writeCaption } from "./write-caption.ts";
import { breakOf, sourceLine } from "./write-text.ts";

const twipsPerPixel = 15;
// So that a picture and its caption stay on one page with some text.
const highest = 0.6;
const sharpEnough = 2;
const chartSize = { width: 720, height: 400 };

interface Shown {
  run: ParagraphChild | undefined;
  alt: string;
  caption: TextLine | undefined;
}

export async function writeImage(job: DocxJob, block: ImageBlock): Promise<Paragraph[]> {
  const { picture, alt, caption } = block;
  const run = picture === undefined ? undefined : await toImageRun(job, picture, alt);
  return show(job, block, { run, alt, caption });
}

/** The title is written as the caption, where it can be read, found and translated, and not into the chart. */
export async function writeChart(job: DocxJob, block: ChartBlock): Promise<Paragraph[]> {
  const paragraphs: Paragraph[] = [];
  for (const { title, ...untitled } of splitPies(block)) {
    const caption = title === undefined ? undefined : { spans: [{ text: title }], dir: job.layout.dir };
    const run = hasNumbers(untitled) ? placeChart(job, untitled) : await drawChart(job, untitled);
    addAll(paragraphs, show(job, untitled, { run, alt: block.alt, caption }));
  }
  return paragraphs;
}

function hasNumbers({ series, labels }: ChartBlock): boolean {
  return series.some(({ values }) => values.slice(0, labels.length).some((value) => value !== null));
}

/** The library makes room for a chart; its part is written by `settleCharts`, with the look it has in every format. */
function placeChart(job: DocxJob, block: ChartBlock): ChartRun {
  job.charts.push(block);
  return new ChartRun({
    ...{ type: "column", categories: ["-"], transformation: fit(job, chartSize) },
    series: [{ name: placeholder(job.charts.length - 1), values: [0] }],
    altText: nameFigure(job, block.alt),
  });
}

/** Without numbers there is nothing that Word could draw. */
async function drawChart(job: DocxJob, block: ChartBlock): Promise<ImageRun | undefined> {
  const picture = await drawChartPng(block, job.theme, job.layout);
  // Drawn at double size to be sharp.
  const size = { width: picture.width / sharpEnough, height: picture.height / sharpEnough };
  return toImageRun(job, { ...picture, ...size }, block.alt);
}

function show(job: DocxJob, block: ImageBlock | ChartBlock, { run, alt, caption }: Shown): Paragraph[] {
  const instead = textRuns(job, { text: alt, dir: job.layout.dir, look: { italics: true } });
  const paragraph = new Paragraph({
    style: "Figure",
    ...breakOf(block),
    ...(caption === undefined ? {} : { keepNext: true }),
    children: run === undefined ? instead : [run],
  });
  if (caption === undefined) return [paragraph, ...sourceLine(job, block.citations)];
  return [paragraph, writeCaption(job, { kind: "figure", line: caption, citations: block.citations })];
}

async function toImageRun(job: DocxJob, picture: Picture, alt: string): Promise<ImageRun | undefined> {
  const rest = { transformation: fit(job, picture), altText: nameFigure(job, alt) };
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

/** Name and description for those who cannot see it. */
function nameFigure(job: DocxJob, alt: string): { id: string; name: string; description: string } {
  const number = job.next("picture");
  const name = `${job.clean(job.layout.words.figure)} ${number}`;
  return { id: String(number), name, description: job.clean(alt) };
}

function fit(
  job: DocxJob,
  { width, height }: Pick<Picture, "width" | "height">,
): { width: number; height: number } {
  const room = {
    width: textWidthOf(job.page) / twipsPerPixel,
    height: (textHeightOf(job.page) / twipsPerPixel) * highest,
  };
  const [wide, high] = [Math.max(width, 1), Math.max(height, 1)];
  const scale = Math.min(1, room.width / wide, room.height / high);
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) };
}
