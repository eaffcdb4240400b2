import { addAll } from "../../../lib/add-all.ts";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { ImageKind, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { NewPart } from "../../reader.ts";
import type { Box, PageContent, PagePicture } from "../pages/page-content.ts";
import { pixelsOf, type Pixels } from "./picture-pixels.ts";
import { toBbox } from "../to-bbox.ts";

interface PictureTaker {
  /** Pictures of a page as parts; those met before are not given again. */
  take(page: PDFPageProxy, content: PageContent): Promise<NewPart[]>;
  isFull(morePages: boolean): boolean;
}

/** In pixels, and in points on the page: below that they are dots, bullets and glows. */
const smallest = 32;
const smallestShown = 20;
const mostPictures = 50;
const mostBytes = 20 * 1_048_576;
/** Larger ones are photographs or scans, which PNG would blow up and take seconds for. */
const mostPixels = 16_000_000;
const bandPixels = 4_000_000;

export function createPictureTaker(warn: (code: string, message: string) => void): PictureTaker {
  const seen = new Set<string>();
  let taken = 0;
  const takeOne = async (page: PDFPageProxy, picture: PagePicture): Promise<NewPart[]> => {
    const where = `a picture on page ${page.pageNumber}`;
    try {
      const pixels = await pixelsOf(page, picture.id ?? "");
      if (pixels === undefined) {
        warn("damaged-picture", `The pixels of ${where} could not be read, so it was left out.`);
        return [];
      }
      const data = await toPng(pixels);
      if (data.length > mostBytes) {
        warn("large-picture", `As PNG ${where} is larger than 20 MB, so it was left out.`);
        return [];
      }
      taken++;
      return [
        {
          type: "image",
          text: "",
          position: { page: page.pageNumber, bbox: toBbox(picture.box) },
          image: { mediaType: "image/png", data },
        },
      ];
    } catch (error) {
      warn("damaged-picture", `Left out ${where}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  };
  const warnOnce = createCapWarning(warn);
  return {
    isFull(morePages) {
      // Later pages are read without their pictures, so nobody would know of those.
      if (taken >= mostPictures && morePages) warnOnce();
      return taken >= mostPictures;
    },
    async take(page, content) {
      const parts: NewPart[] = [];
      for (const picture of content.pictures) {
        const { id, width, height, mask, box } = picture;
        if (id === undefined || mask || width <= smallest || height <= smallest || isDot(box)) continue;
        // The library gives a picture that returns on later pages one name for the whole document.
        if (seen.has(nameOf(page, id))) continue;
        seen.add(nameOf(page, id));
        if (taken >= mostPictures) {
          warnOnce();
          break;
        }
        addAll(parts, await takeOne(page, picture));
      }
      return parts;
    },
  };
}

function createCapWarning(warn: (code: string, message: string) => void): () => void {
  let warned = false;
  return () => {
    if (!warned)
      warn(
        "many-pictures",
        `Only the first ${mostPictures} pictures were taken, further ones were left out; the text is whole.`,
      );
    warned = true;
  };
}

function isDot({ x0, y0, x1, y1 }: Box): boolean {
  return x1 - x0 < smallestShown || y1 - y0 < smallestShown;
}

function nameOf(page: PDFPageProxy, id: string): string {
  return id.startsWith("g_") ? id : `${page.pageNumber} ${id}`;
}

async function toPng(pixels: Pixels): Promise<Uint8Array> {
  // Every second or third pixel of a very large one: enough to look at, and it fits in memory.
  const step = Math.ceil(Math.sqrt((pixels.width * pixels.height) / mostPixels));
  const [width, height] = [Math.floor(pixels.width / step), Math.floor(pixels.height / step)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const rows = Math.max(1, Math.floor(bandPixels / width));
  // In bands, because a copy of all pixels would double the memory.
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    const rgba = toRgba(pixels, { top, width, height: count, step });
    context.putImageData(new ImageData(rgba, width, count), 0, top);
  }
  return await canvas.encode("png");
}

function toRgba(
  { width, kind, data }: Pixels,
  band: { top: number; width: number; height: number; step: number },
): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(band.width * band.height * 4).fill(255);
  const stride = kind === ImageKind.GRAYSCALE_1BPP ? (width + 7) >> 3 : 0;
  const channels = kind === ImageKind.RGBA_32BPP ? 4 : 3;
  let to = 0;
  for (let y = 0; y < band.height; y++)
    for (let x = 0; x < band.width; x++) {
      const [row, column] = [(band.top + y) * band.step, x * band.step];
      if (stride > 0) {
        const bit = ((data[row * stride + (column >> 3)] ?? 255) >> (7 - (column & 7))) & 1;
        rgba.fill(bit * 255, to, to + 3);
      } else {
        const from = (row * width + column) * channels;
        for (let channel = 0; channel < channels; channel++) rgba[to + channel] = data[from + channel] ?? 255;
      }
      to += 4;
    }
  return rgba;
}
