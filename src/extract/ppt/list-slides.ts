import type { Objects } from "./find-objects.ts";
import { textsIn, textsOfSlide } from "./list-texts.ts";
import type { SlideText } from "./list-texts.ts";
import { numberAt, recordsBelow, recordsIn, recordType } from "./records.ts";
import type { PptRecord } from "./records.ts";

export interface OldSlide {
  texts: SlideText[];
  notes: string[];
  comments: string[];
  hidden: boolean;
}

interface Listed {
  persistId: number;
  slideId: number;
  outline: SlideText[];
}

const listOf = { slides: 0, notes: 2 };

/** The slides of an old presentation in their order, one at a time. */
export function* listSlides({ document, find }: Objects): Generator<OldSlide> {
  if (document === undefined) return;
  const lists = [...recordsIn(document.data)].filter(({ type }) => type === recordType.slideList);
  const listed = (instance: number) => lists.filter((list) => list.instance === instance).flatMap(entriesOf);
  const notes = new Map(listed(listOf.notes).map((entry) => [entry.slideId, entry]));
  const seen = new Set<number>();
  // Many names for one object would be read many times.
  const once = (record: PptRecord | undefined) => {
    if (record === undefined || seen.has(record.data.byteOffset)) return undefined;
    seen.add(record.data.byteOffset);
    return record;
  };
  for (const { persistId, outline } of listed(listOf.slides)) {
    const slide = once(find(persistId));
    const data = slide?.type === recordType.slide ? slide.data : Buffer.alloc(0);
    const atom = first(data, recordType.slideAtom);
    const own = notes.get(atom === undefined ? 0 : numberAt(atom.data, 16));
    const page = own && once(find(own.persistId));
    yield {
      texts: textsOfSlide(data, outline),
      notes: page?.type === recordType.notes ? notesOf(page, own?.outline ?? []) : [],
      comments: [...recordsBelow(data, recordType.comment)].map(commentOf).filter((text) => text !== ""),
      hidden: isHidden(first(data, recordType.slideShowInfo)),
    };
  }
}

function entriesOf(list: PptRecord): Listed[] {
  const entries: (Listed & { records: PptRecord[] })[] = [];
  for (const record of recordsIn(list.data)) {
    if (record.type !== recordType.slidePersist) entries.at(-1)?.records.push(record);
    else {
      const { data } = record;
      entries.push({ persistId: numberAt(data, 0), slideId: numberAt(data, 12), outline: [], records: [] });
    }
  }
  return entries.map(({ records, ...entry }) => ({ ...entry, outline: textsIn(records) }));
}

function first(data: Buffer, type: number): PptRecord | undefined {
  for (const record of recordsIn(data)) if (record.type === type) return record;
  return undefined;
}

function notesOf(page: PptRecord, outline: readonly SlideText[]): string[] {
  // A lone star is where the page number goes.
  return textsOfSlide(page.data, outline)
    .map(({ text }) => text)
    .filter((text) => text !== "*");
}

/** "Author: text", from its strings: author, text, initials. */
function commentOf({ data }: PptRecord): string {
  const strings = new Map<number, string>();
  for (const { type, instance, data: own } of recordsIn(data))
    if (type === recordType.text)
      strings.set(
        instance,
        own
          .toString("utf16le")
          .replaceAll(/[\r\v]/g, "\n")
          .trim(),
      );
  const [author, text] = [strings.get(0) ?? "", strings.get(1) ?? ""];
  return author === "" || text === "" ? text : `${author}: ${text}`;
}

function isHidden(info: PptRecord | undefined): boolean {
  return info !== undefined && info.data.length >= 12 && (info.data.readUInt16LE(10) & 4) !== 0;
}
