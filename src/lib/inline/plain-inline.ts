import { placeInline } from "./parse-inline.ts";

/** A text as a reader sees it, and where each of its characters stands in the text with marks. */
export interface PlainInline {
  text: string;
  /** Of each UTF-16 unit of `text`, and one more for its end. */
  origins: number[];
  /** Ranges of `text` that are struck out. */
  struck: (readonly [start: number, end: number])[];
  /** Where marks of emphasis stand in the text with marks. */
  marks: (readonly [start: number, end: number])[];
}

/** Characters that no reader sees; line breaks and tabs are none of them. */
const unseen = /[\p{Cc}\p{Cf}]/u;

/** Without marks; the address of a link stays, as it can be followed. */
export function plainInline(raw: string, hasNote: (key: string) => boolean = () => false): PlainInline {
  const origins: number[] = [];
  const struck: [number, number][] = [];
  const pieces: string[] = [];
  const { spans, marks } = placeInline(raw, { footnote: (key) => (hasNote(key) ? 1 : undefined) });
  for (const { text, at, strike, link, linkEnd } of spans) {
    const start = origins.length;
    for (let unit = 0; unit < text.length; unit += 1) {
      const shown = seen(text, unit);
      if (shown === "") continue;
      origins.push(at + unit);
      pieces.push(shown);
    }
    if (strike === true && origins.length > start) addRange(struck, [start, origins.length]);
    if (link === undefined || linkEnd === undefined) continue;
    pieces.push(` ${link} `);
    for (let unit = 0; unit < link.length + 2; unit += 1) origins.push(linkEnd);
  }
  origins.push(raw.length);
  return { text: pieces.join(""), origins, struck, marks };
}

function seen(text: string, at: number): string {
  const unit = text[at] ?? "";
  if (unit === "\r") return text[at + 1] === "\n" ? "" : "\n";
  return unit === "\n" || unit === "\t" || !unseen.test(unit) ? unit : "";
}

/** Neighbours become one. */
function addRange(ranges: [number, number][], [start, end]: [number, number]): void {
  const last = ranges.at(-1);
  if (last !== undefined && last[1] === start) last[1] = end;
  else ranges.push([start, end]);
}
