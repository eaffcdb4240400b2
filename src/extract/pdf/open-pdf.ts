import { open, readFile, type FileHandle } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, PDFDataRangeTransport, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { Failure } from "../../model/failure.ts";
import type { Source } from "../reader.ts";

export interface OpenedPdf {
  document: PDFDocumentProxy;
  close(): Promise<void>;
}

interface OpenPdfOptions {
  password: string | undefined;
  /** Without pictures pages are read several times faster. */
  pictures: boolean;
}

const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const wholeBelow = 64 * 1_048_576;
/** A page of paper at 600 dpi has 35 million. */
const mostPixels = 40_000_000;

/** Opens a file for reading page by page; large ones are read by range, never whole. */
export async function openPdf(source: Source, options: OpenPdfOptions): Promise<OpenedPdf> {
  const file = source.bytes < wholeBelow ? undefined : await open(source.path);
  const content =
    file === undefined
      ? { data: new Uint8Array(await readFile(source.path)) }
      : { range: toRange(file, source.bytes), disableAutoFetch: true, disableStream: true };
  const task = getDocument({
    ...content,
    cMapUrl: `${join(folder, "cmaps")}/`,
    standardFontDataUrl: `${join(folder, "standard_fonts")}/`,
    wasmUrl: `${join(folder, "wasm")}/`,
    iccUrl: `${join(folder, "iccs")}/`,
    verbosity: 0,
    fontExtraProperties: true,
    maxImageSize: options.pictures ? mostPixels : 0,
    ...(options.password === undefined ? {} : { password: options.password }),
  });
  const close = async () => {
    await task.destroy();
    await file?.close();
  };
  try {
    return { document: await task.promise, close };
  } catch (cause) {
    await close();
    throw toOpenFailure(cause, source.fileName, options.password);
  }
}

function toRange(file: FileHandle, bytes: number): PDFDataRangeTransport {
  const transport = new PDFDataRangeTransport(bytes, null);
  transport.requestDataRange = (begin: number, end: number) => {
    const chunk = new Uint8Array(end - begin);
    file.read(chunk, 0, chunk.length, begin).then(
      ({ bytesRead }) => transport.onDataRange(begin, chunk.subarray(0, bytesRead)),
      // An empty answer lets the library report the page as damaged.
      () => transport.onDataRange(begin, new Uint8Array(0)),
    );
  };
  return transport;
}

function toOpenFailure(cause: unknown, fileName: string, password: string | undefined): Failure {
  const name = cause instanceof Error ? cause.name : "";
  if (name === "PasswordException")
    return new Failure(
      "password_required",
      password === undefined
        ? `${fileName} opens only with a password. Give its password, or send a copy without one.`
        : `The password given for ${fileName} is wrong. Give the right one, or send a copy without a password.`,
      { cause },
    );
  return new Failure(
    "corrupt",
    `${fileName} is damaged and cannot be read as PDF${why(cause)}. Send it again.`,
    {
      cause,
    },
  );
}

function why(cause: unknown): string {
  return cause instanceof Error && cause.message !== "" ? ` (${cause.message.replace(/\.$/, "")})` : "";
}
