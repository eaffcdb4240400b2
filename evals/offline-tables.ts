import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { withAsk } from "../src/app/ask-question.ts";
import type { QuestionAsker } from "../src/app/ask-question.ts";
import { loadConfig } from "../src/app/config.ts";
import { judge } from "./offline-tables/judge.ts";
import type { Judged } from "./offline-tables/judge.ts";
import { madeTables } from "./offline-tables/made-tables.ts";
import { moreTables } from "./offline-tables/more-tables.ts";
import type { TableQuestion } from "./offline-tables/question.ts";
import { freshEnglish } from "./offline-tables/fresh-english.ts";
import { freshOthers } from "./offline-tables/fresh-others.ts";
import { heldOutEnglish } from "./offline-tables/held-out-english.ts";
import { heldOutOthers } from "./offline-tables/held-out-others.ts";
import { tuningEnglish } from "./offline-tables/tuning-english.ts";
import { tuningOthers } from "./offline-tables/tuning-others.ts";
import { readPlain } from "./offline-tables/read-plain.ts";
import { realTables } from "./offline-tables/real-tables.ts";
import { askCalculations } from "./offline-tables/tat-qa.ts";

const shared = resolve(import.meta.dirname, "../../shared");

/**
 * Questions over tables in five languages through the built-in model, the engine and the gate; truth by other code.
 * `tuning`, `held-out` or `fresh` asks one part, `show` prints what was not right, `tat-qa` only the calculations of TAT-QA.
 */
export async function evalOfflineTables(args: readonly string[]): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-offline-tables-"));
  const config = loadConfig({ env: {}, folder, flags: { data: join(folder, "data"), model: "offline" } });
  const signal = new AbortController().signal;
  try {
    return await withAsk({ config, signal }, async (ask) => {
      const isShown = args.includes("show");
      const halves = [
        { name: "tuning", questions: [...tuningEnglish, ...tuningOthers] },
        { name: "held-out", questions: [...heldOutEnglish, ...heldOutOthers] },
        { name: "fresh", questions: [...freshEnglish, ...freshOthers] },
      ].filter(({ name }) => args.includes(name) || args.every((one) => one === "show"));
      const figures: Record<string, number> = {};
      const lines: (string | number)[][] = [];
      for (const { name, questions } of halves) {
        const judged = await askAll(questions, { ask, folder, isShown });
        const counted = count(judged);
        lines.push([name, judged.length, ...Object.values(counted)]);
        for (const [key, value] of Object.entries(counted)) figures[`${name} ${key}`] = value;
        figures[`${name} questions`] = judged.length;
        figures[`${name} wrong of computed`] = round(
          counted.wrong / Math.max(1, counted.right + counted.wrong),
        );
        printLanguages(name, judged);
      }
      if (lines.length > 0)
        printTable("Questions over tables, offline", [
          ["half", "questions", ...kinds],
          ...lines.map((line) => line.map(String)),
        ]);
      if (args.some((one) => one !== "show" && one !== "tat-qa")) return figures;
      return { ...figures, ...(await askCalculations({ ask, folder, isShown })) };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const kinds = [
  "right",
  "declined rightly",
  "declined",
  "quoted",
  "wrong",
  "computed wrongly where none is",
] as const;

function count(judged: readonly Judged[]) {
  const of = (kind: Judged["kind"]) => judged.filter((one) => one.kind === kind).length;
  return {
    right: of("right"),
    declinedRightly: of("declined rightly"),
    declined: of("declined"),
    quoted: of("quoted"),
    wrong: of("wrong") + of("invented"),
    invented: of("invented"),
  };
}

function printLanguages(name: string, judged: readonly Judged[]): void {
  const byLanguage = Map.groupBy(judged, ({ question }) => question.language);
  printTable(`By language, ${name}`, [
    ["language", "questions", ...kinds],
    ...[...byLanguage].map(([language, own]) => [
      language,
      String(own.length),
      ...Object.values(count(own)).map(String),
    ]),
  ]);
}

async function askAll(
  questions: readonly TableQuestion[],
  { ask, folder, isShown }: { ask: QuestionAsker; folder: string; isShown: boolean },
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const question of questions) {
    const path = pathOf(question.table, folder);
    if (path === undefined) continue;
    const answer = await ask({ question: question.text, files: [path] });
    const one = judge(question, answer, question.truth(readPlain(question.table, path)));
    judged.push(one);
    if (isShown && one.kind !== "right" && one.kind !== "declined rightly")
      console.log(
        `${one.kind.toUpperCase()} ${question.table} (${answer.language}) ${question.text}\n  wanted ${one.wanted}\n  got    ${answer.answer ?? answer.status}\n`,
      );
  }
  return judged;
}

function pathOf(table: string, folder: string): string | undefined {
  const made = madeTables[table] ?? moreTables[table];
  if (made === undefined) {
    const path = join(shared, realTables[table] ?? "");
    return existsSync(path) ? path : undefined;
  }
  const path = join(folder, made.fileName);
  if (!existsSync(path) || readFileSync(path, "utf8") !== made.content) writeFileSync(path, made.content);
  return path;
}
