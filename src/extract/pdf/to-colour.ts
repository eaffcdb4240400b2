import type { Canvas } from "@napi-rs/canvas";

/** A picture as PPM, three bytes a pixel: on coloured ground text recognition reads it where it fails on grey. */
export function toColour(canvas: Canvas): Uint8Array {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const head = Buffer.from(`P6\n${width} ${height}\n255\n`);
  const colour = new Uint8Array(head.length + width * height * 3);
  colour.set(head);
  let at = head.length;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    colour[at] = data[pixel] ?? 255;
    colour[at + 1] = data[pixel + 1] ?? 255;
    colour[at + 2] = data[pixel + 2] ?? 255;
    at += 3;
  }
  return colour;
}
