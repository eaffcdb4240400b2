import { attributionLine, attributionStart, mailLines } from "../../../lexicon/answers/office-choices.ts";
import { closingLine } from "../../../lexicon/forms/contact-words.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { mailHead } from "./find-fields.ts";

/** A line of a document, with where it stands. */
export interface MailLine {
  item: EvidenceItem;
  text: string;
  start: number;
  end: number;
}

/** One mail of a thread with what it says; `writer` is the line that names whoever wrote it. */
export interface MailMessage {
  writer: string;
  body: readonly MailLine[];
  /** The lines below the closing words, or from the name of the writer on. */
  signature: readonly MailLine[];
}

const longestSignature = 10;

/** The mails of one document, the newest first; none where it is no mail. */
export function readMessages(evidence: readonly EvidenceItem[]): MailMessage[] {
  const [first] = evidence;
  if (first === undefined || (first.text.match(mailHead) ?? []).length < 2) return [];
  const found: { writer: string; body: MailLine[] }[] = [
    { writer: linesOf(first).find(({ text }) => mailLines.from.test(text))?.text ?? "", body: [] },
  ];
  const lines = evidence.slice(1).flatMap(linesOf);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const named = attributionAt(lines, at) ?? headAt(lines, at);
    if (named !== undefined) {
      at += named.length - 1;
      found.push({ writer: named.text, body: [] });
    } else if (!forwarded.test(line.text)) found.at(-1)?.body.push(line);
  }
  return found.map((own) => ({ ...own, signature: signatureOf(own) }));
}

/** The line that says who wrote what follows; a long one goes on in the next. */
export function attributionAt(
  lines: readonly { text: string }[],
  at: number,
): { text: string; length: number } | undefined {
  const [first = "", next = ""] = [lines[at]?.text, lines[at + 1]?.text];
  if (attributionLine.test(first)) return { text: first, length: 1 };
  const joined = `${first} ${next}`;
  return attributionStart.test(first) && attributionLine.test(joined)
    ? { text: joined, length: 2 }
    : undefined;
}

/** "From:" alone is no head: when it was sent stands below it. */
function headAt(
  lines: readonly { text: string }[],
  at: number,
): { text: string; length: number } | undefined {
  const first = lines[at]?.text ?? "";
  if (!mailLines.from.test(first)) return undefined;
  const rest = lines.slice(at + 1, at + 1 + mostHeadLines).map(({ text }) => text);
  const end = rest.findIndex((text) => !headLine.test(text));
  const own = end < 0 ? rest : rest.slice(0, end);
  return own.some((text) => mailLines.date.test(text)) ? { text: first, length: 1 + own.length } : undefined;
}

/** Whether the head of a mail stands in a passage. */
export function holdsHead(item: EvidenceItem): boolean {
  const lines = linesOf(item);
  return lines.some((_, at) => headAt(lines, at) !== undefined);
}

const mostHeadLines = 6;
const headLine = /^\p{L}{1,12}\s?:\s\S/u;
const forwarded = /^-{2,}.{3,40}-{2,}$/u;

/** Whether a line only says who wrote, to whom and when. */
export function isHeadLine(text: string): boolean {
  return (
    forwarded.test(text) || (headLine.test(text) && Object.values(mailLines).some((one) => one.test(text)))
  );
}

export function linesOf(item: EvidenceItem): MailLine[] {
  return [...item.text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
    const text = line.replace(/^(?:>\s*)+/u, "").trim();
    const start = index + line.indexOf(text);
    return text === "" ? [] : [{ item, text, start, end: start + text.length }];
  });
}

function signatureOf({ writer, body }: { writer: string; body: readonly MailLine[] }): MailLine[] {
  const closing = body.findLastIndex(({ text }) => closingLine.test(text));
  if (closing >= 0) return body.slice(closing + 1, closing + 1 + longestSignature);
  const name = nameOf(writer);
  const at = name === "" ? -1 : body.findLastIndex(({ text }) => text.startsWith(name));
  return at < 0 ? [] : body.slice(at, at + longestSignature);
}

/** "From: Ann Lee <ann@…>", "On Monday Ann Lee wrote:": the capitals before an address or behind the label. */
export function nameOf(writer: string): string {
  const line = writer.replace(/^\p{L}{1,10}\s?:\s/u, "").replace(/\s*[<[(].*$/u, "");
  const [name = ""] = line.match(/\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)+/gu)?.slice(-1) ?? [];
  return name;
}
