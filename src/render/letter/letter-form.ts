import { findDates } from "../../lib/text/find-dates.ts";
import { readDocumentKind } from "../../model/wording/document-kind.ts";
import { spanText } from "../inline/span-text.ts";
import type { Direction, LayoutBlock, LetterRole, ParagraphBlock } from "../layout.ts";
import { isClosing, isGreeting } from "./letter-words.ts";

export interface LetterForm {
  /** What the document says that it is. */
  kind: unknown;
  title: string;
  blocks: readonly LayoutBlock[];
  dir: Direction;
  /** "Subject" in the language of the text. */
  subject: string;
}

/** What stands where the subject of a letter or mail is written out. */
const subjectLine = /^(?:subject|re|betreff|betrifft|objet|concerne|oggetto|asunto)\s*:\s*/iu;

/** What is written as one goes to another person, and has neither title nor headings. */
export function letterKind(kind: unknown): "mail" | "letter" | undefined {
  const form = readDocumentKind(kind);
  return form === "mail" || form === "letter" ? form : undefined;
}

/**
 * A mail begins with its subject, a letter has it as a plain line above the greeting; neither has the title of a
 * report. Addresses, date, greeting, closing and name are told apart, so that each stands where a letter has it.
 * Undefined for any other document, which is headed by its title.
 */
export function toLetterForm({ kind, title, blocks, dir, subject }: LetterForm): LayoutBlock[] | undefined {
  const form = letterKind(kind);
  if (form === undefined) return undefined;
  const body = blocks.filter((block, at) => at >= mostHeadLines || !saysTitle(block, title));
  const at = body.findIndex((block) => block.kind === "paragraph" && isGreeting(spanText(block.spans)));
  const place = form === "mail" || at === -1 ? 0 : at;
  const head = form === "letter" ? headRoles(body.slice(0, place)) : body.slice(0, place);
  const texts = form === "mail" ? [`${subject}: `, title.trim()] : [title.trim()];
  const line = title.trim() === "" ? [] : [lineOf(texts, dir)];
  return [...head, ...line, ...endRoles(body.slice(place), form)];
}

/** Sender, addressee, place and date may stand above a subject that the writer wrote as well. */
const mostHeadLines = 8;
const longestDate = 60;

/** Of two addresses the first is the sender's. */
function headRoles(blocks: readonly LayoutBlock[]): LayoutBlock[] {
  const isAddress = (block: LayoutBlock): block is ParagraphBlock =>
    block.kind === "paragraph" && !isDate(block);
  const addresses = blocks.filter(isAddress);
  return blocks.map((block) => {
    if (block.kind !== "paragraph") return block;
    if (isDate(block)) return { ...block, role: "date" };
    const isSender = addresses.length > 1 && block === addresses[0];
    return { ...block, role: isSender ? "sender" : "addressee" };
  });
}

function isDate({ spans }: ParagraphBlock): boolean {
  const text = spanText(spans).trim();
  return text.length <= longestDate && !text.includes("\n") && findDates(text).length > 0;
}

/** Greeting, closing and the name below it. */
function endRoles(blocks: readonly LayoutBlock[], form: "mail" | "letter"): LayoutBlock[] {
  let isOver = false;
  return blocks.flatMap((block, at): LayoutBlock[] => {
    if (block.kind !== "paragraph") return [block];
    const text = spanText(block.spans);
    if (at === 0 && isGreeting(text)) return [{ ...block, role: "greeting" }];
    if (isClosing(text)) {
      isOver = true;
      return form === "letter" ? partName(block) : [{ ...block, role: "closing" }];
    }
    return [isOver ? { ...block, role: "signature" } : block];
  });
}

/** The name in the line below the closing words stands apart from them, as there is room for a hand between. */
function partName(block: ParagraphBlock): ParagraphBlock[] {
  const at = block.spans.findIndex(({ text }) => text.includes("\n"));
  const broken = block.spans[at];
  if (broken === undefined) return [{ ...block, role: "closing" }];
  const [before = "", ...lines] = broken.text.split("\n");
  const first = [...block.spans.slice(0, at), { ...broken, text: before }].filter(({ text }) => text !== "");
  const rest = [{ ...broken, text: lines.join("\n").trimStart() }, ...block.spans.slice(at + 1)];
  return [
    { ...block, spans: first, citations: [], role: "closing" },
    { ...block, spans: rest.filter((span) => span.text !== ""), role: "signature" },
  ];
}

function saysTitle(block: LayoutBlock, title: string): boolean {
  if (block.kind !== "heading" && block.kind !== "paragraph") return false;
  const text = spanText(block.spans).trim();
  return fold(text.replace(subjectLine, "")) === fold(title);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function lineOf(texts: readonly string[], dir: Direction): ParagraphBlock {
  const role: LetterRole = "subject";
  return { kind: "paragraph", role, spans: texts.map((text) => ({ text, bold: true })), dir, citations: [] };
}
