import { expect, test } from "vitest";
import { answerFromEvidence } from "./answer-from-evidence.ts";

const supports = [{ evidence: "e1", quote: "Lamp 39" }];

test("a row may name its supports once for all its cells, or for each", () => {
  const table = { name: "Prices", point: "p1", columns: ["Item", "Price", "Colour"] };
  const once = { cells: ["Lamp", 39, null], supports };
  const each = [{ value: "Lamp", supports }, { value: 39, supports }, { value: null }];
  const mixed = { cells: ["Lamp", { value: 39, supports }, null], supports };
  for (const row of [once, each, mixed]) {
    const read = answerFromEvidence.output.parse({ claims: [], tables: [{ ...table, rows: [row] }] });
    expect(read.claims).toMatchObject([
      {
        text: "Item: Lamp; Price: 39",
        row: { cells: ["Lamp", "39", null] },
        cellSupports: [supports, supports, expect.anything()],
      },
    ]);
  }
});

test("a field that is not stated has no supports, whatever the row has", () => {
  const rows = [{ cells: ["Lamp", null], supports }];
  const { claims } = answerFromEvidence.output.parse({
    claims: [],
    tables: [{ name: "Prices", columns: ["Item", "Price"], rows }],
  });
  expect(claims[0]?.cellSupports).toEqual([supports, []]);
});
