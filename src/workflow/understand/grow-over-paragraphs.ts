import { addAll } from "../../lib/add-all.ts";
import { splitLines } from "../../lib/text/split-lines.ts";
import { isBordered, type ContextStretch, type MessageUnit } from "./context-block.ts";
import { isAsking } from "./judge-paragraph.ts";
import { isAnnouncement } from "./source-cues.ts";
import { splitUnits } from "./split-units.ts";

/** So much of a paragraph must be sentences for its tables and code to count as parts of a text. */
const neededShare = 0.3;

/** A table or a piece of code amid sentences of one paragraph is part of a document, if the request stands elsewhere. */
export function growOverParagraphs(message: string, blocks: readonly ContextStretch[]): ContextStretch[] {
  const fixed = blocks.filter(({ kind }) => isBordered(kind) || kind === "mail");
  const paragraphs = splitUnits(message, fixed).filter(({ block }) => block === undefined);
  const grown: ContextStretch[] = [];
  let next = 0;
  let inside: ContextStretch[] = [];
  const close = (): void => {
    const paragraph = paragraphs[next];
    const isText = paragraph !== undefined && inside.length > 0 && isMixed(message, paragraph, inside);
    addAll(grown, isText ? [toText(message, paragraph)] : inside);
    inside = [];
  };
  for (const block of blocks) {
    for (let end = paragraphs[next]?.end; end !== undefined && end < block.end; end = paragraphs[next]?.end) {
      close();
      next += 1;
    }
    const paragraph = paragraphs[next];
    if (paragraph !== undefined && paragraph.start <= block.start) inside.push(block);
    else grown.push(block);
  }
  close();
  return grown;
}

function isMixed(message: string, paragraph: MessageUnit, inside: readonly ContextStretch[]): boolean {
  const taken = inside.reduce((sum, { start, end }) => sum + end - start, 0);
  const length = paragraph.end - paragraph.start;
  if (length - taken < length * neededShare) return false;
  const after = message.slice(inside.at(-1)?.end ?? paragraph.end, paragraph.end).trim();
  const isAlone =
    message.slice(0, paragraph.start).trim() === "" && message.slice(paragraph.end).trim() === "";
  return !isAlone && after !== "" && !isAsking(after);
}

function toText(message: string, { start, end }: MessageUnit): ContextStretch {
  const [first, second] = splitLines(message.slice(start, end));
  const skip = first !== undefined && second !== undefined && isAnnouncement(first.text) ? second.start : 0;
  return { kind: "text", start: start + skip, end };
}
