import { expect, test } from "vitest";
import type { ContentPart } from "../../model/document.ts";
import { countParts } from "./count-parts.ts";

const part = (position: ContentPart["position"], more: Partial<ContentPart> = {}): ContentPart => ({
  ...{ id: "d#1", document: "d", type: "text", text: "x", position, ...more },
});
const rows = (count: number) => Array.from({ length: count }, (_, at) => [at]);

test("pages and slides are as many as the last one's number, empty ones before it included", () => {
  expect(countParts([part({ page: 1 }), part({ page: 3 })], "pdf", "Sources")).toEqual({ pages: 3 });
  expect(countParts([part({ slide: 4 }), part({ slide: 2 })], "pptx", "Sources")).toEqual({ slides: 4 });
});

test("rows are counted without heads, over all pieces of a table; the sheet of the sources is nobody's wish", () => {
  const parts = [
    part({ sheet: "Fees" }, { type: "table", table: { rows: rows(5) } }),
    part({ sheet: "Fees" }, { type: "table", table: { rows: rows(3), header: [0] } }),
    part({ sheet: "Quellen" }, { type: "table", table: { rows: rows(9) } }),
  ];
  expect(countParts(parts, "xlsx", "Quellen")).toEqual({ sheets: 1, rows: 7 });
  expect(countParts([part({}, { type: "table", table: { rows: rows(3) } })], "csv", "")).toEqual({ rows: 2 });
});

test("of a format without pages nothing is claimed", () => {
  expect(countParts([part({ line: 4 })], "md", "Sources")).toEqual({});
});
