import { inRows } from "../reading-order.ts";
import type { PlacedBox } from "../reading-order.ts";
import { numberAt, recordsBelow, recordsIn, recordType } from "./records.ts";
import type { PptRecord } from "./records.ts";

export interface SlideText {
  text: string;
  title: boolean;
  box: PlacedBox | undefined;
}

/** Master units are 1/576 inch. */
const pointsPerUnit = 72 / 576;
const titleKinds = new Set([0, 6]);

/** The texts among the records of a list or a text box, each under the header that gives its kind. */
export function textsIn(records: Iterable<PptRecord>): SlideText[] {
  const texts: SlideText[] = [];
  let title = false;
  for (const { type, data } of records) {
    if (type === recordType.textHeader) title = titleKinds.has(numberAt(data, 0));
    const text = textOf(type, data);
    if (text !== undefined) texts.push({ text, title, box: undefined });
  }
  return texts;
}

function textOf(type: number, data: Buffer): string | undefined {
  if (type !== recordType.textChars && type !== recordType.textBytes) return undefined;
  const raw = data.toString(type === recordType.textChars ? "utf16le" : "latin1");
  return raw
    .replaceAll(/[\r\v]/g, "\n")
    .replaceAll("\0", "")
    .trim();
}

/** The texts of a slide's shapes in reading order; the outline holds those of its placeholders. */
export function textsOfSlide(slide: Buffer, outline: readonly SlideText[]): SlideText[] {
  const used = new Set<SlideText>();
  const found: SlideText[] = [];
  for (const shape of recordsBelow(slide, recordType.shape)) {
    const box = boxOf(shape);
    for (const { data } of recordsBelow(shape.data, recordType.textBox)) {
      const records = [...recordsIn(data)];
      const reference = records.find(({ type }) => type === recordType.textRef);
      const referred = reference && outline[numberAt(reference.data, 0)];
      if (referred !== undefined) used.add(referred);
      for (const text of referred === undefined ? textsIn(records) : [referred]) found.push({ ...text, box });
    }
  }
  const all = [...outline.filter((text) => !used.has(text)), ...found].filter(({ text }) => text !== "");
  return [...all.filter(({ title }) => title), ...inRows(all.filter(({ title }) => !title))];
}

function boxOf(shape: PptRecord): PlacedBox | undefined {
  const [anchor] = recordsBelow(shape.data, recordType.anchor);
  if (anchor === undefined || anchor.data.length !== 8) return undefined;
  const [top = 0, left = 0, right = 0, bottom = 0] = [0, 2, 4, 6].map(
    (at) => anchor.data.readInt16LE(at) * pointsPerUnit,
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}
