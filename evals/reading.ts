import { printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { askRows } from "./qa/ask-rows.ts";
import { countAnswers } from "./qa/count-answers.ts";
import type { JudgedAnswer } from "./qa/judge-answer.ts";
import type { QaRow } from "./qa/qa-row.ts";
import { readPassages, type Passage } from "./read-passages.ts";

/** Our own passages, half of them office papers, in five languages and between them; `show` prints what was not right. */
export async function evalReading(args: readonly string[]): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  const lines: string[][] = [];
  const all: JudgedAnswer[] = [];
  for (const { name, passages } of readPassages()) {
    const judged = await askRows(passages.flatMap(toRows));
    all.push(...judged);
    lines.push(toLine(name, judged, figures));
    if (args.includes("show")) show(judged);
  }
  lines.push(toLine("all", all, figures));
  printTable("Passages of our own, offline, in per cent", [
    ["language", "answerable", "contained", "wrong", "unanswerable", "refused rightly"],
    ...lines,
  ]);
  return figures;
}

function toRows({ id, lang, title, text, questions }: Passage): QaRow[] {
  return questions.map(({ q, answerable, answer, sentence, ...own }, at) => ({
    ...{ id: `${id}-${at}`, question: q, docs: [{ title, text }], answerable, kind: "reading" },
    answers: answerable ? [{ text: sentence ?? answer ?? "" }] : [],
    lang: own.lang ?? lang,
  }));
}

function toLine(name: string, judged: readonly JudgedAnswer[], figures: Record<string, number>): string[] {
  const count = countAnswers(judged);
  const share = (part: number, whole: number) => round((100 * part) / Math.max(1, whole));
  const contained = share(count.contained, count.answerable);
  const wrong = share(count.wrong, count.answerable);
  const refused = share(count["refused rightly"], count.unanswerable);
  Object.assign(figures, {
    [`${name} contained %`]: contained,
    [`${name} wrong %`]: wrong,
    [`${name} refused %`]: refused,
  });
  return [name, count.answerable, contained, wrong, count.unanswerable, refused].map(String);
}

function show(judged: readonly JudgedAnswer[]): void {
  for (const { row, said, outcome } of judged)
    if (outcome !== "contained" && outcome !== "refused rightly")
      console.log(`${outcome.toUpperCase()} ${row.id} ${row.question}\n  got ${said ?? "-"}`);
}
