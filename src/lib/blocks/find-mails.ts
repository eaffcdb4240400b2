import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";
import { isBlank, toBlock } from "./find-runs.ts";

/** Names of header lines in en, de, fr, it, es. */
const header =
  /^\s*(?:>\s*)*\**(?:from|to|cc|bcc|subject|date|sent|reply-to|received|message-id|von|an|betreff|gesendet|datum|kopie|de|à|objet|envoyé|date|da|a|oggetto|inviato|data|para|asunto|enviado|fecha)\s?:\**(?:\s|$)/iu;
const subject = /^\s*(?:>\s*)*\**(?:subject|betreff|objet|oggetto|asunto)\s?:/iu;
const sender = /^\s*(?:>\s*)*\**(?:from|von|de|da)\s?:.*(?:@|\p{L})/iu;

/** "On Monday Ann wrote:", "-----Original Message-----" and their like. */
const attribution =
  /^\s*(?:(?:on|am|le|il(?: giorno)?|el)\s.{4,120}\s(?:wrote|schrieb|a écrit|ha scritto|escribió)\b.{0,80}:|-{2,}\s*(?:original message|ursprüngliche nachricht|message d'origine|messaggio originale|mensaje original|forwarded message|weitergeleitete nachricht)\s*-{2,})\s*$/iu;

/** A mail, from its first header to the end of the lines: only who knows what surrounds it can say where it ends. */
export function findMail(lines: readonly Line[]): Block | undefined {
  const first = lines.findIndex((line, index) => attribution.test(line.text) || isHead(lines, index));
  return first < 0 ? undefined : toBlock("mail", lines.slice(first));
}

/** Two header lines or more in a row, among them who wrote or what about. */
function isHead(lines: readonly Line[], index: number): boolean {
  if (!header.test(lines[index]?.text ?? "")) return false;
  const after = lines.slice(index, index + 12);
  const end = after.findIndex((line) => isBlank(line) || !isHeaderPart(line));
  const head = end < 0 ? after : after.slice(0, end);
  return (
    head.length >= 2 &&
    head.some(({ text }) => subject.test(text)) &&
    (head.some(({ text }) => sender.test(text)) || head.length >= 3)
  );
}

/** A header, or the folded rest of one. */
function isHeaderPart({ text }: Line): boolean {
  return header.test(text) || /^[ \t]+\S/u.test(text) || /^[A-Z][A-Za-z]+(?:-[A-Za-z]+)+:\s/u.test(text);
}
