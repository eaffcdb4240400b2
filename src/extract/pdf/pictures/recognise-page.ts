import { largest } from "../../../lib/largest.ts";
import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { AnnotationMode, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { recogniseCanvas } from "../../image/recognise-canvas.ts";
import { borrowLanes } from "../../image/recognise-in-lanes.ts";
import type { NewPart, Sink } from "../../reader.ts";
import { multiply } from "../matrix.ts";
import type { PageContent, PageScan } from "../pages/page-content.ts";
import { pixelsOf, type Pixels } from "./picture-pixels.ts";
import { toCanvas } from "./to-canvas.ts";
import { toBbox } from "../to-bbox.ts";

export interface PageRecogniser {
  /** Draws the page, waiting for a free place; its text comes later, while other pages are drawn. */
  begin(page: PDFPageProxy, content: PageContent): Promise<{ text: Promise<NewPart[]> }>;
  close(): Promise<void>;
}

const resolution = 200;
const pointsPerInch = 72;
const mostPixels = 20_000_000;
const leastConfidence = 60;
const fewLetters = 20;
/** Of the page. */
const largePicture = 0.5;

/** Hardly a letter, and a picture over most of the page: its text is in the picture. */
export function isScanned({ words, pictures, width, height }: PageContent): boolean {
  const letters = words.reduce(
    (sum, { text, hidden }) => sum + (hidden ? 0 : (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0)),
    0,
  );
  if (letters >= fewLetters) return false;
  // Scanners cut pages into strips: they count together.
  const covered = pictures.reduce((sum, { box }) => {
    const across = Math.min(box.x1, width) - Math.max(box.x0, 0);
    const down = Math.min(box.y1, height) - Math.max(box.y0, 0);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
  return covered > width * height * largePicture;
}

/** Reads pages as pictures, several at a time; recognition starts with the first of them. */
export function createPageRecogniser(languages: readonly string[], sink: Pick<Sink, "warn">): PageRecogniser {
  const lanes = borrowLanes(languages);
  const open = new Set<Promise<unknown>>();
  const read = async (page: number, { canvas, scale }: DrawnPage): Promise<NewPart[]> => {
    const { parts, confidence } = await recogniseCanvas(canvas, lanes);
    if (parts.length > 0 && confidence < leastConfidence)
      sink.warn(
        "low-confidence",
        `The text of page ${page} was read from a picture with a confidence of ${Math.round(confidence)} of 100: check it before use.`,
      );
    return parts.map(({ text, bbox: [x0, y0, x1, y1] }) => ({
      type: "text",
      text,
      position: {
        page,
        bbox: toBbox({ x0: x0 / scale, y0: y0 / scale, x1: x1 / scale, y1: y1 / scale }),
      },
    }));
  };
  return {
    async begin(page, content) {
      // a drawn page is large: no more of them than are read at a time
      while (open.size >= lanes.count) await Promise.race(open);
      const text = read(page.pageNumber, await drawPage(page, content));
      const over: Promise<unknown> = text.then(
        () => open.delete(over),
        () => open.delete(over),
      );
      open.add(over);
      return { text };
    },
    async close() {
      await Promise.all(open);
      await lanes.close();
    },
  };
}

interface DrawnPage {
  canvas: Canvas;
  scale: number;
}

async function drawPage(page: PDFPageProxy, content: PageContent): Promise<DrawnPage> {
  const { width, height } = content;
  const fits = Math.sqrt(mostPixels / Math.max(1, width * height));
  const scale = Math.min(resolution / pointsPerInch, finest(content), fits);
  const viewport = page.getViewport({ scale });
  const pixels = content.scan && (await pixelsOf(page, content.scan.id));
  const canvas = createCanvas(
    Math.max(1, Math.ceil(viewport.width)),
    Math.max(1, Math.ceil(viewport.height)),
  );
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (content.scan !== undefined && pixels !== undefined) {
    drawScan(context, { ...content.scan, pixels, scale });
    return { canvas, scale };
  }
  // The library asks for a browser's canvas; this one draws the same.
  const target = { canvas: null, canvasContext: context };
  await page.render({ ...target, viewport, annotationMode: AnnotationMode.DISABLE }).promise;
  return { canvas, scale };
}

interface DecodedScan extends PageScan {
  pixels: Pixels;
  scale: number;
}

/** A picture that fills the page is decoded already: the library would decode it once more. */
function drawScan(context: SKRSContext2D, { pixels, placed, scale }: DecodedScan): void {
  const { width, height } = pixels;
  const [a, b, c, d, e, f] = multiply(placed, [1 / width, 0, 0, -1 / height, 0, 1]);
  context.imageSmoothingQuality = "high";
  context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
  context.drawImage(toCanvas(pixels, mostPixels), 0, 0);
  context.resetTransform();
}

/** Pixels per point of the pictures on a page: drawn larger they gain nothing and are read worse. */
function finest({ pictures, words, width }: PageContent): number {
  const densities = pictures
    .filter(({ box }) => box.x1 - box.x0 > width * 0.2)
    .map((picture) => picture.width / (picture.box.x1 - picture.box.x0));
  return words.length > 0 || densities.length === 0 ? Infinity : largest(densities, 1);
}
