import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Cell, ContentPart } from "../model/document.ts";
import { checkPlan, createTableEngine, explainPlan, openTables } from "./data.ts";
import type { TypedTable } from "./table/typed-table.ts";
import { createSqlEngine } from "./sql/create-engine.ts";

const engine = createTableEngine();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-test-"));
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

const part = (rows: Cell[][]): ContentPart => ({
  id: "p",
  document: "d",
  type: "table",
  text: "",
  position: {},
  table: { rows },
});
const open = (rows: Cell[][]) => openTables({ parts: [part(rows)] });
const signal = new AbortController().signal;
const run = (plan: unknown, tables: readonly TypedTable[]) => engine.run(plan, tables, { signal });

const evil = [
  "'; DROP TABLE t0; --",
  '"quoted"',
  "a\u0000b",
  "$x",
  "c0",
  "C0",
  "r",
  "t0c0",
  "{A}",
  "*",
  "x".repeat(400),
  "ＳＥＬＥＣＴ",
  "a.b",
  "line\nbreak",
];

test("SQL in names and values is only ever a name or a value", async () => {
  const rows = [
    evil.map((name) => name),
    ...Array.from({ length: 3 }, (_, at): Cell[] =>
      evil.map((name, column) => (column === 0 ? name : `${at}.5`)),
    ),
  ];
  const tables = await open(rows);
  const names = tables[0]!.columns.map(({ name }) => name);
  expect(new Set(names).size).toBe(evil.length);
  for (const name of names.slice(1)) {
    const result = await run(
      {
        from: "t1",
        where: [{ column: names[0], op: "=", value: evil[0] }],
        aggregates: [{ fn: "sum", column: name, as: "'; --" }],
      },
      tables,
    );
    expect(result).toMatchObject({ rows: [["4.5"]], isChecked: true });
  }
  const grouped = {
    from: "t1",
    groupBy: [{ column: names[0], as: "%" }],
    aggregates: [{ fn: "count", as: "$2" }],
    orderBy: [{ by: "$2" }],
  };
  const result = await run(grouped, tables);
  expect(result).toMatchObject({ rows: [[evil[0], "3"]] });
  if ("rows" in result)
    for (const language of ["de", "en", "fr", "it", "es"])
      expect(explainPlan(grouped, result, language)).toContain("*");
});

test("texts that look like formulas, patterns or numbers are compared as they are", async () => {
  const cells = [
    "=1+1",
    "=SUM(A1:A9)",
    "+cmd|' /C calc'!A0",
    "%",
    "_",
    "a%b",
    "\\",
    "NULL",
    "null",
    "true",
    "1e3",
    "0x10",
    "NaN",
    "Infinity",
    "−",
    "١٢٣",
  ];
  const tables = await open([["k", "v"], ...cells.map((text): Cell[] => [text, "text"]), ["word", "text"]]);
  for (const value of cells.filter((text) => !["null", "−"].includes(text))) {
    const result = await run(
      { from: "t1", where: [{ column: "k", op: "=", value }], aggregates: [{ fn: "count" }] },
      tables,
    );
    expect([value, result]).toEqual([value, expect.objectContaining({ rows: [["1"]] })]);
    const found = await run(
      { from: "t1", where: [{ column: "k", op: "contains", value }], aggregates: [{ fn: "count" }] },
      tables,
    );
    expect(found).toMatchObject({ rows: [[String(cells.filter((text) => text.includes(value)).length)]] });
  }
});

test("10,000 columns are no burden to the one that is asked for", async () => {
  const width = 10_000;
  const tables = await open([
    Array.from({ length: width }, (_, at) => `c${at}`),
    ...Array.from({ length: 3 }, (_, row) => Array.from({ length: width }, (__, at) => `${row + at}.25`)),
  ]);
  const result = await run({ from: "t1", aggregates: [{ fn: "sum", column: "c9999" }] }, tables);
  expect(result).toMatchObject({ rows: [["30000.75"]] });
  expect(await run({ from: "t1" }, tables)).toMatchObject({
    complaint: expect.stringContaining("select") as string,
  });
});

test("cells of a megabyte are found, grouped and counted", async () => {
  const long = "ä".repeat(524_288);
  const tables = await open([
    ["k", "v"],
    [long, "1"],
    [long, "2"],
    [`${long}!`, "4"],
  ]);
  expect(
    await run({ from: "t1", groupBy: [{ column: "k" }], aggregates: [{ fn: "sum", column: "v" }] }, tables),
  ).toMatchObject({
    rows: [
      [long, "3"],
      [`${long}!`, "4"],
    ],
  });
  expect(
    await run(
      { from: "t1", where: [{ column: "k", op: "=", value: `${long}!` }], aggregates: [{ fn: "count" }] },
      tables,
    ),
  ).toMatchObject({ rows: [["1"]] });
});

test("plans of any shape are refused in words, and soon", async () => {
  const tables = await open([
    ["k", "v"],
    ["a", "1"],
  ]);
  let deep: unknown = { column: "v", op: "=", value: "1" };
  for (let level = 0; level < 100_000; level += 1) deep = { not: deep };
  let nested: unknown = "v";
  for (let level = 0; level < 50_000; level += 1) nested = ["+", nested, 1];
  const shapes: unknown[] = [
    null,
    7,
    "SELECT 1",
    [],
    { from: 1 },
    { from: "t1", sql: "x" },
    { from: "t1", where: [deep] },
    { from: "t1", derive: [{ as: "x", expr: nested }] },
    { from: "t1", where: Array.from({ length: 100_000 }, () => ({})) },
    { from: "t1", limit: -1 },
    { from: "t1", limit: 1e9 },
    { from: "t1", derive: [{ as: "x", expr: ["eval", "v"] }] },
    { from: "__proto__" },
    { from: "t1", select: ["constructor"] },
    { from: "t1", where: [{ column: "v", op: "=", value: "1".repeat(100) }] },
  ];
  for (const shape of shapes) expect(checkPlan(shape, tables)).toHaveProperty("complaint");
});

