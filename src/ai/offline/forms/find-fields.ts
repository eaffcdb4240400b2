import { foldLabel, formFields } from "../../../lexicon/forms/field-labels.ts";
import type { FieldKind, FormFieldName } from "../../../lexicon/forms/field-labels.ts";
import { knownLabels } from "../../../lexicon/forms/labels-of-fields.ts";
import type { KnownLabel } from "../../../lexicon/forms/labels-of-fields.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { valueAt } from "./value-at.ts";

/** A label with its value, as both stand in a document. */
export interface FoundField extends KnownLabel {
  document: string;
  evidence: string;
  label: string;
  value: string;
  /** From the label to the end of the value, as it stands. */
  quote: string;
}

/** Longer lines are sentences, in which a word that looks like a label is none. */
const longestLine = 400;
const mostWords = 6;

/** Every field that the forms among the evidence state, in order. */
export function findFields(evidence: readonly EvidenceItem[]): FoundField[] {
  return evidence.flatMap((item) => {
    const isMail = (item.text.match(mailHead) ?? []).length > 1;
    const lines = item.text.split("\n").filter((line) => line.length <= longestLine);
    return [
      ...lines.flatMap(fieldsOf),
      ...lines.flatMap((line, at) => setInFields(line, lines[at + 1] ?? "")),
    ]
      .filter(({ field }) => field.startsWith("mail") === isMail)
      .map((own) => ({ ...own, document: item.document, evidence: item.id }));
  });
}

/** What a mail says about itself stands in lines of its own, one below the other. */
export const mailHead =
  /^(?:subject|from|to|date|sent|cc|betreff|von|an|datum|gesendet|objet|de|à|envoyé|oggetto|da|a|data|asunto|para|fecha): /gimu;

type LineField = Omit<FoundField, "document" | "evidence">;

/** A row of cells is read cell by cell, other lines word by word. */
function fieldsOf(line: string): LineField[] {
  return line.includes(" | ")
    ? [...cellFields(line), ...line.split(" | ").flatMap((cell) => lineFields(cell))]
    : lineFields(line);
}

/** A cell that is a label, and the next one that is filled. */
function cellFields(line: string): LineField[] {
  const cells = [...line.matchAll(/(?:^|(?<=\|))[^|]*/gu)].map(({ index, 0: text }) => ({ index, text }));
  const filled = cells.filter(({ text }) => text.trim() !== "");
  return filled.flatMap(({ index, text }, at) => {
    const next = filled[at + 1];
    const labels = knownLabels.get(foldLabel(text)) ?? [];
    if (next === undefined || labels.length === 0 || knownLabels.has(foldLabel(next.text))) return [];
    const value = next.text.trim();
    const label = text.trim().replace(/[\s:.#]+$/u, "");
    const start = index + text.indexOf(text.trim());
    const quote = line.slice(start, next.index + next.text.trimEnd().length);
    return labels.flatMap((own) => (fits(value, kindOf(own.field)) ? [{ ...own, label, value, quote }] : []));
  });
}

/** A label in a line of its own, and its value set in below it. */
function setInFields(line: string, below: string): LineField[] {
  const label = line.replace(/\s?:?\s*$/u, "");
  const labels =
    /^\S/u.test(line) && /^ {2,4}\S/u.test(below) ? (knownLabels.get(foldLabel(label)) ?? []) : [];
  const value = below.trim();
  const quote = `${line}\n${below.trimEnd()}`;
  return labels.flatMap((own) => (fits(value, kindOf(own.field)) ? [{ ...own, label, value, quote }] : []));
}

function kindOf(field: FormFieldName): FieldKind {
  return formFields[field].kind;
}

/** The cell is the value, and nothing else. */
function fits(value: string, kind: FieldKind): boolean {
  const found = valueAt(value, kind);
  return found !== undefined && found.length === value.length;
}

/** Labels in a line of text: at its beginning, or behind the value of another one. */
function lineFields(line: string): LineField[] {
  const found: LineField[] = [];
  const words = [...line.matchAll(/[^\s|:]+/gu)];
  for (const [at, word] of words.entries()) {
    if (!/^[\p{L}#]/u.test(word[0])) continue;
    const own = labelAt(line, words.slice(at, at + mostWords));
    if (own === undefined) continue;
    // an account says by itself what it is, whatever stands before it
    const isAccount = own.labels.some(({ field }) => field === "iban" || field === "bic");
    if (!isAccount && !isFree(line, word.index)) continue;
    const { labels, start, end } = own;
    const gap = /^\s?[.:#°]{0,2}\s*/u.exec(line.slice(end))?.[0].length ?? 0;
    for (const label of labels) {
      const value = valueAt(
        line.slice(end + gap),
        kindOf(label.field),
        line.slice(end, end + gap).includes(":"),
      );
      if (value === undefined) continue;
      found.push({
        ...label,
        label: line.slice(start, end),
        value,
        quote: line.slice(start, end + gap + value.length),
      });
    }
  }
  return found;
}

/** Nothing before it, or a value that has ended. */
function isFree(line: string, at: number): boolean {
  const before = line.slice(0, at).trimEnd();
  return before === "" || /[|:;,.–—·•\p{N}]$/u.test(before) || /\S*\p{N}\S*$/u.test(before);
}

/** The longest label that begins with these words. */
function labelAt(line: string, words: readonly RegExpMatchArray[]) {
  const [first] = words;
  if (first?.index === undefined) return undefined;
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1];
    if (last?.index === undefined) continue;
    const text = line.slice(first.index, last.index + last[0].length);
    const labels = knownLabels.get(foldLabel(text));
    if (labels === undefined) continue;
    const end = first.index + text.replace(/[.:#°\s]+$/u, "").length;
    return { labels, start: first.index, end };
  }
  return undefined;
}
