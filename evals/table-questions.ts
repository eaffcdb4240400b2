import { createTableEngine, explainPlan } from "../src/data/data.ts";
import type { TypedTable } from "../src/data/table/typed-table.ts";
import { judge, printTable } from "../bench/print-table.ts";
import { corpusSets } from "./table-questions/corpus-files.ts";
import { isSame } from "./table-questions/exact.ts";
import { generatedSets } from "./table-questions/generated.ts";
import type { Question, QuestionSet } from "./table-questions/question.ts";
import { reportSets } from "./table-questions/report-tables.ts";

interface Score {
  right: number;
  refused: number;
  wrong: number;
  checked: number;
}

/** Questions over tables with their plans: every answer against one that other code computed. "show" tells each miss. */
export async function evalTableQuestions(args: readonly string[]): Promise<Record<string, number>> {
  const engine = createTableEngine();
  const groups: Record<string, QuestionSet[]> = {
    corpus: await corpusSets(),
    reports: await reportSets(),
    generated: await generatedSets(),
  };
  const figures: Record<string, number> = {};
  const rows: string[][] = [];
  const misses: string[] = [];
  const sum: Score = { right: 0, refused: 0, wrong: 0, checked: 0 };
  try {
    for (const [name, sets] of Object.entries(groups)) {
      const score: Score = { right: 0, refused: 0, wrong: 0, checked: 0 };
      for (const { name: set, tables, questions } of sets)
        for (const question of questions) {
          const told = await answer(engine, question, tables);
          score[told.how] += 1;
          score.checked += told.isChecked ? 1 : 0;
          if (told.how !== "right") misses.push(`${told.how}: ${set}, ${question.id}: ${told.why}`);
        }
      for (const key of ["right", "refused", "wrong", "checked"] as const) sum[key] += score[key];
      const asked = score.right + score.refused + score.wrong;
      rows.push([
        name,
        String(sets.length),
        String(asked),
        String(score.right),
        String(score.refused),
        String(score.wrong),
        String(score.checked),
      ]);
      figures[`${name}Asked`] = asked;
      figures[`${name}Right`] = score.right;
    }
  } finally {
    await engine.close();
  }
  if (args.includes("show")) console.log(misses.join("\n"));
  printTable("Questions over tables, plans given", [
    ["from", "tables", "asked", "exact", "refused", "wrong", "computed twice"],
    ...rows,
  ]);
  const asked = sum.right + sum.refused + sum.wrong;
  console.log(`\nExact, of ${asked}: ${judge(sum.right / asked, { atLeast: 1 })}`);
  return {
    asked,
    right: sum.right,
    refused: sum.refused,
    wrong: sum.wrong,
    checked: sum.checked,
    exact: sum.right / asked,
    ...figures,
  };
}

async function answer(
  engine: ReturnType<typeof createTableEngine>,
  { plan, right }: Question,
  tables: readonly TypedTable[],
): Promise<{ how: "right" | "refused" | "wrong"; why: string; isChecked: boolean }> {
  const result = await engine.run(plan, tables, { signal: AbortSignal.timeout(120_000) });
  if ("complaint" in result) return { how: "refused", why: result.complaint, isChecked: false };
  const { rows, isChecked } = result;
  const isRight =
    rows.length === right.length &&
    rows.every((row, at) =>
      row.every((cell, column) => {
        const wanted = right[at]?.[column];
        if (wanted === undefined) return false;
        return typeof wanted === "string" || wanted === null ? cell === wanted : isSame(cell, wanted);
      }),
    );
  // every answer can be told, whatever its plan
  for (const language of ["de", "en", "fr", "it", "es"]) explainPlan(plan, result, language);
  return {
    how: isRight ? "right" : "wrong",
    why: `${JSON.stringify(rows).slice(0, 300)} instead of ${print(right)}`,
    isChecked,
  };
}

function print(right: Question["right"]): string {
  return JSON.stringify(right, (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  ).slice(0, 300);
}
