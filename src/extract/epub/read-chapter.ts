import { posix } from "node:path";
import type { Package } from "../archive/package.ts";
import { createBlockBuilder } from "../html/build-blocks.ts";
import { readPicture } from "../image/read-picture.ts";
import type { NewPart } from "../reader.ts";
import { decodeXml } from "../xml/decode-xml.ts";
import { readEntry } from "../xml/xml-tree.ts";
import { listPictures } from "./list-pictures.ts";
import type { PictureReference } from "./list-pictures.ts";
import { toEntryName } from "./open-book.ts";
import type { Chapter } from "./open-book.ts";

/** Hands over the parts of one chapter; pictures without words come once, at the end of the first that shows them. */
export async function readChapter(chapter: Chapter, book: Package, shown: Set<string>): Promise<number> {
  const { name, number, href } = chapter;
  const { fileName, sink } = book;
  const position = { path: `${number}/${href}` };
  let parts = 0;
  const give = async (part: NewPart) => {
    parts += 1;
    await sink.part(part);
  };
  if (chapter.mediaType.startsWith("image/") && chapter.mediaType !== "image/svg+xml") {
    const image = await readPicture({ ...book, name }, sink);
    if (image !== undefined) await give({ type: "image", text: "", image, position });
    return parts;
  }
  const pictures = await listPictures({ ...book, name });
  const builder = createBlockBuilder({
    fileName,
    position,
    xhtml: true,
    warn: (code, message) => sink.warn(code, message),
    emit: async (part) => give(await withPicture(part, { pictures, chapter, book })),
  });
  for await (const text of decodeXml(readEntry({ ...book, name }), fileName)) await builder.write(text);
  await builder.end();
  for (const { href: target, alt } of pictures) {
    const entry = toEntryName(posix.dirname(name), target);
    if (shown.has(entry) || !book.archive.has(entry)) continue;
    shown.add(entry);
    const image = await readPicture({ ...book, name: entry }, sink);
    if (image !== undefined) await give({ type: "image", text: alt, image, position });
  }
  return parts;
}

interface ChapterPictures {
  /** Those that have no part yet. */
  pictures: PictureReference[];
  chapter: Chapter;
  book: Package;
}

/** A picture that has words comes where it stands; its bytes are found by them. */
async function withPicture(part: NewPart, { pictures, chapter, book }: ChapterPictures): Promise<NewPart> {
  if (part.type !== "image" || part.image !== undefined) return part;
  const index = pictures.findIndex(({ alt }) => alt !== "" && part.text.startsWith(alt));
  const [found] = index < 0 ? [] : pictures.splice(index, 1);
  if (found === undefined) return part;
  const name = toEntryName(posix.dirname(chapter.name), found.href);
  const image = book.archive.has(name) ? await readPicture({ ...book, name }, book.sink) : undefined;
  return image === undefined ? part : { ...part, image };
}
