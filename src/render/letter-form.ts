import { readDocumentKind } from "../model/wording/document-kind.ts";
import type { Block, Direction, ParagraphBlock } from "./layout.ts";
import { spanText } from "./inline/span-text.ts";

export interface LetterForm {
  /** What the document says that it is. */
  kind: unknown;
  title: string;
  blocks: readonly Block[];
  dir: Direction;
  /** "Subject" in the language of the text. */
  subject: string;
}

/** How a letter begins to speak, in five languages. */
const greeting =
  /^(?:dear|hello|hi\b|good (?:morning|day|afternoon|evening)|to whom|sehr geehrte|geehrte|liebe|guten (?:tag|morgen|abend)|grüezi|hallo|werte|bonjour|bonsoir|madame|monsieur|mesdames|cher|chère|gentil|egregi|spettabil|buongiorno|buonasera|car[oaie]\b|stimat|estimad|querid|hola|muy señor|distinguid|buenos días|buenas tardes|a quien)/iu;

/** What stands where the subject of a letter or mail is written out. */
const subjectLine = /^(?:subject|re|betreff|betrifft|objet|concerne|oggetto|asunto)\s*:\s*/iu;

/**
 * A mail begins with its subject, a letter has it as a plain line above the greeting; neither has the title of a
 * report. Undefined for any other document, which is headed by its title.
 */
export function toLetterForm({ kind, title, blocks, dir, subject }: LetterForm): Block[] | undefined {
  const form = readDocumentKind(kind);
  if ((form !== "mail" && form !== "letter") || title.trim() === "") return undefined;
  const body = blocks.filter((block, at) => at >= mostHeadLines || !saysTitle(block, title));
  if (form === "mail") return [lineOf([`${subject}: `, title.trim()], dir), ...body];
  const at = body.findIndex(
    (block) => block.kind === "paragraph" && greeting.test(spanText(block.spans).trim()),
  );
  const place = at === -1 ? 0 : at;
  return [...body.slice(0, place), lineOf([title.trim()], dir), ...body.slice(place)];
}

/** Sender, addressee, place and date may stand above a subject that the writer wrote as well. */
const mostHeadLines = 8;

function saysTitle(block: Block, title: string): boolean {
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
  return { kind: "paragraph", spans: texts.map((text) => ({ text, bold: true })), dir, citations: [] };
}
