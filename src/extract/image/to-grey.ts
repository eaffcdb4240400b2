import type { Canvas } from "@napi-rs/canvas";

const bandPixels = 4_000_000;

/** A picture as PGM, one byte a pixel: text recognition takes it several times faster than a PNG. */
export function toGrey(canvas: Canvas): Uint8Array {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const grey = new Uint8Array(head.length + width * height);
  grey.set(head);
  // In bands, because a copy of all pixels would double the memory.
  const bandRows = Math.max(1, Math.floor(bandPixels / width));
  let at = head.length;
  for (let top = 0; top < height; top += bandRows) {
    const { data } = context.getImageData(0, top, width, Math.min(bandRows, height - top));
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      grey[at] = greyOf(data, pixel);
      at += 1;
    }
  }
  return grey;
}

/** What shows through is white paper. */
function greyOf(rgba: Uint8ClampedArray, at: number): number {
  const [red = 0, green = 0, blue = 0, alpha = 0] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]];
  const luma = (red * 77 + green * 150 + blue * 29) >> 8;
  return alpha === 255 ? luma : Math.round((luma * alpha + 255 * (255 - alpha)) / 255);
}
