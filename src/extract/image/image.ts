import { open, readFile } from "node:fs/promises";
import { createCanvas, loadImage, type Canvas } from "@napi-rs/canvas";
import { Failure } from "../../model/failure.ts";
import { imageSizeOf, type ImageSize } from "./image-size.ts";
import { divisorFor, recogniseCanvas } from "./recognise-canvas.ts";
import { listDirectories, openTiff, readTags, tag } from "./tiff-directory.ts";
import { drawTiffPage, toTiffPage } from "./tiff-page.ts";
import { imageTypeOf } from "../sniff/image-type.ts";
import type { Reader, Reading, Source } from "../reader.ts";
import { reduce } from "./reduce.ts";
import { borrowLanes } from "./recognise-in-lanes.ts";
import type { Recogniser } from "./recognise-text.ts";

const mostPixels = 100_000_000;
const mostFileBytes = 256 * 1_048_576;
const mostPartBytes = 20 * 1_048_576;
const readWell = 60;
const readable: readonly string[] = ["png", "jpeg", "webp", "gif", "bmp"].map((kind) => `image/${kind}`);
/** Thumbnails and masks stand beside the page they belong to. */
const besideBits = 0b101;

interface Drawn {
  canvas: Canvas;
  /** By how much a very large picture was reduced. */
  divisor: number;
}

interface Picture {
  /** From 1, where the file has pages. */
  page?: number;
  draw(): Promise<Drawn>;
  /** The picture for people and models, in a form that both can open. */
  encode(drawn: Canvas): Promise<{ mediaType: string; data: Uint8Array }>;
}

/** Pictures: the picture itself, and its text paragraph by paragraph with its box in pixels. */
export const readImage: Reader = async (reading) => {
  const { source, options, sink } = reading;
  const pictures = await listPictures(source);
  if (options.fit !== undefined) return givePictures(pictures, options.fit, reading);
  if (options.ocr === "never") {
    const message = `The text in the picture ${source.fileName} was not read, because text recognition is switched off.`;
    sink.warn("ocr-off", message);
  }
  const recogniser = options.ocr === "never" ? undefined : borrowLanes(options.languages);
  try {
    for (const [index, picture] of pictures.entries()) {
      sink.progress(index, pictures.length);
      const drawn = await drawOrWarn(picture, reading, pictures.length);
      if (drawn !== undefined) await givePicture({ ...picture, ...drawn }, reading, recogniser);
    }
    sink.progress(pictures.length, pictures.length);
  } finally {
    await recogniser?.close();
  }
};

/** The pictures alone, upright, reduced, and in a form that every model takes. */
async function givePictures(pictures: readonly Picture[], longest: number, reading: Reading): Promise<void> {
  for (const { page, draw } of pictures) {
    const { canvas } = await draw();
    const data = await reduce(canvas, longest);
    const position = page === undefined ? {} : { page };
    await reading.sink.part({ type: "image", text: "", position, image: { mediaType: "image/png", data } });
  }
}

/** One bad page among several costs that page alone. */
async function drawOrWarn(
  { page, draw }: Picture,
  { sink }: Reading,
  pages: number,
): Promise<Drawn | undefined> {
  try {
    return await draw();
  } catch (error) {
    if (pages === 1 || !(error instanceof Failure)) throw error;
    sink.warn(error.code, `Page ${page} could not be read: ${error.message}`);
    return undefined;
  }
}

