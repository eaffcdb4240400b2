import type { Canvas } from "@napi-rs/canvas";

const bandPixels = 4_000_000;

/** A picture as PGM, one byte a pixel: text recognition takes it several times faster than a PNG. */
export function toGrey(canvas: Canvas): Uint8Array {
  const head = Buffer.from(`P5\n${canvas.width} ${canvas.height}\n255\n`);
  const grey = new Uint8Array(head.length + canvas.width * canvas.height);
  grey.set(head);
  let at = head.length;
  for (const rgba of bandsOf(canvas))
    for (let pixel = 0; pixel < rgba.length; pixel += 4) {
      const [red = 0, green = 0, blue = 0] = [rgba[pixel], rgba[pixel + 1], rgba[pixel + 2]];
      grey[at] = onPaper((red * 77 + green * 150 + blue * 29) >> 8, rgba[pixel + 3] ?? 0);
      at += 1;
    }
  return grey;
}

/** A picture as PPM, three bytes a pixel: on coloured ground text recognition reads it where it fails on grey. */
export function toColour(canvas: Canvas): Uint8Array {
  const head = Buffer.from(`P6\n${canvas.width} ${canvas.height}\n255\n`);
  const colour = new Uint8Array(head.length + canvas.width * canvas.height * 3);
  colour.set(head);
  let at = head.length;
  for (const rgba of bandsOf(canvas))
    for (let pixel = 0; pixel < rgba.length; pixel += 4)
      for (let channel = 0; channel < 3; channel += 1) {
        colour[at] = onPaper(rgba[pixel + channel] ?? 255, rgba[pixel + 3] ?? 255);
        at += 1;
      }
  return colour;
}

/** In bands, because a copy of all pixels would double the memory. */
function* bandsOf(canvas: Canvas): Generator<Uint8ClampedArray> {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  const rows = Math.max(1, Math.floor(bandPixels / width));
  for (let top = 0; top < height; top += rows)
    yield context.getImageData(0, top, width, Math.min(rows, height - top)).data;
}

/** What shows through is white paper. */
function onPaper(value: number, alpha: number): number {
  return alpha === 255 ? value : Math.round((value * alpha + 255 * (255 - alpha)) / 255);
}
