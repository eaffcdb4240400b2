import { createReadStream } from "node:fs";

export interface MailRange {
  start: number;
  /** The last byte. */
  end: number;
}

/** Longer than any line that parts two mails. */
const kept = 512;
const border = /(?:^|\n\r?\n)From [^\r\n]{1,400}\d\d:\d\d[^\r\n]{0,200}\r?\n/g;

/** Where the mails of a mailbox file begin and end; the lines that part them are left out. Holds one chunk. */
export async function* splitMbox(path: string): AsyncGenerator<MailRange> {
  let start: number | undefined;
  let offset = 0;
  let window = "";
  for await (const chunk of createReadStream(path, { highWaterMark: 262_144 })) {
    // One character a byte, so that places in the text are places in the file.
    window += (chunk as Buffer).toString("latin1");
    for (const match of window.matchAll(border)) {
      const begin = offset + match.index + match[0].length;
      if (start !== undefined && begin <= start) continue;
      if (match[0].startsWith("From ") && offset + match.index > 0) continue;
      if (start !== undefined) yield { start, end: offset + match.index };
      start = begin;
    }
    const cut = Math.max(0, window.length - kept);
    offset += cut;
    window = window.slice(cut);
  }
  if (start !== undefined) yield { start, end: offset + window.length - 1 };
}
