import { expect, test } from "vitest";
import type { Evidence, Support } from "../grounding.ts";
import { withWholeTables } from "./whole-table.ts";

const piece = (id: string, firstRow: number, names: string[]): Evidence => ({
  ...{ id, documentId: "d", document: "a.csv", position: {}, quote: names.join("\n") },
  table: { head: [["name"]], headRow: 1, rows: names.map((name) => [name]), firstRow, firstColumn: 1 },
});
const pieces = [piece("d#1~1", 2, ["a", "b"]), piece("d#1~2", 4, ["c"]), piece("d#2", 2, ["z"])];
const isThere = (support: Support, evidence: readonly Evidence[]) =>
  "cell" in support && (evidence.find(({ id }) => id === support.evidence)?.table?.rows.length ?? 0) >= 3;

test("a range over the pieces of a table finds them put together under the name that was cited", () => {
  const whole = withWholeTables([{ evidence: "d#1~2", cell: "A2:A4" }], pieces, isThere);
  expect(whole.map(({ id, table }) => [id, table?.firstRow, table?.rows.flat()])).toEqual([
    ["d#1~1", 2, ["a", "b"]],
    ["d#1~2", 2, ["a", "b", "c"]],
    ["d#2", 2, ["z"]],
  ]);
});

test("with a piece missing in between nothing is put together, and quotations change nothing", () => {
  const gap = [piece("d#1~1", 2, ["a"]), piece("d#1~3", 9, ["c"])];
  expect(withWholeTables([{ evidence: "d#1~1", cell: "A2:A9" }], gap, isThere)).toEqual(gap);
  expect(withWholeTables([{ evidence: "d#1~1", quote: "a" }], pieces, isThere)).toBe(pieces);
});
