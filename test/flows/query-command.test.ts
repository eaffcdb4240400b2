import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterEach, expect, test } from "vitest";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { hasOffice, readFormulas, recompute } from "../fakes/recompute-workbook.ts";
import { newFolder, runCli } from "../fakes/start-cli.ts";

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const regions = ["North", "South", "West"];
const rows = Array.from({ length: 60 }, (_, at) => ({
  region: regions[at % 3] ?? "",
  cents: at === 7 ? undefined : ((at * 37) % 211) * 25,
  day: `${2023 + (at % 2)}-0${(at % 9) + 1}-15`,
}));

/** Sixty orders, one of them without an amount. */
function writeOrders(): string {
  const folder = newFolder();
  const lines = rows.map(({ region, cents, day }, at) => {
    const amount = cents === undefined ? "" : (cents / 100).toFixed(2);
    return `${at + 1},${region},${amount},${day}`;
  });
  writeFileSync(join(folder, "orders.csv"), ["order,region,amount,day", ...lines].join("\n"));
  return folder;
}

const plan = {
  from: "t1",
  groupBy: [{ column: "region" }],
  aggregates: [
    { fn: "sum", column: "amount", as: "total" },
    { fn: "count", as: "orders" },
  ],
  orderBy: [{ by: "region" }],
};
const totals = regions.map((region) => {
  const own = rows.filter((row) => row.region === region);
  const cents = own.reduce((sum, row) => sum + (row.cents ?? 0), 0);
  return [region, (cents / 100).toFixed(2), String(own.length)];
});

test("a plan is run at once: the table, the way in words, what was left out, and where the cells are", async () => {
  const folder = writeOrders();
  const args = ["query", "orders.csv", JSON.stringify(plan), "--language", "en"];
  const told = await runCli(folder, args);
  expect(told).toMatchObject({ code: 0, stderr: "" });
  for (const [region = "", total = ""] of totals)
    expect(told.stdout.split("\n").find((line) => line.startsWith(region))).toContain(total.split(".")[1]);
  expect(told.stdout).toMatch(/Sum of amount and number of rows over 60 rows/);
  expect(told.stdout).toContain("1 row without a value for amount does not count");
  expect(told.stdout).toMatch(/Sources\n.*orders\.csv, B2:B61/);
  const german = await runCli(folder, [...args.slice(0, -1), "de"]);
  expect(german.stdout).toContain("Summe von amount");
});

test("--json holds columns, rows, words, notes, provenance and plan, and nothing else", async () => {
  const folder = writeOrders();
  const { code, stdout } = await runCli(folder, ["query", "orders.csv", JSON.stringify(plan), "--json"]);
  expect(code).toBe(0);
  const said = JSON.parse(stdout) as Record<string, unknown>;
  expect(Object.keys(said).toSorted()).toEqual(
    ["columns", "rows", "words", "notes", "provenance", "plan"].toSorted(),
  );
  expect(said).toMatchObject({
    rows: totals,
    plan,
    notes: [{ kind: "empty", column: "amount", rows: 1 }],
    columns: [{ name: "region" }, { name: "total" }, { name: "orders" }],
  });
  const [first] = said["provenance"] as { document: string; addresses: string[]; count: number }[][][];
  expect(first?.[1]).toMatchObject([{ document: "orders.csv", count: 20 }]);
});

test("--tables lists what there is, workbooks and delimited files alike", async () => {
  const folder = writeOrders();
  const sheet = {
    content_type: "table",
    elements: [{ headers: ["Region", "Head"], rows: [["North", "Ann"]] }],
  };
  writeFileSync(
    join(folder, "heads.json"),
    JSON.stringify({ metadata: { title: "Heads", language: "en" }, sections: [sheet] }),
  );
  await runCli(folder, ["render", "heads.json", "-o", "heads.xlsx"]);
  const { code, stdout } = await runCli(folder, ["query", "orders.csv", "heads.xlsx", "--tables", "--json"]);
  expect(code).toBe(0);
  const { tables } = JSON.parse(stdout) as { tables: { id: string; document: string }[] };
  expect(new Set(tables.map(({ document }) => document))).toEqual(new Set(["heads.xlsx", "orders.csv"]));
  const told = await runCli(folder, ["query", "orders.csv", "--tables"]);
  expect(told.stdout).toMatch(/^t1 "orders\.csv": 60 rows\n[^]*"amount": number/);
});

