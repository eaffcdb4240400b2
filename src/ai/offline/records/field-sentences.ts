import type { Sentence } from "../../../lib/text/split-sentences.ts";
import { isFormOf, pairedFields } from "./form-rows.ts";
import { labelledLines, tellLine } from "./labelled-lines.ts";

/** A sentence, or a field of a form told as one. */
export interface FieldSentence extends Sentence {
  field?: { label: string; value: string; pieces?: readonly string[] };
}

/** What states fewer fields for its lines is prose with a colon in it. */
const mostly = 0.6;

/**
 * The sentences of a passage, with every label and its value as one of its own where the passage is a form: set below
 * each other or in columns, they read as one long sentence, or as a label without a value.
 */
export function fieldSentences(text: string, sentences: readonly Sentence[]): readonly FieldSentence[] {
  const rows = sentences.filter(({ kind }) => kind === "row");
  const told = rows.length > 0 ? rowSentences(text, rows) : lineSentences(text, sentences);
  if (told.length === 0) return sentences;
  return [...outside(sentences, told), ...told].toSorted((a, b) => a.start - b.start);
}

/** The sentences that no field covers; both stand in order. */
function outside(sentences: readonly Sentence[], told: readonly Place[]): Sentence[] {
  const fields = told.toSorted((a, b) => a.start - b.start);
  let at = 0;
  let until = 0;
  return sentences.filter(({ start, end }) => {
    for (let next = fields[at]; next !== undefined && next.start < end; next = fields[at]) {
      until = Math.max(until, next.end);
      at += 1;
    }
    return until <= start;
  });
}

function rowSentences(text: string, rows: readonly Sentence[]): FieldSentence[] {
  const paired = pairedFields(text, rows);
  if (paired.length > 0)
    return paired.map(({ label, value, start, end }) => toSentence({ label, value, start, end }));
  if (!isFormOf(rows)) return [];
  return rows.flatMap(({ start, end, cells = [] }) => {
    const [label, value, ...more] = cells.filter((cell) => cell !== "");
    const isField = label !== undefined && value !== undefined && more.length === 0 && /\p{L}/u.test(label);
    return isField ? [toSentence({ label, value, start, end })] : [];
  });
}

function toSentence({ label, value, start, end }: Required<FieldSentence>["field"] & Place): FieldSentence {
  const text = `${label.replace(/\s?:$/u, "")}: ${value}`;
  return { kind: "item", text, start, end, field: { label, value } };
}

interface Place {
  start: number;
  end: number;
}

function lineSentences(text: string, sentences: readonly Sentence[]): FieldSentence[] {
  if (sentences.some(({ kind }) => kind === "heading")) return [];
  const lines = labelledLines(text);
  const fields = lines.flatMap((line) => ("label" in line && !isProse(line.value) ? [line] : []));
  if (fields.length < mostly * lines.length) return [];
  return fields.map(({ label, value, start, end, isBelow, pieces }) => ({
    ...{ kind: "item", start, end, text: tellLine(text, { label, value, start, end, isBelow }) },
    field: { label, value, ...(pieces !== undefined && { pieces }) },
  }));
}

/** A sentence goes on behind its end, or has one. */
function isProse(value: string): boolean {
  return /\p{L}{3}[.!?](?:\s|$)/u.test(value) && value.split(/\s+/u).length > longestValue;
}

const longestValue = 8;
