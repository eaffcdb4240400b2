import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Recognised, Recogniser } from "./recognise-text.ts";
import { toColour, toGrey } from "./to-netpbm.ts";

/** Below this size letters are as a rule too small; above the other there is nothing to gain. */
const fewPixels = 1_000_000;
const manyPixels = 20_000_000;
const largestAgain = 12_000_000;
const doubtful = 80;
/** Coloured ground can hide in grey what colour shows. */
const doubtfulInGrey = 75;

/** The text of a picture, enlarged or reduced to where letters are read best; boxes in its own pixels. */
export async function recogniseCanvas(canvas: Canvas, recogniser: Recogniser): Promise<Recognised> {
  const pixels = canvas.width * canvas.height;
  const scale = pixels < fewPixels ? 2 : 1 / divisorFor(pixels);
  const grey = await recogniseGrey(canvas, scale, recogniser);
  if (grey.confidence >= doubtfulInGrey) return grey;
  const colour = await recogniseAt(canvas, scale, { recogniser, encode: toColour });
  return colour.confidence > grey.confidence ? colour : grey;
}

/** Once more in twice the size where the first try is in doubt and memory allows. */
async function recogniseGrey(canvas: Canvas, scale: number, recogniser: Recogniser): Promise<Recognised> {
  const first = await recogniseAt(canvas, scale, { recogniser, encode: toGrey });
  const larger = scale * 2;
  const pixels = canvas.width * canvas.height * larger * larger;
  if (first.confidence >= doubtful || pixels > largestAgain) return first;
  const second = await recogniseAt(canvas, larger, { recogniser, encode: toGrey });
  return second.confidence > first.confidence ? second : first;
}

/** By how much a picture may be reduced without a loss; a power of two, so that tiles meet without a seam. */
export function divisorFor(pixels: number): number {
  let divisor = 1;
  while (pixels / (divisor * divisor) > manyPixels) divisor *= 2;
  return divisor;
}

interface Attempt {
  recogniser: Recogniser;
  encode(canvas: Canvas): Uint8Array;
}

async function recogniseAt(
  canvas: Canvas,
  scale: number,
  { recogniser, encode }: Attempt,
): Promise<Recognised> {
  const { parts, confidence } = await recogniser.recognise(encode(scaled(canvas, scale)));
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
