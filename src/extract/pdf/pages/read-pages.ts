import { addAll } from "../../../lib/add-all.ts";
import { Failure } from "../../../model/failure.ts";
import type { NewPart, Reading } from "../../reader.ts";
import type { AttachedFile } from "../attach-files.ts";
import type { PageRecord } from "./emit-page.ts";
import type { PageSource, ReadPage } from "./page-source.ts";
import { readAnnotations } from "./read-annotations.ts";
import { noTags, readTags } from "./read-tags.ts";
import { createPageRecogniser, isScanned, type PageRecogniser } from "../pictures/recognise-page.ts";
import { createPictureTaker } from "../pictures/take-pictures.ts";

export interface PagesRead {
  /** Pages whose text is in a picture that was not read. */
  unread: number[];
  letters: number;
  damaged: number[];
  pinned: AttachedFile[];
}

/** A page of which the text in its picture may still be read. */
interface BegunPage {
  record: PageRecord;
  isReplacing: boolean;
  text: Promise<NewPart[]> | undefined;
}

/** Pages are handed on in order: so many wait behind one that is still being recognised. */
const mostWaiting = 8;
/** A page tree may promise millions of pages that are not there. */
const mostFailures = 100;
const mostPinned = 1_000;

/** Reads page after page and hands each on; a damaged page costs a warning, not the document. */
export async function readPages(
  { options, sink, source: { fileName } }: Reading,
  source: PageSource,
  take: (record: PageRecord) => Promise<void>,
): Promise<PagesRead> {
  const { document } = source;
  const isTagged = isMarked(await document.getMarkInfo().catch(() => null));
  const pictures = createPictureTaker(sink.warn);
  const recogniser = createPageRecogniser(options.languages, sink);
  const result: PagesRead = { unread: [], letters: 0, damaged: [], pinned: [] };

  const readOne = async ({ page, content }: ReadPage): Promise<BegunPage> => {
    const scanned = isScanned(content);
    const wanted = options.ocr === "always" || (options.ocr === "auto" && scanned);
    if (scanned && !wanted) result.unread.push(page.pageNumber);
    const begun = wanted ? await recogniseOrWarn(recogniser, { page, content }, sink.warn) : undefined;
    const text = content.words.map((word) => word.text).join("");
    const { parts, files } = await readAnnotations(page, text).catch(() => ({ parts: [], files: [] }));
    if (result.pinned.length < mostPinned) addAll(result.pinned, files);
    result.letters += text.length + parts.length;
    const images: NewPart[] = await pictures.take(page, content);
    if (pictures.isFull(page.pageNumber < document.numPages)) source.leavePictures();
    const tags = isTagged ? await readTags(page) : noTags;
    const extras = [...images, ...parts];
    return {
      record: { number: page.pageNumber, content, tags, recognised: [], extras, replaced: false },
      isReplacing: options.ocr === "always",
      text: begun?.text,
    };
  };
  const line = createLine(async (record) => {
    result.letters += record.recognised.length;
    await take(record);
    sink.progress(record.number, document.numPages);
  });

  try {
    for (let number = 1; number <= document.numPages; number++) {
      const begun = await source.withPage(number, readOne).catch((error: unknown) => {
        if (error instanceof Failure) throw error;
        result.damaged.push(number);
        return undefined;
      });
      if (begun !== undefined) await line.add(begun);
      if (result.damaged.length >= mostFailures) {
        sink.warn(
          "damaged-pages",
          `Reading of ${fileName} was ended at page ${number}: too many pages are damaged.`,
        );
        break;
      }
    }
    await line.end();
  } finally {
    await recogniser.close();
  }
  return result;
}

/** Hands pages on in order, as soon as the text in their pictures is there. */
function createLine(take: (record: PageRecord) => Promise<void>) {
  const waiting: BegunPage[] = [];
  const handOn = async (atMost: number): Promise<void> => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (next.text !== undefined && waiting.length <= atMost) return;
      waiting.shift();
      const recognised = (await next.text) ?? [];
      await take({ ...next.record, recognised, replaced: next.isReplacing && recognised.length > 0 });
    }
  };
  return {
    add: async (page: BegunPage): Promise<void> => {
      waiting.push(page);
      await handOn(mostWaiting);
    },
    end: () => handOn(0),
  };
}

/** The text of a page's picture, later; a page that cannot be recognised costs a warning. */
async function recogniseOrWarn(
  recogniser: PageRecogniser,
  { page, content }: ReadPage,
  warn: (code: string, message: string) => void,
): Promise<{ text: Promise<NewPart[]> }> {
  const orWarn = (error: unknown): NewPart[] => {
    // A language that is not installed will be missing on the next page too.
    if (error instanceof Failure && error.code !== "corrupt") throw error;
    const why = error instanceof Error ? error.message : String(error);
    warn("ocr-failed", `The text in the picture of page ${page.pageNumber} could not be read: ${why}`);
    return [];
  };
  const begun = await recogniser
    .begin(page, content)
    .catch((error: unknown) => ({ text: Promise.resolve(orWarn(error)) }));
  const text = begun.text.catch(orWarn);
  text.catch(() => undefined); // thrown where the page is handed on
  return { text };
}

/** A map, although its type says an object. */
function isMarked(info: unknown): boolean {
  if (info instanceof Map) return info.get("Marked") === true;
  return typeof info === "object" && info !== null && "Marked" in info && info.Marked === true;
}
