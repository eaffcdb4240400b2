import { addAll } from "../../lib/add-all.ts";
import { splitLines } from "../../lib/text/split-lines.ts";
import type { ContextStretch, MessageUnit } from "./context-block.ts";
import { isAsking } from "./judge-paragraph.ts";
import { isAnnouncement, namesSource } from "./source-cues.ts";

/** From here on the rest of a paragraph can be a document of its own. */
const longRest = 300;

/** Blocks and, between them, paragraphs; lines that announce or ask stand apart from what they introduce. */
export function splitUnits(message: string, blocks: readonly ContextStretch[]): MessageUnit[] {
  const units: MessageUnit[] = [];
  let from = 0;
  for (const block of blocks) {
    addAll(units, splitParagraphs(message, { start: from, end: block.start }));
    units.push({ start: block.start, end: block.end, block });
    from = block.end;
  }
  addAll(units, splitParagraphs(message, { start: from, end: message.length }));
  return units.flatMap((unit, index) =>
    unit.block === undefined
      ? splitEdges(message, unit, { isFirst: index === 0, isLast: index === units.length - 1 })
      : [unit],
  );
}

/** Stretches between blank lines, without the blank lines. */
function splitParagraphs(message: string, { start, end }: MessageUnit): MessageUnit[] {
  const paragraphs: MessageUnit[] = [];
  let isOpen = false;
  for (const line of splitLines(message.slice(start, end))) {
    const last = paragraphs.at(-1);
    if (line.text.trim() === "") isOpen = false;
    else if (isOpen && last !== undefined) last.end = start + line.end;
    else {
      paragraphs.push({ start: start + line.start, end: start + line.end });
      isOpen = true;
    }
  }
  return paragraphs;
}

function splitEdges(
  message: string,
  unit: MessageUnit,
  place: { isFirst: boolean; isLast: boolean },
): MessageUnit[] {
  const text = message.slice(unit.start, unit.end);
  const first = endOfOpening(text, place.isFirst);
  const rest = text.slice(first);
  // an indent belongs to the line it opens
  const shift = first + (/^\s*[\r\n]|^[ \t]+/u.exec(rest)?.[0].length ?? 0);
  const last = place.isLast ? startOfClosing(rest) : rest.length;
  const parts = [
    { start: unit.start, end: unit.start + first },
    {
      start: unit.start + (first === 0 ? 0 : shift),
      end: unit.start + first + rest.slice(0, last).trimEnd().length,
    },
    { start: unit.start + first + last, end: unit.end },
  ];
  return parts.filter(({ start, end }) => start < end);
}

/** Where the line or clause ends that leads over to the rest; 0 if there is none. */
function endOfOpening(text: string, isFirst: boolean): number {
  const [line, ...others] = splitLines(text);
  if (line === undefined) return 0;
  const rest = text.length - line.end;
  if (others.length > 0 && isAnnouncement(line.text)) return line.end;
  if (!isFirst) return 0;
  if (rest >= longRest && isAsking(line.text)) return line.end;
  const clause = /^[^\n]{8,200}?[:：](?=\s)/u.exec(text)?.[0];
  const leadsOver =
    clause !== undefined &&
    text.length - clause.length >= longRest &&
    namesSource(clause) &&
    isAsking(clause);
  return leadsOver ? clause.length : 0;
}

/** Where a last line begins that asks about all before it; the length if there is none. */
function startOfClosing(text: string): number {
  const lines = splitLines(text);
  const last = lines.at(-1);
  return last !== undefined && last.start >= longRest && isAsking(last.text) ? last.start : text.length;
}
