import { expect, test } from "vitest";
import { outsideTables, showClaims, showTables } from "./show-claims.ts";

const claim = (id: string, text: string, more: { part?: string; quotes?: string[] } = {}) => ({
  ...{ id, text, source: "list.pdf, page 2", ...more },
});

test("claims stand below the part that they answer, and what says the same stands once", () => {
  const shown = showClaims([
    claim("c1", "The fee is CHF 5.", { part: "How high is the fee?" }),
    claim("c2", "It ends in May.", { part: "When does it end?" }),
    claim("c3", "The fee is CHF 5", { part: "How high is the fee?" }),
  ]);
  expect(shown).toHaveLength(2);
  expect(shown.join("\n")).not.toContain("c3");
  expect(shown[0]).toContain("claims that answer: How high is the fee?");
});

test("of a source at most two short lines are shown, and none that the claim says itself", () => {
  const quotes = [
    "The fee is CHF 5.",
    "Fee: 5",
    "fee 5",
    `Five francs ${"and more ".repeat(60)}`,
    "Another.",
  ];
  const [shown = ""] = showClaims([claim("c1", "The fee is CHF 5.", { quotes })]);
  expect(shown.match(/source:/gu)).toHaveLength(2);
  expect(shown.length).toBeLessThan(400);
});

test("rows stand in their table alone, each with the name of its claim", () => {
  const claims = [
    claim("c1", "Item: Lamp; Price: 39"),
    claim("c2", "Item: Desk; Price: 749"),
    claim("c3", "It is new."),
  ];
  const rows = [
    ["Lamp", "39"],
    ["Desk", null],
  ];
  const tables = [{ name: "Prices", columns: ["Item", "Price"], rows, claims: ["c1", "c2"] }];
  expect(outsideTables({ tables, claims }).map(({ id }) => id)).toEqual(["c3"]);
  expect(showTables({ tables, claims })[0]).toContain(
    "claim | Item | Price\nc1 | Lamp | 39\nc2 | Desk | —\n(from list.pdf, page 2)",
  );
});
