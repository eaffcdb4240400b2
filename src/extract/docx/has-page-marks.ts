import { readEntry, type XmlPart } from "../xml/xml-tree.ts";

const mark = "lastRenderedPageBreak";

/** Whether Word left marks where pages ended; without any, no page can be told. */
export async function hasPageMarks(part: XmlPart): Promise<boolean> {
  let rest = "";
  for await (const chunk of readEntry(part)) {
    const text = rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString("latin1");
    if (text.includes(mark)) return true;
    rest = text.slice(-mark.length);
  }
  return false;
}