test("derived columns that double each other do not explode", async () => {
  const tables = await open([
    ["k", "v"],
    ["a", "2"],
    ["b", "3"],
  ]);
  const derive = Array.from({ length: 40 }, (_, at) => ({
    as: `x${at}`,
    expr: ["*", at === 0 ? "v" : `x${at - 1}`, at === 0 ? "v" : `x${at - 1}`],
  }));
  const short = await run(
    { from: "t1", derive: derive.slice(0, 4), aggregates: [{ fn: "sum", column: "x3" }] },
    tables,
  );
  expect(short).toMatchObject({ rows: [[String(2 ** 16 + 3 ** 16)]] });
  const plus = derive.map(({ as, expr }) => ({ as, expr: ["+", ...expr.slice(1)] }));
  const long = await run({ from: "t1", derive: plus, aggregates: [{ fn: "sum", column: "x39" }] }, tables);
  expect(long).toMatchObject({ rows: [[String(5n * 2n ** 40n)]] });
});

test("a scanned file that breaks its own form is refused, never half read", async () => {
  const path = join(folder, "broken.csv");
  const good = Array.from({ length: 3_000 }, (_, at) => `n${at},${at}`);
  const plan = { from: "t1", aggregates: [{ fn: "sum", column: "v" }] };
  const openScan = () => openTables({ files: [{ path, fileName: "broken.csv" }] }, { heldBytes: 100 });
  await writeFile(path, `k,v\n${good.join("\n")}\n`);
  const tables = await openScan();
  expect(await run(plan, tables)).toMatchObject({ rows: [[String((2_999 * 3_000) / 2)]] });
  await writeFile(path, `k,v\n${good.join("\n")}\nextra,1,2,3\n`);
  await expect(run(plan, tables)).rejects.toThrow(/line/i);
  await writeFile(
    path,
    Buffer.concat([
      Buffer.from(`k,v\n${good.join("\n")}\n`),
      Buffer.from([0x5a, 0xfc, 0x72, 0x2c, 0x31, 0x0a]),
    ]),
  );
  await expect(run({ ...plan, where: [{ column: "k", op: "!=", value: "x" }] }, tables)).rejects.toThrow(
    /UTF-8/,
  );
});

test("the engine reads no file but its own, writes none and keeps its settings", async () => {
  const sql = createSqlEngine();
  const own = join(folder, "own.csv");
  await writeFile(own, "1\n");
  const ask = (text: string, files: string[] = []) =>
    sql.run(
      { loads: [], files, statements: [{ sql: text, values: [], mostRows: 5 }] },
      { signal, limits: { timeMs: 20_000, memoryMb: 480 } },
    );
  const reads = (path: string) =>
    `SELECT * FROM read_csv('${path}', header = false, columns = {'a': 'VARCHAR'}, auto_detect = false)`;
  try {
    expect(await ask(reads(own), [own])).toEqual([{ rows: [["1"]], isCut: false }]);
    for (const text of [
      reads("/etc/passwd"),
      reads(join(folder, "*.csv")),
      `COPY (SELECT 1) TO '${own}'`,
      `ATTACH '${join(folder, "x.db")}'`,
      "SET memory_limit = '9GB'",
      "SET enable_external_access = true",
      "INSTALL httpfs",
      "LOAD httpfs",
      "SELECT * FROM 'https://example.com/a.csv'",
      "SELECT getenv('PATH')",
    ])
      await expect(ask(text, [own])).rejects.toThrow();
    await expect(ask(reads(own))).rejects.toThrow();
  } finally {
    await sql.close();
  }
});

test("what takes too long, too much or is given up is killed, and the next one runs", async () => {
  const sql = createSqlEngine();
  const slow = {
    loads: [],
    files: [],
    statements: [
      {
        sql: "SELECT (sum(a.range * b.range % 7))::VARCHAR FROM range(1000000) a, range(1000000) b",
        values: [],
        mostRows: 1,
      },
    ],
  };
  const quick = { loads: [], files: [], statements: [{ sql: "SELECT '1'", values: [], mostRows: 1 }] };
  const limits = { timeMs: 20_000, memoryMb: 480 };
  try {
    await expect(sql.run(slow, { signal, limits: { ...limits, timeMs: 300 } })).rejects.toMatchObject({
      code: "timeout",
    });
    expect(await sql.run(quick, { signal, limits })).toEqual([{ rows: [["1"]], isCut: false }]);
    const stop = new AbortController();
    const running = sql.run(slow, { signal: stop.signal, limits });
    setTimeout(() => stop.abort(new Error("given up")), 100);
    await expect(running).rejects.toThrow("given up");
    const large = {
      ...quick,
      statements: [{ sql: "SELECT length(repeat('x', 900000000))::VARCHAR", values: [], mostRows: 1 }],
    };
    await expect(sql.run(large, { signal, limits: { ...limits, memoryMb: 200 } })).rejects.toMatchObject({
      code: "limit",
    });
    expect(await sql.run(quick, { signal, limits })).toEqual([{ rows: [["1"]], isCut: false }]);
  } finally {
    await sql.close();
  }
});
