import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { QuestionAsker } from "../../src/app/ask-question.ts";
import { createTableEngine } from "../../src/data/data.ts";
import { readGold } from "../read-gold.ts";
import { runGivenPlan } from "./run-given-plan.ts";
import { givenPlans } from "./tat-qa-plans.ts";

const Row = z.object({
  id: z.string(),
  kind: z.string(),
  question: z.string(),
  docs: z.array(z.object({ text: z.string() })),
  answers: z.array(z.object({ text: z.string() })),
  derivation: z.string().optional(),
});
type Row = z.infer<typeof Row>;

interface Calculations {
  ask: QuestionAsker;
  folder: string;
  isShown: boolean;
}

/** Questions of annual reports that need a calculation: the table as a csv file, the text around it as another one. */
export async function askCalculations({
  ask,
  folder,
  isShown,
}: Calculations): Promise<Record<string, number>> {
  const rows = (await readGold("eval/qa-grounded.jsonl", Row)).filter(
    ({ kind }) => kind === "tatqa-calculation",
  );
  let [right, wrong, quoted] = [0, 0, 0];
  for (const { id, question, docs, answers } of rows) {
    const files = docs.flatMap(({ text }, at) => writeDocument(join(folder, `${id}-${at}`), text));
    const { status, claims } = await ask({ question, files });
    // a result of a plan is evidence of its own; a calculation tells its way
    const isComputed = claims.some(
      ({ text, citations }) =>
        /[=≈] −?\d\S* .*\ba = /u.test(text) || citations.some((one) => /^q[0-9a-z]{6,}/u.test(one)),
    );
    const said = claims.map(({ text }) => text.replaceAll("−", "-")).join(" ");
    const wanted = (answers[0]?.text ?? "").replaceAll(",", "");
    const isRight = isComputed && said.split(/[\s;]+/u).includes(wanted);
    if (isRight) right += 1;
    else if (isComputed) wrong += 1;
    else if (status === "OK") quoted += 1;
    if (isShown)
      console.log(
        `${isRight ? "right" : isComputed ? "WRONG" : status} ${question}\n  wanted ${wanted}\n  got    ${said}\n`,
      );
  }
  console.log(
    `\nTAT-QA, ${rows.length} calculations, offline: ${right} computed right, ${wrong} wrong, ${quoted} answered with a quotation.`,
  );
  return {
    ...{ "tat-qa": rows.length, "tat-qa right": right, "tat-qa wrong": wrong, "tat-qa quoted": quoted },
    ...(await computeGiven(rows, folder, isShown)),
  };
}

/** The same questions with their plans written by hand: what the computing itself gets right, and from which cells. */
async function computeGiven(
  rows: readonly Row[],
  folder: string,
  isShown: boolean,
): Promise<Record<string, number>> {
  const engine = createTableEngine();
  let [exact, cited, declined] = [0, 0, 0];
  try {
    for (const { id, docs, answers, derivation = "" } of rows) {
      const given = givenPlans[id];
      const [path = ""] = writeDocument(join(folder, `${id}-plan`), docs[0]?.text ?? "");
      const made = given === undefined ? "There is no plan." : await runGivenPlan(given, path, engine);
      if (typeof made === "string") declined += 1;
      const value = typeof made === "string" ? made : made.value;
      const isExact = Number(value) === Number((answers[0]?.text ?? "").replaceAll(",", ""));
      const isCited = typeof made !== "string" && isDerivedFrom(derivation, made.cited);
      if (isExact) exact += 1;
      if (isExact && isCited) cited += 1;
      if (isShown) console.log(`${isExact ? "exact" : "OTHER"} ${id}: ${value} (${JSON.stringify(made)})`);
    }
  } finally {
    await engine.close();
  }
  console.log(
    `TAT-QA, ${rows.length} calculations, plans given: ${exact} exact, ${cited} of them with the cells of the gold derivation cited, ${declined} declined.`,
  );
  return {
    ...{ "tat-qa plans exact": exact, "tat-qa plans cited": cited },
    ...{ "tat-qa plans declined": declined, "tat-qa plans wrong": rows.length - exact - declined },
  };
}

/** Whether the cells hold the numbers that the gold file computes with, and no others; divisors are no cells. */
function isDerivedFrom(derivation: string, cited: readonly string[]): boolean {
  const plain = derivation.replace(/\)\s*\/\s*\d+\s*$/u, ")");
  const wanted = (plain.match(/\d[\d,.]*/gu) ?? []).map(digitsOf).toSorted();
  return wanted.join() === cited.map(digitsOf).toSorted().join();
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^\d.]/gu, "");
}

/** Lines with bars are the table. */
function writeDocument(path: string, text: string): string[] {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.includes(" | "));
  const table = lines.slice(0, end < 0 ? lines.length : end);
  const cells = table.map((line) =>
    line
      .split(" | ")
      .map((cell) => `"${cell.trim().replaceAll('"', '""')}"`)
      .join(","),
  );
  writeFileSync(`${path}.csv`, cells.join("\n"));
  writeFileSync(`${path}.txt`, lines.slice(table.length).join("\n").trim() || "-");
  return [`${path}.csv`, `${path}.txt`];
}