async function givePicture(
  { page, canvas, divisor, encode }: Picture & Drawn,
  { source, sink }: Reading,
  recogniser: Recogniser | undefined,
): Promise<void> {
  const position = page === undefined ? {} : { page };
  const name = page === undefined ? source.fileName : `page ${page} of ${source.fileName}`;
  const image = await encode(canvas);
  if (image.data.length > mostPartBytes) {
    sink.warn("large-picture", `The picture ${name} is larger than 20 MB; only its text was kept.`);
  } else {
    await sink.part({ type: "image", text: "", position, image });
  }
  if (recogniser === undefined) return;
  const { parts, confidence } = await recogniseCanvas(canvas, recogniser);
  for (const { text, bbox } of parts) {
    const [left, top, right, bottom] = bbox;
    const own: typeof bbox = [left * divisor, top * divisor, right * divisor, bottom * divisor];
    await sink.part({ type: "text", text, position: { ...position, bbox: own } });
  }
  if (parts.length > 0 && confidence < readWell) {
    const message = `The text of ${name} was read with a confidence of only ${confidence} of 100. Check it against the picture, or send a sharper one.`;
    sink.warn("low-confidence", message);
  }
}

async function listPictures(source: Source): Promise<Picture[]> {
  if (source.bytes === 0) throw new Failure("empty", `${source.fileName} is empty. Send it again.`);
  const mediaType = imageTypeOf(await readHead(source));
  if (mediaType === "image/tiff") return await listTiffPages(source);
  if (mediaType === undefined || !readable.includes(mediaType)) {
    const message = `${source.fileName} is no picture that can be read. Save it as PNG, JPEG, TIFF or PDF.`;
    throw new Failure("unsupported", message);
  }
  if (source.bytes > mostFileBytes)
    throw new Failure("limit", `${source.fileName} is larger than 256 MB. Save it in a smaller size.`);
  const data = await readFile(source.path);
  checkSize(imageSizeOf(data, mediaType), source.fileName);
  return [{ draw: () => drawPicture(data, source.fileName), encode: async () => ({ mediaType, data }) }];
}

async function listTiffPages(source: Source): Promise<Picture[]> {
  const directories = await withTiff(source, listDirectories);
  if (directories.length === 0)
    throw new Failure("empty", `${source.fileName} holds no page. Send it again.`);
  const pages = await withTiff(source, async (file) => {
    const whole: number[] = [];
    for (const at of directories) {
      const [kind = 0] = (await readTags(file, at)).get(tag.kind) ?? [];
      if ((kind & besideBits) === 0) whole.push(at);
    }
    return whole.length > 0 ? whole : directories;
  });
  return pages.map((at, index) => ({
    page: index + 1,
    draw: () =>
      withTiff(source, async (file) => {
        const page = toTiffPage(file, await readTags(file, at));
        checkSize(page, source.fileName);
        const divisor = divisorFor(page.width * page.height);
        return { canvas: await drawTiffPage(page, divisor), divisor };
      }),
    encode: async (drawn) => ({ mediaType: "image/png", data: await drawn.encode("png") }),
  }));
}

async function withTiff<T>(
  { path, bytes, fileName }: Source,
  use: (file: Awaited<ReturnType<typeof openTiff>>) => Promise<T>,
): Promise<T> {
  const handle = await open(path);
  try {
    return await use(await openTiff(handle, { bytes, fileName }));
  } finally {
    await handle.close();
  }
}

async function readHead({ path }: Source): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function checkSize(size: ImageSize | undefined, fileName: string): void {
  if (size === undefined || size.width < 1 || size.height < 1)
    throw new Failure("corrupt", `${fileName} is damaged: it does not say how large it is. Send it again.`);
  if (size.width * size.height <= mostPixels) return;
  const megapixels = Math.ceil((size.width * size.height) / 1_000_000);
  const message = `${fileName} has ${megapixels} megapixels, more than the ${mostPixels / 1_000_000} that are read. Save it in a smaller size.`;
  throw new Failure("limit", message);
}

async function drawPicture(data: Buffer, fileName: string): Promise<Drawn> {
  try {
    // The library turns it upright as its EXIF orientation says.
    const image = await loadImage(data);
    checkSize(image, fileName);
    const divisor = divisorFor(image.width * image.height);
    const [width, height] = [image.width / divisor, image.height / divisor];
    const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width, height);
    return { canvas, divisor };
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    const message = `${fileName} is damaged and cannot be shown as a picture. Send it again.`;
    throw new Failure("corrupt", message, { cause });
  }
}
