import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { largest } from "../../lib/largest.ts";
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
  const inColour = () => recogniseAt(canvas, scale, { recogniser, encode: toColour });
  const first = hasColouredGround(canvas) ? await inColour() : undefined;
  if (first !== undefined && first.confidence >= doubtful) return first;
  const grey = await recogniseGrey(canvas, scale, recogniser);
  if (grey.confidence >= doubtfulInGrey) return grey;
  const colour = first ?? (await inColour());
  return colour.confidence > grey.confidence ? colour : grey;
}

/** One colour over so much of a picture is the ground of a table or a sheet; photographs have none. */
const muchGround = 0.15;
const colourful = 40;
const lookedAt = 100;

function hasColouredGround(canvas: Canvas): boolean {
  const small = createCanvas(lookedAt, lookedAt);
  const context = small.getContext("2d");
  context.drawImage(canvas, 0, 0, lookedAt, lookedAt);
  const { data } = context.getImageData(0, 0, lookedAt, lookedAt);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4);
    if (opacity < 255 || Math.max(red, green, blue) - Math.min(red, green, blue) < colourful) continue;
    const colour = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return largest([...counts.values()], 0) >= muchGround * lookedAt * lookedAt;
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
