import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Source } from "../../reader.ts";
import { hasDoubtfulText } from "../mark-hidden.ts";
import { openPdf, type OpenedPdf } from "../open-pdf.ts";
import type { PageContent } from "./page-content.ts";
import { createPageReader, type PageReader } from "./read-page.ts";
import { shrinkPictures } from "../pictures/shrink-pictures.ts";

export interface ReadPage {
  page: PDFPageProxy;
  content: PageContent;
}

export interface PageSource {
  document: OpenedPdf["document"];
  /** Reads a page, uses it, and lets go of all it holds. */
  withPage<T>(number: number, use: (read: ReadPage) => Promise<T>): Promise<T>;
  /** From here on pictures are not decoded where that changes nothing. */
  leavePictures(): void;
  close(): Promise<void>;
}

interface Opened extends OpenedPdf {
  reader: PageReader;
}

const fewLetters = 20;

/** A document opened up to twice: with its pictures, and without them for pages whose pictures nobody needs. */
export async function createPageSource(source: Source, password: string | undefined): Promise<PageSource> {
  const openAs = async (pictures: boolean): Promise<Opened> => {
    const opened = await openPdf(source, { password, pictures });
    return { ...opened, reader: await createPageReader(opened.document) };
  };
  const full = await openAs(true);
  let lean: Promise<Opened> | undefined;
  let leaving = false;
  return {
    document: full.document,
    leavePictures() {
      leaving = true;
    },
    async withPage(number, use) {
      if (!leaving) return await usePage(full, number, use);
      lean ??= openAs(false);
      const read = await usePage(await lean, number, async (found) =>
        needsPictures(found.content) ? undefined : { result: await use(found) },
      );
      return read === undefined ? await usePage(full, number, use) : read.result;
    },
    async close() {
      await full.close();
      await (await lean?.catch(() => undefined))?.close();
    },
  };
}

async function usePage<T>(
  { document, reader }: Opened,
  number: number,
  use: (read: ReadPage) => Promise<T>,
): Promise<T> {
  const page = await document.getPage(number);
  shrinkPictures(page);
  try {
    return await use({ page, content: await reader.read(page) });
  } finally {
    page.cleanup();
  }
}

/** A scan has hardly a letter, and white text may stand on a photograph. */
function needsPictures(content: PageContent): boolean {
  const letters = content.words.reduce((sum, { text }) => sum + text.length, 0);
  return letters < fewLetters || hasDoubtfulText(content);
}
