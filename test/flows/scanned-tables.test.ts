import { afterEach, expect, test } from "vitest";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import { closeAll, playScript } from "../fakes/play-script.ts";
import { analysis, fromInput, select } from "../fakes/script-answers.ts";

afterEach(closeAll);

const count = 300_000;
const rows = Array.from(
  { length: count },
  (_, at) => `${at + 1},${["North", "South", "West"][at % 3]},${(at * 7) % 101}.50,2024-0${(at % 9) + 1}-15`,
);
const files = [{ fileName: "orders.csv", content: `order,region,amount,day\n${rows.join("\n")}\n` }];
const prompt = "How much was ordered in the South in total?";
/** Counted by hand over the same rows, in cents. */
const cents = rows.reduce((sum, row) => {
  const [, region = "", amount = "0"] = row.split(",");
  return region === "South" ? sum + Math.round(Number(amount) * 100) : sum;
}, 0);
const plan = {
  from: "t1",
  where: [{ column: "region", op: "=", value: "South" }],
  groupBy: [{ column: "region" }],
  aggregates: [{ fn: "sum", column: "amount" }],
};

test("a csv file too large to be held is computed over as a whole and shown in part, and the person is told", async () => {
  const asked: AnswerInput[] = [];
  const { result, events } = await playScript(
    [
      analysis(prompt),
      select("ai.process"),
      fromInput("answer-from-evidence", (input: AnswerInput) => {
        asked.push(input);
        return { claims: [], wish: { query: [plan] } };
      }),
      fromInput("answer-from-evidence", (input: AnswerInput) => {
        const found = input.evidence.find(({ table }) => table?.head[0]?.includes("sum of amount") === true);
        const text = `South, sum of amount: ${(cents / 100).toFixed(2)}`;
        return { claims: [{ text, supports: [{ evidence: found?.id, cell: "B2" }] }] };
      }),
    ],
    { prompt, files },
  );
  expect(result.status).toBe("OK");
  expect(result.message.text).toContain((cents / 100).toFixed(2));
  expect(asked[0]?.isWhole).toBe(false);
  expect(asked[0]?.evidence.map(({ text }) => text).join("").length).toBeLessThan(200_000);
  expect(result.warnings).toContainEqual({
    code: "selection",
    message: expect.stringMatching(/^orders\.csv is large .*calculations read all of its rows/u),
  });
  const read = events.filter((event) => event.type === "documents-read");
  expect(read.flatMap(({ extracted }) => extracted.map(({ isScanned }) => isScanned))).toEqual([true]);
});
