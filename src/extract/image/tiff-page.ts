import { inflateSync } from "node:zlib";
import {
  createCanvas,
  ImageData,
  loadImage,
  type Canvas,
  type Image,
  type SKRSContext2D,
} from "@napi-rs/canvas";
import UTIF from "utif2";
import { Failure } from "../../model/failure.ts";
import { imageSizeOf, type ImageSize } from "./image-size.ts";
import { damaged, readAt, tag, type TiffFile, type TiffTags } from "./tiff-directory.ts";

export interface TiffPage {
  file: TiffFile;
  tags: TiffTags;
  width: number;
  height: number;
}

interface Piece {
  left: number;
  top: number;
  width: number;
  height: number;
  offset: number;
  /** Undefined where the file does not say; it then runs to where the next could begin. */
  bytes: number | undefined;
}

interface PackedPiece extends Piece {
  compression: number;
  packed: Uint8Array;
}

const none = 1;
const jpeg = 7;
const deflate: readonly number[] = [8, 32_946];
const compressions: readonly number[] = [none, 2, 3, 4, 5, jpeg, 32_773, ...deflate];
/** By photometric interpretation: the bits a sample may have. */
const depths = new Map<number, readonly number[]>([
  [0, [1, 4, 8, 16]],
  [1, [1, 2, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [5, [8]],
  [6, [8]],
]);
const mostPieceBytes = 256 * 1_048_576;
const mostPieces = 1_000_000;
const bandPixels = 4_000_000;
const tileTags: readonly number[] = [tag.tileWidth, tag.tileHeight, tag.tileOffsets, tag.tileBytes];

export function toTiffPage(file: TiffFile, tags: TiffTags): TiffPage {
  const [width = 0, height = 0] = [first(tags, tag.width), first(tags, tag.height)];
  if (width < 1 || height < 1) throw damaged(file, "a page has no size");
  return { file, tags, width, height };
}

/** The page's pixels, drawn strip by strip or tile by tile, upright as its orientation says. */
export async function drawTiffPage(page: TiffPage, divisor: number): Promise<Canvas> {
  checkKind(page);
  const turned = (first(page.tags, tag.orientation) ?? 1) > 4;
  const [width, height] = turned ? [page.height, page.width] : [page.width, page.height];
  const canvas = createCanvas(Math.ceil(width / divisor), Math.ceil(height / divisor));
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.scale(1 / divisor, 1 / divisor);
  context.transform(...turnOf(page));
  for (const piece of listPieces(page)) await drawPiece(page, piece, context);
  return canvas;
}

function listPieces({ file, tags, width, height }: TiffPage): Piece[] {
  const tiled = tags.has(tag.tileWidth);
  const pieceWidth = tiled ? (first(tags, tag.tileWidth) ?? 0) : width;
  const pieceHeight = tiled
    ? (first(tags, tag.tileHeight) ?? 0)
    : Math.min(height, first(tags, tag.rowsPerStrip) ?? height);
  const offsets = tags.get(tiled ? tag.tileOffsets : tag.stripOffsets) ?? [];
  const lengths = tags.get(tiled ? tag.tileBytes : tag.stripBytes) ?? [];
  if (pieceWidth < 1 || pieceHeight < 1 || offsets.length === 0) throw damaged(file, "a page has no pixels");
  // A tile may reach over the edge, but not be a picture of its own.
  if (pieceWidth > width + 4_096 || pieceHeight > height + 4_096) throw damaged(file, "a page is too small");
  const across = Math.ceil(width / pieceWidth);
  const count = across * Math.ceil(height / pieceHeight);
  if (count > mostPieces)
    throw new Failure("limit", `${file.fileName} is cut into more than ${mostPieces} pieces.`);
  return Array.from({ length: Math.min(count, offsets.length) }, (_piece, index) => {
    const top = Math.floor(index / across) * pieceHeight;
    return {
      ...{ left: (index % across) * pieceWidth, top, width: pieceWidth },
      height: tiled ? pieceHeight : Math.min(pieceHeight, height - top),
      ...{ offset: offsets[index] ?? 0, bytes: lengths[index] },
    };
  });
}

async function drawPiece(page: TiffPage, piece: Piece, context: SKRSContext2D): Promise<void> {
  const { file, tags } = page;
  const compression = first(tags, tag.compression) ?? none;
  if (compression === none) return await drawPlain(page, piece, context);
  const length = Math.min(piece.bytes ?? file.bytes, file.bytes - piece.offset);
  if (length <= 0) throw damaged(file, "it ends too early");
  if (length > mostPieceBytes)
    throw new Failure("limit", `${file.fileName} holds too large a piece; save it as PDF.`);
  const packed = await readBytes(file, piece.offset, length);
  await decoding(page, async () => {
    if (compression === jpeg) {
      context.drawImage(await readJpeg(page, piece, packed), piece.left, piece.top);
    } else if (deflate.includes(compression)) {
      // Inflated here, because the decoder would do so without a limit.
      const bytes = inflateSync(packed, { maxOutputLength: decodedBytes(tags, piece) + 4_096 });
      drawPixels(page, { ...piece, compression: none, packed: bytes }, context);
    } else {
      drawPixels(page, { ...piece, compression, packed }, context);
    }
  });
}

/** Unpacked pixels are read in bands, however large their strip is. */
async function drawPlain(page: TiffPage, piece: Piece, context: SKRSContext2D): Promise<void> {
  const rowBytes = decodedBytes(page.tags, { ...piece, height: 1 });
  const rows = rowsOfBand(piece.width);
  for (let top = 0; top < piece.height; top += rows) {
    const height = Math.min(rows, piece.height - top);
    const packed = await readBytes(page.file, piece.offset + top * rowBytes, height * rowBytes);
    const band = { ...piece, top: piece.top + top, height, compression: none, packed };
    await decoding(page, async () => drawPixels(page, band, context));
  }
}

function drawPixels(page: TiffPage, piece: PackedPiece, context: SKRSContext2D): void {
  const { left, width, height } = piece;
  const samples = first(page.tags, tag.samplesPerPixel) ?? 1;
  const isCmyk = first(page.tags, tag.photometric) === 5;
  const ifd = decodePiece(page, piece);
  // In bands: four bytes a pixel of a whole large page would be too much at once.
  const rows = rowsOfBand(width);
  const rowBytes = ifd.data.length / height;
  for (let top = 0; top < height; top += rows) {
    const band = Math.min(rows, height - top);
    const data = ifd.data.subarray(top * rowBytes, (top + band) * rowBytes);
    const rgba = isCmyk ? cmykToRgba(data, samples) : UTIF.toRGBA8({ ...ifd, height: band, data });
    const pixels = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.byteLength);
    const canvas = createCanvas(width, band);
    canvas.getContext("2d").putImageData(new ImageData(pixels, width, band), 0, 0);
    context.drawImage(canvas, left, piece.top + top);
  }
}

/** The decoder is handed a file of its own: the mark of the byte order, then the piece as the only strip. */
function decodePiece({ file, tags }: TiffPage, piece: PackedPiece): UTIF.IFD {
  const { width, height, compression, packed } = piece;
  const single = new Uint8Array(2 + packed.length);
  single.set(Buffer.from(file.littleEndian ? "II" : "MM"));
  single.set(packed, 2);
  const kept = [...tags].filter(([name]) => !tileTags.includes(name));
  const entries = new Map<number, readonly number[]>([
    ...kept,
    [tag.width, [width]],
    [tag.height, [height]],
    [tag.rowsPerStrip, [height]],
    [tag.compression, [compression]],
    [tag.stripOffsets, [2]],
    [tag.stripBytes, [packed.length]],
  ]);
  const named = [...entries].map(([name, values]) => [`t${name}`, [...values]] as const);
  const ifd = Object.fromEntries(named) as unknown as UTIF.IFD; // its pixels come next
  UTIF.decodeImage(single.buffer, ifd);
  return ifd;
}

/** The decoder's own way needs a browser. */
function cmykToRgba(data: Uint8Array, samples: number): Uint8Array {
  const rgba = new Uint8Array((data.length / samples) * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += samples, to += 4) {
    const light = 255 - (data[from + 3] ?? 0);
    for (let ink = 0; ink < 3; ink += 1) rgba[to + ink] = ((255 - (data[from + ink] ?? 0)) * light) / 255;
  }
  return rgba;
}

async function readJpeg({ file, tags }: TiffPage, piece: Piece, data: Uint8Array): Promise<Image> {
  const tables = tags.get(tag.jpegTables);
  const isRgb = first(tags, tag.photometric) === 2;
  const whole = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    // Adobe's mark: the three components are red, green and blue.
    Buffer.from(isRgb ? [0xff, 0xee, 0, 14, ...Buffer.from("Adobe"), 0, 100, 0, 0, 0, 0, 0] : []),
    Buffer.from(tables === undefined ? [] : tables.slice(2, -2)),
    data.subarray(2),
  ]);
  const size = imageSizeOf(whole, "image/jpeg");
  if (size === undefined || size.width > piece.width + 16 || size.height > piece.height + 16)
    throw damaged(file, "a page and its picture differ in size");
  return await loadImage(whole);
}

