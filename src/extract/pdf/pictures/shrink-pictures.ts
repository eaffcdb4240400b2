import { ImageKind, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { toPixels, type Pixels } from "./picture-pixels.ts";

/** Drawing a picture takes several times its pixels in memory; more than this nobody needs to read a page. */
const mostPixels = 9_000_000;

/** Has very large pictures of a page made smaller as soon as they are decoded: a page is decoded more than once. */
export function shrinkPictures({ objs, commonObjs }: PDFPageProxy): void {
  for (const store of [objs, commonObjs]) {
    if (Object.hasOwn(store, "resolve")) continue; // those of the document are the same on every page
    const resolve = store.resolve.bind(store);
    store.resolve = (id: string, found: unknown) => {
      const pixels = toPixels(found);
      const isLarge = pixels !== undefined && pixels.width * pixels.height > mostPixels;
      resolve(id, isLarge ? shrink(pixels, mostPixels) : found);
    };
  }
}

/** Each new pixel is the mean of the square it replaces. */
export function shrink(pixels: Pixels, most: number): Pixels {
  const step = Math.ceil(Math.sqrt((pixels.width * pixels.height) / most));
  const width = Math.max(1, Math.floor(pixels.width / step));
  const height = Math.max(1, Math.floor(pixels.height / step));
  const data = new Uint8ClampedArray(width * height * 4);
  const sums = new Uint32Array(width * 4);
  const add = pixels.kind === ImageKind.GRAYSCALE_1BPP ? addBits : addBytes;
  const means = Uint8Array.from({ length: 255 * step * step + 1 }, (_, sum) =>
    Math.round(sum / (step * step)),
  );
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let row = y * step; row < (y + 1) * step; row += 1) add(pixels, row, { sums, step });
    const to = y * sums.length;
    for (let at = 0; at < sums.length; at += 1) data[to + at] = means[sums[at] ?? 0] ?? 255;
  }
  return { width, height, kind: ImageKind.RGBA_32BPP, data };
}

interface Sums {
  /** Of red, green, blue and opacity of the new pixels of one row. */
  sums: Uint32Array;
  step: number;
}

/** One row of the picture; what it lacks is white. */
function addBytes({ width, kind, data }: Pixels, row: number, { sums, step }: Sums): void {
  const channels = kind === ImageKind.RGBA_32BPP ? 4 : 3;
  let from = row * width * channels;
  for (let to = 0; to < sums.length; to += 4) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let opacity = channels === 4 ? 0 : 255 * step;
    for (let pixel = 0; pixel < step; pixel += 1) {
      red += data[from] ?? 255;
      green += data[from + 1] ?? 255;
      blue += data[from + 2] ?? 255;
      if (channels === 4) opacity += data[from + 3] ?? 255;
      from += channels;
    }
    sums[to] = (sums[to] ?? 0) + red;
    sums[to + 1] = (sums[to + 1] ?? 0) + green;
    sums[to + 2] = (sums[to + 2] ?? 0) + blue;
    sums[to + 3] = (sums[to + 3] ?? 0) + opacity;
  }
}

/** One row of a picture in black and white. */
function addBits({ width, data }: Pixels, row: number, { sums, step }: Sums): void {
  const start = row * ((width + 7) >> 3);
  let column = 0;
  for (let to = 0; to < sums.length; to += 4) {
    let white = 0;
    for (const end = column + step; column < end; column += 1)
      white += ((data[start + (column >> 3)] ?? 255) >> (7 - (column & 7))) & 1;
    for (let channel = to; channel < to + 3; channel += 1) sums[channel] = (sums[channel] ?? 0) + white * 255;
    sums[to + 3] = (sums[to + 3] ?? 0) + step * 255;
  }
}
