import { expect, test } from "vitest";
import type { Evidence } from "../../../model/grounding.ts";
import { provesColumn } from "./prove-column.ts";

const quote = `Customer                 Deliver to
Sample Bakery            Sample Mill
4 Pier Road              9 Harbour Street
Port Blank               Upper Blank

Due date                 Ada Filler
Contact                  Bob Filler`;
const evidence: Evidence = { ...{ id: "e", documentId: "d", document: "d.txt", position: {} }, quote };
const proves = (claim: string, quotes: readonly string[]) =>
  provesColumn(
    claim,
    quotes.map((one) => ({ evidence: "e", quote: one })),
    [evidence],
  );

test("a label with all that stands below it in its column proves itself", () => {
  const pieces = ["Deliver to", "Sample Mill", "9 Harbour Street", "Upper Blank"];
  expect(proves("Deliver to: Sample Mill, 9 Harbour Street, Upper Blank", pieces)).toBe(true);
  const others = ["Customer", "Sample Bakery", "4 Pier Road", "Port Blank"];
  expect(proves("Customer: Sample Bakery, 4 Pier Road, Port Blank", others)).toBe(true);
});

test.each([
  [
    "the other column",
    "Deliver to: Sample Bakery, 4 Pier Road",
    ["Deliver to", "Sample Bakery", "4 Pier Road"],
  ],
  ["a line left out", "Deliver to: Sample Mill, Upper Blank", ["Deliver to", "Sample Mill", "Upper Blank"]],
  ["the end left out", "Deliver to: Sample Mill", ["Deliver to", "Sample Mill"]],
  ["part of a line", "Deliver to: Mill", ["Deliver to", "Mill"]],
  ["a value that heads another one", "Ada Filler: Bob Filler", ["Ada Filler", "Bob Filler"]],
  ["other words", "Deliver to: Blank Mill", ["Deliver to", "Sample Mill"]],
])("%s proves nothing", (_, claim, quotes) => {
  expect(proves(claim, quotes)).toBe(false);
});
