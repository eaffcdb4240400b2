import { Failure } from "../../model/failure.ts";
import { attachFiles } from "./attach-files.ts";
import { createPageEmitter } from "./pages/emit-page.ts";
import { createFontStatistics } from "./font-statistics.ts";
import { createPageSource, type PageSource } from "./pages/page-source.ts";
import { createPageWindow } from "./pages/page-window.ts";
import { drawForPeople } from "./pictures/draw-for-people.ts";
import { readMetadata, readOutline } from "./read-document-facts.ts";
import { readPages, type PagesRead } from "./pages/read-pages.ts";
import { createRunningLines } from "./running-lines.ts";
import type { Reader, Reading } from "../reader.ts";

/** Reads page by page: text in reading order, tables, pictures, notes and fields; scanned pages by recognition. */
export const readPdf: Reader = async (reading) => {
  const { source, options } = reading;
  let opened: PageSource | undefined;
  try {
    if (options.draw !== undefined) return await drawForPeople(reading, options.draw);
    opened = await createPageSource(source, options.password);
    await readDocument(reading, opened);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(
      "corrupt",
      `${source.fileName} is damaged and could not be read to its end (${why}). Send it again.`,
      {
        cause: error,
      },
    );
  } finally {
    await opened?.close();
  }
};

async function readDocument(reading: Reading, source: PageSource): Promise<void> {
  const { sink } = reading;
  const { document } = source;
  const metadata = await readMetadata(document);
  const outline = await readOutline(document);
  const fonts = createFontStatistics();
  const running = createRunningLines();
  const emitter = createPageEmitter({ sink, fonts, running, outline });
  let begun = false;
  const window = createPageWindow({
    learn({ content }) {
      fonts.add(content.words);
      running.add(content);
    },
    async emit(record) {
      if (!begun) await sink.part(metadata);
      begun = true;
      await emitter.emit(record);
    },
  });
  const read = await readPages(reading, source, (record) => window.add(record));
  judge(reading, read, document.numPages);
  await window.flush();
  await attachFiles(document, read.pinned, sink);
}

/** What could not be read is said; a document of which nothing could be read is a failure. */
function judge(
  { source: { fileName }, sink }: Reading,
  { unread, letters, damaged }: PagesRead,
  pages: number,
): void {
  if (damaged.length > 0 && damaged.length >= pages)
    throw new Failure(
      "corrupt",
      `${fileName} is damaged: none of its ${pages} pages can be read. Send it again.`,
    );
  if (damaged.length > 0)
    sink.warn("damaged-pages", `${fileName} is damaged: ${namePages(damaged)} could not be read.`);
  if (unread.length === 0) return;
  if (letters === 0)
    throw new Failure(
      "needs_ocr",
      `${fileName} holds pictures of text and no text. Allow text recognition (ocr "auto") to read it.`,
    );
  sink.warn(
    "ocr-off",
    `${fileName} has text in pictures that was not read, as text recognition is off: ${namePages(unread)}.`,
  );
}

function namePages(pages: readonly number[]): string {
  const some = pages.slice(0, 10).join(", ");
  return pages.length > 10
    ? `pages ${some} and ${pages.length - 10} more`
    : `${pages.length === 1 ? "page" : "pages"} ${some}`;
}
