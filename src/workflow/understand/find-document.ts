import { detectLanguage } from "../../lib/text/detect-language.ts";
import { splitSentences } from "../../lib/text/split-sentences.ts";
import type { ContextStretch, MessageUnit } from "./context-block.ts";
import { askShare, isAsking, isShortSentence, ownShare } from "./judge-paragraph.ts";
import { readAsk } from "./classify-role.ts";
import { isMostlyPointers, standsUnderRules } from "./task-list.ts";
import { isAnnouncement, pointsAtSource } from "./source-cues.ts";

/** What speaks for a document: a foreign language most, then a pointer to it, then its mere size. */
const demands = {
  foreign: { length: 200, sentences: 1, askShare: 1, isStrict: false },
  pointed: { length: 250, sentences: 2, askShare: 0.5, isStrict: false },
  /** Without a pointer, what people tell of themselves is part of what they ask. */
  plain: { length: 350, sentences: 2, askShare: 0.34, isStrict: false },
  /** Who has something written often says at length what it should be like. */
  draft: { length: 600, sentences: 3, askShare: 0.15, isStrict: true },
} as const;

/** Enough to tell a document from a request. */
const longestSample = 20_000;

interface Frame {
  /** Units that ask, at both ends; what lies between is the document. */
  head: number;
  tail: number;
  isForeign: boolean;
}

/** A pasted text without a form of its own, between the sentences that say what to do with it. */
export function findDocument(message: string, units: readonly MessageUnit[]): ContextStretch | undefined {
  const textOf = (from: number, to: number) =>
    units
      .slice(from, to)
      .map(({ start, end }) => message.slice(start, end))
      .join("\n\n");
  if (units.length < 2) return undefined;
  // a block never asks, whatever it holds
  const frame = findFrame(
    units.map(({ start, end, block }) => (block === undefined ? message.slice(start, end) : "")),
  );
  const first = units[frame.head];
  const last = units[units.length - frame.tail - 1];
  if (first === undefined || last === undefined || frame.head + frame.tail === 0) return undefined;
  if (first.start > last.start) return undefined;
  const asked = `${textOf(0, frame.head)}\n\n${textOf(units.length - frame.tail, units.length)}`;
  const isPointed = pointsAtSource(asked) || /[:：]\s*$/u.test(textOf(0, frame.head));
  const demand =
    demands[frame.isForeign ? "foreign" : isPointed ? "pointed" : isDraft(asked) ? "draft" : "plain"];
  const length = last.end - first.start;
  const document = message.slice(first.start, first.start + Math.min(length, longestSample));
  const isOwn = demand !== demands.foreign && demand !== demands.pointed && ownShare(document) > 0.3;
  const isEnough =
    !isOwn &&
    !isMostlyPointers(document) &&
    !standsUnderRules(message, first.start) &&
    length >= demand.length &&
    splitSentences(document).length >= demand.sentences &&
    askShare(document, demand.isStrict) <= demand.askShare;
  return isEnough ? { kind: "text", start: first.start, end: last.end } : undefined;
}

function isDraft(text: string): boolean {
  return splitSentences(text).some((sentence) => readAsk(sentence.text).head === "DRAFT");
}

function findFrame(texts: readonly string[]): Frame {
  const last = texts.at(-1) ?? "";
  const lead = countAnnouncements(texts);
  const foreignTail = isForeign(last, texts.slice(lead, -1));
  // a label above the text asks nothing: then the end must
  if (lead > 0 && foreignTail) return { head: lead, tail: 1, isForeign: true };
  const foreignHead = isForeign(texts[0] ?? "", texts.slice(1));
  if (foreignTail && !foreignHead) return { head: 0, tail: 1, isForeign: true };
  const head = countHead(texts, foreignHead);
  if (foreignHead) {
    const tail = head === lead ? countTail(texts.slice(head), "label") : 0;
    return { head, tail, isForeign: true };
  }
  const tail = countTail(texts.slice(head), head === 0 ? "nothing" : head === lead ? "label" : "ask");
  return head + tail >= texts.length
    ? { head: 0, tail: 0, isForeign: false }
    : { head, tail, isForeign: false };
}

/** Lines at the start that only name what follows. */
function countAnnouncements(texts: readonly string[]): number {
  const first = texts.findIndex((text) => !isAnnouncement(text) || opensAsk(text));
  return Math.max(0, first);
}

/** The first paragraph if it asks, and what goes on asking or leads over. */
function countHead(texts: readonly string[], isSure: boolean): number {
  const [first = "", ...others] = texts;
  if (!isSure && !isAnnouncement(first) && !isAsking(first)) return 0;
  const stop = others.findIndex((text) => !isAnnouncement(text) && !(text.length <= 200 && opensAsk(text)));
  return stop < 0 ? texts.length : stop + 1;
}

/** The last paragraph if it asks; after a head that asks, only if it clearly speaks of what lies between. */
function countTail(texts: readonly string[], head: "nothing" | "label" | "ask"): number {
  const last = texts.at(-1) ?? "";
  if (texts.length < 2) return 0;
  if (head === "nothing") return isAsking(last) ? 1 : 0;
  if (head === "label") return isAsking(last) || isShortSentence(last) ? 1 : 0;
  return last.length <= 300 && opensAsk(last) && pointsAtSource(last) ? 1 : 0;
}

function opensAsk(text: string): boolean {
  return readAsk(text).head !== undefined;
}

/** A sentence in one language beside a longer text in another. A heading says little about language. */
function isForeign(text: string, others: readonly string[]): boolean {
  const isSentence = /[.?!:。？！：]["'”»)\s]*$/u.test(text) && text.trim().split(/\s+/u).length >= 3;
  const rest = others.join("\n\n");
  if (!isSentence || rest.length < Math.max(demands.foreign.length, text.length)) return false;
  const own = detectLanguage(text);
  const theirs = detectLanguage(rest);
  return own !== "unknown" && theirs !== "unknown" && own !== theirs;
}
