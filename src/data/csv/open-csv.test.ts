import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTables } from "../data.ts";
import type { TypedTable } from "../table/typed-table.ts";

const kinds = ({ columns }: TypedTable) => columns.map(({ name, kind }) => `${name} ${kind}`);
const values = ({ source }: TypedTable, column: number) =>
  source.kind === "cells" ? source.values[column] : [];

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "csv-test-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a large file is sampled, a small one held; both know the same columns", async () => {
  const path = join(folder, "a.csv");
  const lines = Array.from(
    { length: 6_000 },
    (_, at) => `2024-01-${String((at % 28) + 1).padStart(2, "0")};Ort ${at % 7};${at}.50`,
  );
  await writeFile(path, `Datum;Ort;Betrag\n${lines.join("\n")}\n`);
  const [held] = await openTables({ files: [{ path, fileName: "a.csv" }] });
  const [scanned] = await openTables({ files: [{ path, fileName: "a.csv" }] }, { heldBytes: 1_000 });
  expect([held?.isSampled, scanned?.isSampled]).toEqual([false, true]);
  expect(kinds(scanned!)).toEqual(kinds(held!));
  expect(scanned!.rowCount).toBeGreaterThan(5_000);
});

test("files in other encodings are read, or refused in words", async () => {
  const latin = join(folder, "latin.csv");
  await writeFile(latin, Buffer.from("Ort;Wert\nZürich;1\nGenève;2\n", "latin1"));
  const [table] = await openTables({ files: [{ path: latin, fileName: "latin.csv" }] });
  expect(values(table!, 0)).toEqual(["Zürich", "Genève"]);
  const wide = join(folder, "wide.csv");
  await writeFile(wide, Buffer.from("\ufeffOrt;Wert\nZürich;1\n", "utf16le"));
  const [utf16] = await openTables({ files: [{ path: wide, fileName: "wide.csv" }] });
  expect(values(utf16!, 0)).toEqual(["Zürich"]);
  await expect(
    openTables({ files: [{ path: latin, fileName: "latin.csv" }] }, { heldBytes: 1 }),
  ).rejects.toThrow(/UTF-8/);
  const binary = join(folder, "binary.csv");
  await writeFile(binary, Buffer.from([1, 0, 2, 0, 0, 0]));
  await expect(openTables({ files: [{ path: binary, fileName: "binary.csv" }] })).rejects.toThrow(
    /no delimited text/,
  );
});
