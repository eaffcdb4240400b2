import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Ask } from "../../src/app/ask-question.ts";
import { readGold } from "../read-gold.ts";

const Row = z.object({
  id: z.string(),
  kind: z.string(),
  question: z.string(),
  docs: z.array(z.object({ text: z.string() })),
  answers: z.array(z.object({ text: z.string() })),
});

interface Calculations {
  ask: Ask;
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
    const isComputed = claims.some(({ citations }) => citations.some((one) => /^q[0-9a-z]{6,}/u.test(one)));
    const said = claims.map(({ text }) => text).join(" ");
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
  return { "tat-qa": rows.length, "tat-qa right": right, "tat-qa wrong": wrong, "tat-qa quoted": quoted };
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
