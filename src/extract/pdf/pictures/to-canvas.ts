import { createCanvas, ImageData, type Canvas } from "@napi-rs/canvas";
import { ImageKind } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Pixels } from "./picture-pixels.ts";

const bandPixels = 4_000_000;

/** A decoded picture to draw with; of one with more pixels than so many only every second or third. */
export function toCanvas(pixels: Pixels, most: number): Canvas {
  const step = Math.ceil(Math.sqrt((pixels.width * pixels.height) / most));
  const [width, height] = [Math.floor(pixels.width / step), Math.floor(pixels.height / step)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const rows = Math.max(1, Math.floor(bandPixels / width));
  const read = pixels.kind === ImageKind.GRAYSCALE_1BPP ? readBits : readBytes;
  // In bands, because a copy of all pixels would double the memory.
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    const rgba = new Uint8ClampedArray(width * count * 4);
    for (let y = 0; y < count; y += 1)
      read(pixels, (top + y) * step, { rgba, step, from: y * width * 4, to: (y + 1) * width * 4 });
    context.putImageData(new ImageData(rgba, width, count), 0, top);
  }
  return canvas;
}

interface Row {
  rgba: Uint8ClampedArray;
  step: number;
  from: number;
  to: number;
}

function readBytes({ width, kind, data }: Pixels, row: number, { rgba, step, from, to }: Row): void {
  const channels = kind === ImageKind.RGBA_32BPP ? 4 : 3;
  let source = row * width * channels;
  for (let target = from; target < to; target += 4) {
    rgba[target] = data[source] ?? 255;
    rgba[target + 1] = data[source + 1] ?? 255;
    rgba[target + 2] = data[source + 2] ?? 255;
    rgba[target + 3] = channels === 4 ? (data[source + 3] ?? 255) : 255;
    source += step * channels;
  }
}

function readBits({ width, data }: Pixels, row: number, { rgba, step, from, to }: Row): void {
  const start = row * ((width + 7) >> 3);
  let column = 0;
  for (let target = from; target < to; target += 4) {
    const bit = ((data[start + (column >> 3)] ?? 255) >> (7 - (column & 7))) & 1;
    rgba.fill(bit * 255, target, target + 3);
    rgba[target + 3] = 255;
    column += step;
  }
}
