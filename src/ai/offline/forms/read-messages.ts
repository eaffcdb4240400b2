import { attributionLine, mailLines } from "../../../lexicon/answers/office-choices.ts";
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
  for (const [at, line] of lines.entries()) {
    const isHead = mailLines.from.test(line.text) && isHeadAt(lines, at);
    if (attributionLine.test(line.text) || isHead) found.push({ writer: line.text, body: [] });
    else found.at(-1)?.body.push(line);
  }
  return found.map((own) => ({ ...own, signature: signatureOf(own) }));
}

/** "From:" alone is no head: when it was sent stands below it. */
function isHeadAt(lines: readonly MailLine[], at: number): boolean {
  return lines.slice(at + 1, at + 4).some(({ text }) => mailLines.date.test(text));
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
