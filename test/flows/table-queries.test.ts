import { afterEach, expect, test } from "vitest";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import { closeAll, playScript } from "../fakes/play-script.ts";
import { analysis, fromInput, parameters, select } from "../fakes/script-answers.ts";

afterEach(closeAll);

const rows = Array.from({ length: 300 }, (_, at) => {
  const region = ["North", "South", "West"][at % 3] ?? "";
  return `${region},Shop ${at},${(at * 7) % 101}.50,2024-0${(at % 9) + 1}-15`;
});
const files = [{ fileName: "sales.csv", content: ["region,shop,amount,day", ...rows].join("\n") }];
const prompt = "How much did the shops of the South sell in total?";
/** Counted by hand over the same rows, in cents. */
const cents = rows.reduce((sum, row) => {
  const [region = "", , amount = "0"] = row.split(",");
  return region === "South" ? sum + Math.round(Number(amount) * 100) : sum;
}, 0);
const total = (cents / 100).toFixed(2);

const plan = {
  from: "t1",
  where: [{ column: "region", op: "=", value: "South" }],
  groupBy: [{ column: "region" }],
  aggregates: [
    { fn: "sum", column: "amount", as: "profit" },
    { fn: "count", as: "rows" },
  ],
};
const wish = (query: unknown[]) => ({ claims: [], wish: { query } });

test("a query over a table comes back as evidence, and its cell proves the claim by itself", async () => {
  const asked: AnswerInput[] = [];
  const { result } = await playScript(
    [
      analysis(prompt),
      select("ai.process"),
      fromInput("answer-from-evidence", (input: AnswerInput) => {
        asked.push(input);
        return wish([plan]);
      }),
      fromInput("answer-from-evidence", (input: AnswerInput) => {
        asked.push(input);
        const found = input.evidence.find(({ table }) => table?.head[0]?.includes("sum of amount") === true);
        const supports = [{ evidence: found?.id, cell: "B2" }];
        return { claims: [{ text: `South, sum of amount: ${total}`, supports }] };
      }),
    ],
    { prompt, files },
  );
  expect(asked[0]?.tables).toContain("amount");
  expect(asked[1]?.served.join(" ")).toContain("see the evidence");
  expect(result).toMatchObject({
    status: "OK",
    claims: [{ text: `South, sum of amount: ${total}`, computation: { rows: 100 } }],
    evidence: [{ document: "sales.csv", quote: expect.stringContaining(total) }],
  });
});

test("another number than the one computed is not let through, whoever judges", async () => {
  const claim = (text: string) =>
    fromInput("answer-from-evidence", (input: AnswerInput) => {
      const found = input.evidence.find(({ table }) => table?.head[0]?.includes("sum of amount") === true);
      return { claims: [{ text, supports: [{ evidence: found?.id, cell: "B2" }] }] };
    });
  const { result } = await playScript(
    [
      analysis(prompt),
      select("ai.process"),
      fromInput("answer-from-evidence", () => wish([plan])),
      claim(`South, sum of amount: ${Number(total) + 1}`),
      claim(`South, sum of amount: ${Number(total) + 10}`),
    ],
    { prompt, files },
  );
  expect(result).toMatchObject({ status: "REJECT", claims: [] });
});

test("a plan that cannot be run comes back with what would help", async () => {
  const asked: AnswerInput[] = [];
  await playScript(
    [
      analysis(prompt),
      select("ai.process"),
      fromInput("answer-from-evidence", () =>
        wish([{ from: "t1", aggregates: [{ fn: "sum", column: "amout" }] }]),
      ),
      fromInput("answer-from-evidence", (input: AnswerInput) => {
        asked.push(input);
        return { claims: [], missing: [{ point: "p1", reason: "nothing" }], refusal: "not in context" };
      }),
    ],
    { prompt, files },
  );
  expect(asked[0]?.served.join(" ")).toMatch(/amout.*amount/su);
});

const totals = (input: AnswerInput) =>
  input.evidence.find(({ table }) => table?.head[0]?.includes("sum of amount") === true);
const plans = { name: "plan", type: "object", required: true, description: "a query plan" };
const withPlan = { parametersSchema: { fields: [plans] } };
const stating = (text: string) =>
  fromInput("answer-from-evidence", (input: AnswerInput) => ({
    claims: [{ text, supports: [{ evidence: totals(input)?.id, cell: "B2" }] }],
  }));

test("data.query runs its plan before anybody is asked, and one answer is enough", async () => {
  const { result } = await playScript(
    [
      analysis(prompt),
      select("data.query", withPlan),
      parameters({ instruction: prompt, plan }),
      stating(`South, sum of amount: ${total}`),
    ],
    { prompt, files },
  );
  expect(result).toMatchObject({
    status: "OK",
    claims: [{ text: `South, sum of amount: ${total}`, computation: { rows: 100 } }],
  });
});

test("data.query without a plan asks as any other action that answers, and the writer may wish", async () => {
  const { result } = await playScript(
    [
      analysis(prompt),
      select("data.query"),
      fromInput("answer-from-evidence", () => wish([plan])),
      stating(`South, sum of amount: ${total}`),
    ],
    { prompt, files },
  );
  expect(result).toMatchObject({ status: "OK", claims: [{ computation: { rows: 100 } }] });
});

test("a plan of data.query that cannot be run is told to the writer, who may wish for a better one", async () => {
  const asked: AnswerInput[] = [];
  const { result } = await playScript(
    [
      analysis(prompt),
      select("data.query", withPlan),
      parameters({ instruction: prompt, plan: { ...plan, groupBy: [{ column: "regoin" }] } }),
      fromInput("answer-from-evidence", (input: AnswerInput) => {
        asked.push(input);
        return wish([plan]);
      }),
      stating(`South, sum of amount: ${total}`),
    ],
    { prompt, files },
  );
  expect(asked[0]?.served.join(" ")).toMatch(/regoin.*region/su);
  expect(result).toMatchObject({ status: "OK" });
});
