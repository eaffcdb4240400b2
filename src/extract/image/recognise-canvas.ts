import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Recognised, Recogniser } from "../recognise-text.ts";
import { toGrey } from "./to-grey.ts";

/** Below this size letters are as a rule too small; above the other there is nothing to gain. */
const fewPixels = 1_000_000;
const manyPixels = 20_000_000;
const doubtful = 80;

/** The text of a picture, enlarged or reduced to where letters are read best; boxes in its own pixels. */
export async function recogniseCanvas(canvas: Canvas, recogniser: Recogniser): Promise<Recognised> {
  const pixels = canvas.width * canvas.height;
  const scale = pixels < fewPixels ? 2 : 1 / divisorFor(pixels);
  const first = await recogniseAt(canvas, scale, recogniser);
  const larger = scale * 2;
  if (first.confidence >= doubtful || pixels * larger * larger > manyPixels) return first;
  const second = await recogniseAt(canvas, larger, recogniser);
  return second.confidence > first.confidence ? second : first;
}

/** By how much a picture may be reduced without a loss; a power of two, so that tiles meet without a seam. */
export function divisorFor(pixels: number): number {
  let divisor = 1;
  while (pixels / (divisor * divisor) > manyPixels) divisor *= 2;
  return divisor;
}

async function recogniseAt(canvas: Canvas, scale: number, recogniser: Recogniser): Promise<Recognised> {
  const { parts, confidence } = await recogniser.recognise(toGrey(scaled(canvas, scale)));
  const toOwn = (value: number) => Math.round(value / scale);
  return {
    confidence,
    parts: parts.map(({ bbox: [left, top, right, bottom], ...part }) => ({
      ...part,
      bbox: [toOwn(left), toOwn(top), toOwn(right), toOwn(bottom)],
    })),
  };
}

function scaled(canvas: Canvas, scale: number): Canvas {
  if (scale === 1) return canvas;
  const [width, height] = [Math.ceil(canvas.width * scale), Math.ceil(canvas.height * scale)];
  const target = createCanvas(width, height);
  const context = target.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, 0, 0, canvas.width * scale, canvas.height * scale);
  return target;
}
