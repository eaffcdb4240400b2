import type { Picture } from "../layout.ts";
import type { Book } from "./sheets/sheet.ts";
import { longestAlt, shorten } from "./shorten.ts";
import type { TextWriter } from "./sheets/text-rows.ts";

interface Placing {
  picture: Picture;
  alt: string;
  /** Pixels. */
  tallest: number;
}

const widest = 690;

/** Puts a picture on the sheet in a row as high as it is; false where it cannot be shown. */
export async function placePicture(placing: Placing, writer: TextWriter, book: Book): Promise<boolean> {
  const { picture, alt, tallest } = placing;
  const { width, height } = picture;
  if (!(width > 0 && height > 0)) return false;
  const scale = Math.min(1, widest / width, tallest / height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const shown = picture.mediaType === "image/svg+xml" ? await toPng(picture, size) : picture.bytes;
  if (shown === undefined) {
    book.warn("picture-left-out", "A picture could not be drawn; its description stands in its place.");
    return false;
  }
  const mediaType = picture.mediaType === "image/svg+xml" ? "image/png" : picture.mediaType;
  const described = shorten(book.clean(alt), longestAlt, book);
  writer.picture({ bytes: shown, mediaType, ...size, alt: described }, Math.ceil(size.height * 0.75) + 4);
  return true;
}

/** Excel shows no SVG without a picture of points beside it. */
async function toPng(
  { bytes }: Picture,
  size: { width: number; height: number },
): Promise<Uint8Array | undefined> {
  try {
    // Loaded only here: it is large, and few workbooks need it.
    const { createCanvas, loadImage } = await import("@napi-rs/canvas");
    const image = await loadImage(Buffer.from(bytes));
    const canvas = createCanvas(size.width * 2, size.height * 2);
    canvas.getContext("2d").drawImage(image, 0, 0, size.width * 2, size.height * 2);
    return canvas.toBuffer("image/png");
  } catch {
    return undefined;
  }
}
