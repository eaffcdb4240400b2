import { findBlocks } from "../../lib/blocks/find-blocks.ts";
import {
  isBordered,
  smallestBlock,
  type ContextBlock,
  type ContextStretch,
  type MessageUnit,
} from "./context-block.ts";
import { describeBlock } from "./describe-block.ts";
import { findDocument } from "./find-document.ts";
import { growOverParagraphs } from "./grow-over-paragraphs.ts";
import { isAsking, isShortSentence } from "./judge-paragraph.ts";
import { isAnnouncement } from "./source-cues.ts";
import { isTaskList } from "./task-list.ts";
import { splitUnits } from "./split-units.ts";

/** Bulky material in a raw message, in order and apart; offsets are UTF-16 into the message. */
export function findContextBlocks(message: string): ContextBlock[] {
  const formed = findBlocks(message)
    .map((block) => (block.kind === "mail" ? endMail(message, block) : block))
    .filter((block) => block.kind !== "list" || !isTaskList(message, block));
  const grown = growOverParagraphs(message, formed);
  const document = findPlainDocument(message, grown);
  const blocks = document === undefined ? joinOverlaps(grown) : [document];
  return blocks.filter(isBulky).map((block) => describeBlock(message, reachEnd(message, block)));
}

/** Where two have grown over the same paragraph, they are one. */
function joinOverlaps(stretches: readonly ContextStretch[]): ContextStretch[] {
  const joined: ContextStretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last === undefined || stretch.start >= last.end) joined.push(stretch);
    else joined[joined.length - 1] = { ...last, end: Math.max(last.end, stretch.end) };
  }
  return joined;
}

function isBulky({ start, end }: ContextStretch): boolean {
  return end - start >= smallestBlock;
}

/** A pasted text, alone or with tables and code in it; never over a border that the author has drawn. */
function findPlainDocument(message: string, formed: readonly ContextStretch[]): ContextStretch | undefined {
  const isFormed = formed.some(isBulky);
  const units = splitUnits(message, isFormed ? formed : formed.filter(({ kind }) => isBordered(kind)));
  const document = findDocument(message, units);
  if (document === undefined) return undefined;
  const inside = units.filter(({ start, end }) => document.start <= start && end <= document.end);
  if (inside.some(({ block }) => block !== undefined && isBordered(block.kind))) return undefined;
  const plain = inside
    .filter(({ block }) => block === undefined)
    .map(({ start, end }) => message.slice(start, end));
  const size = plain.reduce((sum, text) => sum + text.length, 0);
  const isProse = size >= smallestBlock * 2 && !plain.some((text) => isAnnouncement(text) || isAsking(text));
  return !isFormed || isProse ? endBefore(message, document, units) : undefined;
}

/** White space between a block and the next paragraph belongs to the block, but for the blank line that parts them. */
function endBefore(message: string, block: ContextStretch, units: readonly MessageUnit[]): ContextStretch {
  const next = units.find(({ start }) => start >= block.end);
  if (next === undefined) return block;
  const gap = message.slice(block.end, next.start).replace(/(?:\r\n|\n|\r)(?:[ \t]*(?:\r\n|\n|\r))?$/u, "");
  return { ...block, end: block.end + gap.length };
}

/** What trails a last block belongs to it: nobody asks in blanks. */
function reachEnd(message: string, block: ContextStretch): ContextStretch {
  const isLast = !isBordered(block.kind) && message.slice(block.end).trim() === "";
  return isLast ? { ...block, end: message.length } : block;
}

/** A mail reaches to the end of the message, unless nothing is asked before it and the end asks. */
function endMail(message: string, block: ContextStretch): ContextStretch {
  const before = splitUnits(message.slice(0, block.start), []);
  if (before.some(({ start, end }) => isAsking(message.slice(start, end)))) return block;
  const units = splitUnits(message.slice(0, block.end), []).filter(({ start }) => start > block.start);
  const last = units.at(-1);
  if (last === undefined || !closes(message.slice(last.start, last.end))) return block;
  const mail = { ...block, end: Math.max(block.start, last.start) };
  const text = message.slice(mail.start, mail.end).replace(/(?:\r\n|\n|\r)(?:[ \t]*(?:\r\n|\n|\r))?$/u, "");
  return { ...mail, end: mail.start + text.length };
}

function closes(paragraph: string): boolean {
  return isAsking(paragraph) || isShortSentence(paragraph);
}
