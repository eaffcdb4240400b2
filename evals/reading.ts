import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { askRows } from "./qa/ask-rows.ts";
import { countAnswers } from "./qa/count-answers.ts";
import type { JudgedAnswer } from "./qa/judge-answer.ts";
import type { QaRow } from "./qa/qa-row.ts";

const gold = join(import.meta.dirname, "gold");

/** A passage of our own with what is asked about it; questions that it does not answer stay close to its words. */
const Passage = z.object({
  id: z.string(),
  lang: z.string(),
  title: z.string(),
  text: z.string(),
  questions: z.array(
    z.object({
      q: z.string(),
      answerable: z.boolean(),
      answer: z.string().optional(),
      sentence: z.string().optional(),
      lang: z.string().optional(),
    }),
  ),
});
type Passage = z.infer<typeof Passage>;

/** Our own passages, half of them office papers, in five languages and between them; `show` prints what was not right. */
export async function evalReading(args: readonly string[]): Promise<Record<string, number>> {
  const names = readdirSync(gold).filter((name) => /^reading-\w+\.jsonl$/u.test(name));
  const figures: Record<string, number> = {};
  const lines: string[][] = [];
  const all: JudgedAnswer[] = [];
  for (const name of names.toSorted()) {
    const judged = await askRows(readPassages(name).flatMap(toRows));
    all.push(...judged);
    lines.push(toLine(name.slice("reading-".length, -".jsonl".length), judged, figures));
    if (args.includes("show")) show(judged);
  }
  lines.push(toLine("all", all, figures));
  printTable("Passages of our own, offline, in per cent", [
    ["language", "answerable", "contained", "wrong", "unanswerable", "refused rightly"],
    ...lines,
  ]);
  return figures;
}

function readPassages(name: string): Passage[] {
  const lines = readFileSync(join(gold, name), "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => Passage.parse(JSON.parse(line)));
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
