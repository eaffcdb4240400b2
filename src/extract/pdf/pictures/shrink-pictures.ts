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
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const sums = new Float64Array(width * 4);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let row = y * step; row < (y + 1) * step; row += 1) addRow(pixels, row, { sums, step });
    data.set(
      sums.map((sum) => Math.round(sum / (step * step))),
      y * width * 4,
    );
  }
  return { width, height, kind: ImageKind.RGBA_32BPP, data };
}

/** One row of the picture, added to the sums of red, green, blue and opacity of the pixels it goes into. */
function addRow(
  { width, kind, data }: Pixels,
  row: number,
  { sums, step }: { sums: Float64Array; step: number },
): void {
  const columns = (sums.length / 4) * step;
  const bits = kind === ImageKind.GRAYSCALE_1BPP;
  const channels = kind === ImageKind.RGBA_32BPP ? 4 : 3;
  const stride = bits ? (width + 7) >> 3 : width * channels;
  for (let column = 0; column < columns; column += 1) {
    const to = Math.floor(column / step) * 4;
    const from = row * stride + (bits ? column >> 3 : column * channels);
    const bit = bits ? (((data[from] ?? 255) >> (7 - (column & 7))) & 1) * 255 : undefined;
    for (let channel = 0; channel < 3; channel += 1)
      sums[to + channel] = (sums[to + channel] ?? 0) + (bit ?? data[from + channel] ?? 255);
    sums[to + 3] = (sums[to + 3] ?? 0) + (channels === 4 ? (data[from + 3] ?? 255) : 255);
  }
}
