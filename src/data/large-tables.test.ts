import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Cell, ContentPart } from "../model/document.ts";
import { createTableEngine, openTables } from "./data.ts";
import type { PlanResult } from "./run/plan-result.ts";
import type { TypedTable } from "./table/typed-table.ts";

const engine = createTableEngine();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "large-test-"));
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

const part = (id: string, rows: Cell[][]): ContentPart => ({
  id,
  document: id,
  type: "table",
  text: "",
  position: {},
  table: { rows },
});
const signal = new AbortController().signal;
async function run(plan: unknown, tables: readonly TypedTable[]): Promise<PlanResult> {
  const result = await engine.run(plan, tables, { signal });
  if ("complaint" in result) throw new Error(result.complaint);
  return result;
}

test("100,000 amounts add up to the last cent", async () => {
  let seed = 7;
  const cents = Array.from({ length: 100_000 }, () => (seed = (seed * 48_271) % 2_147_483_647) % 100_000_000);
  const rows: Cell[][] = cents.map((value) => [`n${value % 3}`, (value / 100).toFixed(2)]);
  const tables = await openTables({ parts: [part("x", [["k", "v"], ...rows])] });
  const result = await run({ from: "t1", aggregates: [{ fn: "sum", column: "v" }] }, tables);
  const truth = String(cents.reduce((sum, value) => sum + BigInt(value), 0n));
  expect(result.rows).toEqual([[`${truth.slice(0, -2)}.${truth.slice(-2)}`]]);
});

test("numbers of thirty digits and decimals are exact, by the engine or without it", async () => {
  const tables = await openTables({
    parts: [
      part("x", [
        ["k", "v"],
        ["a", "123456789012345678901234567890.000000000000000000000000000001"],
        ["b", "0.000000000000000000000000000002"],
      ]),
    ],
  });
  const result = await run({ from: "t1", aggregates: [{ fn: "sum", column: "v" }] }, tables);
  expect(result.rows).toEqual([["123456789012345678901234567890.000000000000000000000000000003"]]);
  expect(result.engine).toBe("host");
});

test("a scanned file: decimals beyond the sample are found, cells that are no numbers refused", async () => {
  const path = join(folder, "late.csv");
  const lines = Array.from({ length: 100_000 }, (_, at) => `${at % 5},${at}`);
  lines[58_000] = "1,1.5";
  await writeFile(path, `k,v\n${lines.join("\n")}\n`);
  const tables = await openTables({ files: [{ path, fileName: "late.csv" }] }, { heldBytes: 1_000 });
  const plan = { from: "t1", aggregates: [{ fn: "sum", column: "v" }] };
  expect((await run(plan, tables)).rows).toEqual([[`${(99_999 * 100_000) / 2 - 58_000 + 1}.5`]]);
  lines[73_000] = "1,n.b.";
  await writeFile(path, `k,v\n${lines.join("\n")}\n`);
  const refused = await engine.run(plan, tables, { signal });
  expect(refused).toMatchObject({ complaint: expect.stringContaining('row 73001 "n.b."') as string });
  const skipped = await run({ ...plan, misfits: "skip" }, tables);
  expect(skipped.rows).toEqual([[`${(99_999 * 100_000) / 2 - 58_000 - 73_000 + 1}.5`]]);
  expect(skipped.notes).toContainEqual({ kind: "misfits", column: "v", cells: 1 });
});

test("a scanned column of bare numbers does not take a late 1.234 for a fraction", async () => {
  const path = join(folder, "doubt.csv");
  const lines = Array.from({ length: 100_000 }, (_, at) => `${at % 5},${at % 900}`);
  lines[58_000] = "1,1.234";
  await writeFile(path, `k,v\n${lines.join("\n")}\n`);
  const tables = await openTables({ files: [{ path, fileName: "doubt.csv" }] }, { heldBytes: 1_000 });
  const result = await engine.run({ from: "t1", aggregates: [{ fn: "sum", column: "v" }] }, tables, {
    signal,
  });
  expect(result).toMatchObject({ complaint: expect.stringContaining('row 58001 "1.234"') as string });
});

test("rows behind a group of a scanned file are fetched when somebody asks", async () => {
  const path = join(folder, "groups.csv");
  await writeFile(
    path,
    `day,v\n${Array.from({ length: 5_000 }, (_, at) => `2024-0${(at % 3) + 1}-01,${at}`).join("\n")}\n`,
  );
  const tables = await openTables({ files: [{ path, fileName: "groups.csv" }] }, { heldBytes: 1_000 });
  const plan = {
    from: "t1",
    groupBy: [{ column: "day", by: "month" }],
    aggregates: [{ fn: "sum", column: "v" }],
  };
  const result = await run(plan, tables);
  expect(result.provenance[1]?.[1]?.[0]).toMatchObject({ count: 1_667, isWhole: false });
  const sample = await engine.sample(plan, tables, { signal, result, row: 1 });
  expect("rows" in sample && sample.rows.slice(0, 2).map((row) => row.slice(0, 2))).toEqual([
    ["2024-02-01", "1"],
    ["2024-02-01", "4"],
  ]);
});

test("capitals and accents do not count in scanned files either, where asked", async () => {
  const path = join(folder, "folded.csv");
  const names = ["Genève", "GENEVE", "geneve ", "Bern", ""];
  await writeFile(
    path,
    `place,v\n${Array.from({ length: 2_000 }, (_, at) => `${names[at % 5]},${at}`).join("\n")}\n`,
  );
  const files = [{ path, fileName: "folded.csv" }];
  const tables = await openTables(
    {
      files,
      parts: [
        part("p", [
          ["ort", "land"],
          ["genève", "CH"],
          ["bern", "CH"],
        ]),
      ],
    },
    { heldBytes: 1_000 },
  );
  const where = [{ column: "place", op: "=", value: "Geneve", match: "folded" }];
  expect((await run({ from: "t2", where, aggregates: [{ fn: "count" }] }, tables)).rows).toEqual([["1200"]]);
  const joined = {
    from: "t2",
    join: { table: "t1", on: [["place", "ort"]], match: "folded" },
    aggregates: [{ fn: "count" }],
  };
  expect((await run(joined, tables)).rows).toEqual([["1600"]]);
});
