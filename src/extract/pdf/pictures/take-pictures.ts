import { addAll } from "../../../lib/add-all.ts";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { NewPart } from "../../reader.ts";
import type { Box, PageContent, PagePicture } from "../pages/page-content.ts";
import { pixelsOf } from "./picture-pixels.ts";
import { toCanvas } from "./to-canvas.ts";
import { toPng } from "./to-png.ts";
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
      const isLarge = pixels.width * pixels.height > mostPixels;
      const data = await (isLarge ? toCanvas(pixels, mostPixels).encode("png") : toPng(pixels));
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
