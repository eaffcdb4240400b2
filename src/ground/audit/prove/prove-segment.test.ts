import { expect, test } from "vitest";
import type { Evidence } from "../../../model/grounding.ts";
import { provesSegment } from "./prove-segment.ts";

const quote =
  "Brought on: 3 June 2026          Collect on: 10 June 2026\nNot so: it is closed   Place: Pier 4 and Pier 5";
const evidence: Evidence = { ...{ id: "e", documentId: "d", document: "d.txt", position: {} }, quote };
const proves = (claim: string, said = claim) =>
  provesSegment(claim, [{ evidence: "e", quote: said }], [evidence]);

test("a label with its whole value proves itself where the line holds another one", () => {
  expect(proves("Collect on: 10 June 2026")).toBe(true);
  expect(proves("Brought on: 3 June 2026")).toBe(true);
});

test.each([
  ["part of a value", "Place: Pier 4", "Place: Pier 4"],
  ["part of a label", "so: it is closed", "so: it is closed"],
  ["both at once", "Brought on: 3 June 2026 Collect on: 10 June 2026", quote.split("\n")[0] ?? ""],
  ["another value", "Collect on: 3 June 2026", "Collect on: 10 June 2026"],
])("%s proves nothing", (_, claim, said) => {
  expect(proves(claim, said)).toBe(false);
});
