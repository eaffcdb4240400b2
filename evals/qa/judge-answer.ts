import { splitSentences } from "../../src/lib/text/split-sentences.ts";
import type { QaRow } from "./qa-row.ts";

/** What came of one question. */
export interface JudgedAnswer {
  row: QaRow;
  /** Undefined where nothing was delivered. */
  said: string | undefined;
  outcome: "contained" | "wrong" | "refused" | "refused rightly" | "answered wrongly";
  /** How many sentences were delivered. */
  sentences: number;
}

/** A text of more sentences than this, or of three that are most of the document, is no answer even where it holds one. */
const mostSentences = 3;
const mostOfDocument = 0.6;

/** Whether the delivered text holds a gold answer, in the same words after case, marks and spaces are gone. */
export function judgeAnswer(row: QaRow, said: string | undefined): JudgedAnswer {
  const sentences = said === undefined ? 0 : splitSentences(said).length;
  const judged = { row, said, sentences };
  if (said === undefined) return { ...judged, outcome: row.answerable ? "refused" : "refused rightly" };
  if (!row.answerable) return { ...judged, outcome: "answered wrongly" };
  const isRight = holdsGold(row, said) && !isDump(row, said, sentences);
  return { ...judged, outcome: isRight ? "contained" : "wrong" };
}

function holdsGold({ answers, all_answers_needed: needsAll = false }: QaRow, said: string): boolean {
  const text = ` ${plain(said)} `;
  const holds = (answer: { text: string }) => text.includes(` ${plain(answer.text)} `);
  return needsAll ? answers.every(holds) : answers.some(holds);
}

function isDump({ docs, all_answers_needed: needsAll = false }: QaRow, said: string, sentences: number) {
  const length = docs.reduce((sum, { text }) => sum + text.length, 0);
  const isMost = sentences >= mostSentences && said.length > mostOfDocument * length;
  return isMost || (sentences > mostSentences && !needsAll);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