function checkKind({ file, tags }: TiffPage): void {
  const compression = first(tags, tag.compression) ?? none;
  const photometric = first(tags, tag.photometric) ?? 0;
  const samples = first(tags, tag.samplesPerPixel) ?? 1;
  const bits = first(tags, tag.bitsPerSample) ?? 1;
  const planes = samples > 1 && first(tags, tag.planar) === 2;
  const known = depths.get(photometric)?.includes(bits) === true && samples <= 8 && !planes;
  const readable = compression === jpeg || photometric !== 6;
  if (known && readable && compressions.includes(compression)) return;
  const kind = `compression ${compression}, colours ${photometric}, ${samples} × ${bits} bits`;
  throw new Failure(
    "unsupported",
    `${file.fileName} holds a page in a rare kind of TIFF (${kind}); save it as PDF or PNG.`,
  );
}

function rowsOfBand(width: number): number {
  // A multiple of eight, so that bands meet without a seam when reduced.
  return Math.max(8, Math.floor(bandPixels / width / 8) * 8);
}

async function readBytes(file: TiffFile, position: number, length: number): Promise<Uint8Array> {
  const { buffer, byteOffset } = await readAt(file, position, length);
  return new Uint8Array(buffer, byteOffset, length);
}

async function decoding({ file }: TiffPage, decode: () => Promise<void>): Promise<void> {
  try {
    await decode();
  } catch (cause) {
    throw cause instanceof Failure ? cause : damaged(file, "a page cannot be decoded", cause);
  }
}

function decodedBytes(tags: TiffTags, { width, height }: ImageSize): number {
  const bits = (first(tags, tag.samplesPerPixel) ?? 1) * (first(tags, tag.bitsPerSample) ?? 1);
  return Math.ceil((width * bits) / 8) * height;
}

function turnOf({ tags, width, height }: TiffPage): [number, number, number, number, number, number] {
  switch (first(tags, tag.orientation)) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}

function first(tags: TiffTags, name: number): number | undefined {
  return tags.get(name)?.[0];
}
