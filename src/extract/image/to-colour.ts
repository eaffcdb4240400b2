import type { Canvas } from "@napi-rs/canvas";

const bandPixels = 4_000_000;

/** A picture as PPM, three bytes a pixel: on coloured ground text recognition reads it where it fails on grey. */
export function toColour(canvas: Canvas): Uint8Array {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  const head = Buffer.from(`P6\n${width} ${height}\n255\n`);
  const colour = new Uint8Array(head.length + width * height * 3);
  colour.set(head);
  // In bands, because a copy of all pixels would double the memory.
  const bandRows = Math.max(1, Math.floor(bandPixels / width));
  let at = head.length;
  for (let top = 0; top < height; top += bandRows) {
    const { data } = context.getImageData(0, top, width, Math.min(bandRows, height - top));
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      const alpha = data[pixel + 3] ?? 255;
      for (let channel = 0; channel < 3; channel += 1) {
        // What shows through is white paper.
        colour[at] = ((data[pixel + channel] ?? 255) * alpha + 255 * (255 - alpha)) / 255;
        at += 1;
      }
    }
  }
  return colour;
}