test.each([
  [["query"], 2, /Name the files first, then give the question or plan/],
  [["query", "How many?"], 2, /Name the files/],
  [["query", "--tables"], 2, /Name the files/],
  [["query", "nothing.csv", "{}"], 2, /There is no file nothing\.csv/],
  [["query", "orders.csv", '{"from":'], 2, /not valid JSON/],
  [["query", "orders.csv", "{}", "-o", "x.exe"], 4, /cannot write "exe"/],
] as const)("%j ends with %i", async (args, code, words) => {
  const { stderr, ...ended } = await runCli(writeOrders(), [...args]);
  expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code, stdout: "" });
  expect(stderr).toMatch(words);
});

test("a plan that does not fit is refused with what would, and what no rule can make a plan of says what to configure", async () => {
  const folder = writeOrders();
  const wrong = { from: "t1", aggregates: [{ fn: "sum", column: "amout" }] };
  const refused = await runCli(folder, ["query", "orders.csv", JSON.stringify(wrong)]);
  expect(refused).toMatchObject({ code: 3, stdout: expect.stringMatching(/"amout".*"amount"/) });
  const json = await runCli(folder, ["query", "orders.csv", JSON.stringify(wrong), "--json"]);
  expect(JSON.parse(json.stdout)).toEqual({ refusal: expect.stringContaining("amout"), plan: wrong });
  const asked = ["query", "orders.csv", "What is the total amount of the North?", "--json"];
  const offline = await runCli(folder, asked);
  expect(offline.code).toBe(0);
  expect(JSON.parse(offline.stdout)).toMatchObject({ plan: { from: "t1" }, rows: [expect.any(Array)] });
  const poem = await runCli(folder, ["query", "orders.csv", "Write a poem about the orders of the North."]);
  expect(poem).toMatchObject({ code: 3, stdout: expect.stringMatching(/[Cc]onfigure|--model/) });
});

