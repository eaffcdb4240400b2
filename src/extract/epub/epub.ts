import { Failure } from "../../model/failure.ts";
import { openBook } from "./open-book.ts";
import { readChapter } from "./read-chapter.ts";
import { refuseProtected } from "./refuse-protected.ts";
import { openArchive } from "../archive/open-archive.ts";
import type { Reader } from "../reader.ts";

/** Electronic books, chapter by chapter in reading order. */
export const readEpub: Reader = async ({ source, sink }) => {
  const { fileName } = source;
  const archive = await openArchive(source.path, fileName);
  try {
    const book = { archive, fileName, sink };
    await refuseProtected(book);
    const { properties, chapters } = await openBook(book);
    if (properties.length > 0)
      await sink.part({ type: "metadata", text: properties.join("\n"), position: {} });
    const read = new Set<string>();
    const shown = new Set<string>();
    let parts = 0;
    for (const chapter of chapters) {
      sink.progress(chapter.number - 1, chapters.length);
      if (read.has(chapter.name)) continue;
      read.add(chapter.name);
      if (archive.has(chapter.name)) parts += await readChapter(chapter, book, shown);
      else sink.warn("missing-part", `Chapter ${chapter.number} of ${fileName} is missing.`);
    }
    sink.progress(chapters.length, chapters.length);
    if (parts === 0) throw new Failure("empty", `${fileName} has no text and no pictures.`);
  } finally {
    archive.close();
  }
};
