import { judge, printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { askRows } from "./qa/ask-rows.ts";
import { countAnswers } from "./qa/count-answers.ts";
import type { JudgedAnswer } from "./qa/judge-answer.ts";
import { halfOf, QaRow } from "./qa/qa-row.ts";
import { readGold } from "./read-gold.ts";

/**
 * Questions over real paragraphs through the built-in model and the gate, as `dossier ask` answers them.
 * `tuning` or `held-out` asks one half; `show` prints what was not right, of the tuning half alone.
 */
export async function evalQa(args: readonly string[]): Promise<Record<string, number>> {
  const rows = (await readGold("eval/qa-grounded.jsonl", QaRow)).filter((row) => {
    const half = halfOf(row);
    return args.includes(half) || !args.some((arg) => arg === "tuning" || arg === "held-out");
  });
  const judged = await askRows(rows);
  if (args.includes("show")) show(judged);
  printKinds(judged);
  const figures: Record<string, number> = {};
  for (const half of ["tuning", "held-out"] as const)
    for (const [name, value] of Object.entries(figuresOf(judged.filter(({ row }) => halfOf(row) === half))))
      figures[`${half} ${name}`] = value;
  const all = figuresOf(judged);
  printGoals(all, judged);
  return { ...all, ...figures };
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : round(part / whole));
const isWritten = ({ row }: JudgedAnswer) => row.kind === "squad2";

function figuresOf(judged: readonly JudgedAnswer[]): Record<string, number> {
  const all = countAnswers(judged);
  const written = countAnswers(judged.filter(isWritten));
  const constructed = countAnswers(judged.filter((one) => !isWritten(one)));
  const delivered = judged.filter(({ said }) => said !== undefined);
  const letters = delivered.reduce((sum, { said = "" }) => sum + said.length, 0);
  return {
    questions: judged.length,
    contained: share(all.contained, all.answerable),
    wrong: share(all.wrong, all.answerable),
    refused: share(all.refused, all.answerable),
    "refused where people wrote it": share(written["refused rightly"], written.unanswerable),
    "refused where constructed": share(constructed["refused rightly"], constructed.unanswerable),
    "letters per answer": share(letters, delivered.length),
    "one sentence": share(delivered.filter(({ sentences }) => sentences === 1).length, delivered.length),
  };
}

function printKinds(judged: readonly JudgedAnswer[]): void {
  const groups = Map.groupBy(
    judged,
    ({ row }) => `${row.lang} ${row.kind.replace("-other-paragraph", "")} ${halfOf(row)}`,
  );
  const percent = (part: number, whole: number) =>
    whole === 0 ? "" : String(Math.round((100 * part) / whole));
  const lines = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, own]) => {
      const n = countAnswers(own);
      return [
        name,
        ...[String(n.answerable), percent(n.contained, n.answerable), percent(n.wrong, n.answerable)],
        ...[percent(n.refused, n.answerable), String(n.unanswerable)],
        percent(n["refused rightly"], n.unanswerable),
      ];
    });
  printTable("Questions over paragraphs, offline, in per cent", [
    ["kind", "answerable", "contained", "wrong", "refused", "unanswerable", "refused rightly"],
    ...lines,
  ]);
}

function printGoals(all: Record<string, number>, judged: readonly JudgedAnswer[]): void {
  const of = (name: string) => all[name] ?? 0;
  const own = (half: "tuning" | "held-out") => figuresOf(judged.filter(({ row }) => halfOf(row) === half));
  const [tuning, heldOut] = [own("tuning"), own("held-out")];
  const line = (name: string, goal?: { atMost: number } | { atLeast: number }) => [
    ...[name, String(of(name)), String(tuning[name]), String(heldOut[name])],
    goal === undefined ? "" : judge(of(name), goal),
  ];
  printTable("Goals", [
    ["figure", "all", "tuning", "held-out", "goal"],
    line("contained", { atLeast: 0.65 }),
    line("wrong", { atMost: 0.08 }),
    line("refused where people wrote it", { atLeast: 0.6 }),
    line("refused where constructed", { atLeast: 0.98 }),
    line("letters per answer"),
    line("one sentence"),
  ]);
}

function show(judged: readonly JudgedAnswer[]): void {
  for (const { row, said, outcome } of judged) {
    if (halfOf(row) !== "tuning" || outcome === "contained" || outcome === "refused rightly") continue;
    const wanted = row.answers.map(({ text }) => text).join(" / ");
    console.log(
      `${outcome.toUpperCase()} ${row.id} ${row.kind} (${row.lang}) ${row.question}\n  wanted ${wanted}\n  got    ${said ?? "-"}\n`,
    );
  }
}