test("a question becomes a plan by the model; one that does not fit goes back once, with the reason", async () => {
  const server = await startModelServer();
  servers.push(server);
  const folder = writeOrders();
  const answer = (value: unknown) =>
    server.enqueue({ kind: "answer", text: JSON.stringify({ plan: value, reason: "" }) });
  answer({ ...plan, groupBy: [{ column: "regoin" }] });
  answer(plan);
  const model = ["--base-url", `${server.baseUrl}/v1`, "--model", "served"];
  const question = "Wie viel wurde je Region insgesamt verkauft?";
  const { code, stdout, stderr } = await runCli(folder, [
    "query",
    "orders.csv",
    question,
    "--json",
    ...model,
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(JSON.parse(stdout)).toMatchObject({
    rows: totals,
    plan,
    words: expect.stringContaining("Summe von"),
  });
  const [first, second] = server.requests.map(({ body }) => JSON.stringify(body));
  expect(first).toContain("amount");
  // no row of the table is shown, only what a profile samples
  expect(first).not.toContain("2023-01-15,");
  expect(second).toContain("regoin");
});

test("a file that is too large to be held is computed where it is, and the workbook says how in a note", async () => {
  const folder = newFolder();
  const lines = Array.from(
    { length: 400_000 },
    (_, at) => `${at},${regions[at % 3]},${at % 1000}.25,2024-01-15`,
  );
  writeFileSync(join(folder, "large.csv"), ["order,region,amount,day", ...lines].join("\n"));
  const told = await runCli(folder, [
    "query",
    "large.csv",
    JSON.stringify(plan),
    "--language",
    "en",
    "-o",
    "large.xlsx",
    "--json",
  ]);
  expect(told).toMatchObject({ code: 0, stderr: "" });
  const sums = regions.map((region, own) => {
    let cents = 0;
    for (let at = own; at < 400_000; at += 3) cents += (at % 1000) * 100 + 25;
    return [region, (cents / 100).toFixed(2), String(Math.ceil((400_000 - own) / 3))];
  });
  expect(JSON.parse(told.stdout)).toMatchObject({ rows: sums });
  const workbook = readFileSync(join(folder, "large.xlsx"));
  expect(readFormulas(workbook)).toEqual([]);
  const notes = Object.entries(unzipSync(workbook)).filter(([name]) => name.includes("comments"));
  const text = notes.map(([, bytes]) => Buffer.from(bytes).toString("utf8")).join("");
  expect(text).toContain("over 400,000 rows of large.csv");
}, 60_000);

test("where the tables do not hold it, the model's reason is the refusal", async () => {
  const server = await startModelServer();
  servers.push(server);
  const folder = writeOrders();
  server.enqueue({
    kind: "answer",
    text: JSON.stringify({ plan: null, reason: "There is no column of names." }),
  });
  const model = ["--base-url", `${server.baseUrl}/v1`, "--model", "served"];
  expect(await runCli(folder, ["query", "orders.csv", "Who bought most?", ...model])).toMatchObject({
    code: 3,
    stdout: "There is no column of names.\n",
  });
});

const richPlan = {
  ...plan,
  where: [{ column: "day", op: "year", value: "2024" }],
  aggregates: [
    ...plan.aggregates,
    { fn: "average", column: "amount", as: "mean" },
    { fn: "min", column: "amount", as: "least" },
    { fn: "max", column: "amount", as: "most" },
    { fn: "median", column: "amount", as: "middle" },
  ],
  derive: [
    { as: "part", share: { of: "total" } },
    { as: "spread", expr: ["-", "most", "least"] },
    { as: "above the least", change: { from: "least", to: "most" } },
    { as: "place", rank: { by: "total", desc: true } },
  ],
};

/** With LibreOffice the formulas are computed anew, without the values beside them; elsewhere those are compared alone. */
test("in a workbook sums, counts, averages, extremes, shares and differences are formulas that come to the same", async () => {
  const folder = writeOrders();
  const args = ["query", "orders.csv", JSON.stringify(richPlan), "-o", "result.xlsx"];
  expect(await runCli(folder, args)).toMatchObject({ code: 0 });
  const workbook = readFileSync(join(folder, "result.xlsx"));
  const formulas = readFormulas(workbook);
  expect(formulas).toHaveLength(30);
  const names = ["SUMIFS(", "COUNTIFS(", "AVERAGEIFS(", "MINIFS(", "MAXIFS(", "MEDIAN(", "RANK(", "/SUM("];
  for (const name of names) expect(formulas.some(({ formula }) => formula.includes(name))).toBe(true);
  const cached = (address: string) => formulas.find((cell) => cell.address === address)?.cached;
  for (const [at, region] of regions.entries()) {
    const own = rows.filter((row) => row.region === region && row.day.startsWith("2024"));
    const amounts = own.flatMap(({ cents }) => (cents === undefined ? [] : [cents / 100]));
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    expect(cached(`B${at + 2}`)).toBe(sum);
    expect(cached(`C${at + 2}`)).toBe(own.length);
    expect(cached(`D${at + 2}`)).toBeCloseTo(sum / amounts.length, 12);
  }
  if (!hasOffice()) return;
  const found = await recompute(workbook);
  for (const cell of formulas) expect([cell.address, found(cell)]).toEqual([cell.address, near(cell.cached)]);
}, 120_000);

test("keys that a spreadsheet would take for something else are added up right as well", async () => {
  const folder = newFolder();
  const keys = [
    "a*b",
    "a?b",
    "aXb",
    "~x",
    ">5",
    "=y",
    "TRUE",
    "Jan 2024",
    "January 2024",
    "1/2",
    "0.5",
    "12:30",
  ];
  const more = [
    "north",
    "North",
    "Ünïcode",
    "Unicode",
    "O'Brien",
    'say "hi"',
    "007",
    "7",
    "<>",
    "a b",
    "+1",
    "#N/A!",
  ];
  const lines = [...keys, ...more, ...keys, ...more].map((key, at) => {
    return `"${key.replaceAll('"', '""')}",${at * at + 1}.5`;
  });
  writeFileSync(join(folder, "odd.csv"), ["key,amount", ...lines].join("\n"));
  const odd = { from: "t1", groupBy: [{ column: "key" }], aggregates: [{ fn: "sum", column: "amount" }] };
  const said = await runCli(folder, ["query", "odd.csv", JSON.stringify(odd), "-o", "odd.xlsx", "--json"]);
  const { rows: sums } = JSON.parse(said.stdout) as { rows: string[][] };
  expect(sums).toHaveLength(24);
  const workbook = readFileSync(join(folder, "odd.xlsx"));
  const formulas = readFormulas(workbook);
  expect(formulas.map(({ cached }) => cached)).toEqual(sums.map(([, sum]) => Number(sum)));
  if (!hasOffice()) return;
  const found = await recompute(workbook);
  expect(formulas.map(found)).toEqual(formulas.map(({ cached }) => cached));
}, 120_000);

function near(value: number): unknown {
  return expect.closeTo(value, 9);
}
