import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";

/** As PNG, no longer on a side than so many pixels; never enlarged. */
export async function reduce(canvas: Canvas, longest: number): Promise<Uint8Array> {
  const scale = Math.min(1, longest / Math.max(canvas.width, canvas.height));
  if (scale === 1) return canvas.encode("png");
  const [width, height] = [canvas.width, canvas.height].map((side) => Math.max(1, Math.round(side * scale)));
  const small = createCanvas(width ?? 1, height ?? 1);
  const context = small.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return small.encode("png");
}
