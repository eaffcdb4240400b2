import fc from "fast-check";
import { expect, test } from "vitest";
import type { RoundResult } from "../../src/model/round-result.ts";
import type { Section } from "../../src/model/unified-document.ts";
import { createMarks } from "../../web/src/answer/marks.ts";
import { compareSections } from "../../web/src/deliverable/compare-sections.ts";
import { columnName, isInArea, readAddress, readArea, readAreas } from "../../web/src/source/cell-address.ts";
import { findSpans } from "../../web/src/source/find-spans.ts";

const passage = (id: string, quote = id) => ({ id, documentId: "d", document: "a.pdf", position: {}, quote });
const claim = (id: string, citations: string[]) => ({
  id,
  intent: "i1",
  text: id,
  citations,
  verdict: "VALID" as const,
});

function resultWith(claims: RoundResult["claims"], sections: Section[] = []): RoundResult {
  const ids = [...new Set(claims.flatMap(({ citations }) => citations))];
  return {
    ...{
      workflowId: "w",
      round: 1,
      status: "OK",
      language: "en",
      message: { text: "", summary: "", sections },
    },
    ...{
      intents: [],
      claims,
      evidence: ids.map((id) => passage(id)),
      missing: [],
      provable: [],
      documents: [],
    },
    ...{
      usage: { aiCalls: 0, tokensIn: 0, tokensOut: 0, price: 0, currency: "USD", seconds: 0 },
      warnings: [],
    },
  };
}

test("numbers follow the text, one for each passage, the same for the same words", () => {
  const claims = [
    claim("c1", ["d#1:0-5"]),
    claim("c2", ["d#3:A2", "d#3:B2", "d#7:0-9"]),
    claim("c3", ["d#1:0-5"]),
  ];
  const text: Section = { content_type: "paragraph", elements: [{ text: "First." }], citations: ["d#7:0-9"] };
  const marks = createMarks(resultWith(claims, [text]));
  expect(marks.all.map(({ number, ids }) => [number, ids])).toEqual([
    [1, ["d#7:0-9"]],
    [2, ["d#1:0-5"]],
    [3, ["d#3:A2", "d#3:B2"]],
  ]);
  expect(marks.of(["d#3:B2", "d#3:A2", "d#7:0-9"]).map(({ number }) => number)).toEqual([3, 1]);
  expect(marks.all[1]?.claims.map(({ id }) => id)).toEqual(["c1", "c3"]);
});

test("a table that is marked as a whole is not listed row by row, and leads to its claims", () => {
  const claims = [claim("c1", ["q:A2", "q:B2"]), claim("c2", ["q:A3", "q:B3"])];
  const element = { headers: ["A"], rows: [["x"]] };
  const table: Section = {
    content_type: "table",
    elements: [element],
    citations: ["q:A2", "q:B2", "q:A3", "q:B3"],
  };
  const marks = createMarks(resultWith(claims, [table]));
  expect(marks.all).toHaveLength(1);
  expect(marks.all[0]?.claims).toHaveLength(2);
});

test("words are found whatever stands between their letters, and only where they stand", () => {
  const text = "The notice pe\u00ADriod is “six months” to the\nend of a quarter.";
  const [span] = findSpans(text, ["the notice period is six months"]);
  expect(text.slice(span?.start, span?.end)).toBe("The notice pe\u00ADriod is “six months");
  expect(findSpans(text, ["seven months", ""])).toEqual([]);
  expect(findSpans("ﬁxed price", ["fixed price"])).toEqual([{ start: 0, end: 10 }]);
});

test("what is cut out of a text is found in it again", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
      fc.nat(60),
      fc.nat(60),
      (text, a, b) => {
        const quote = text.slice(Math.min(a, b), Math.max(a, b));
        fc.pre(/[\p{L}\p{N}]/u.test(quote) && quote.isWellFormed());
        const [span] = findSpans(text, [quote]);
        expect(text.slice(span?.start, span?.end)).toBe(quote);
      },
    ),
  );
});

test("addresses of cells are read as a sheet writes them", () => {
  expect(readAddress("C12")).toEqual({ column: 3, row: 12 });
  expect(readAddress("AA1")).toEqual({ column: 27, row: 1 });
  expect(readArea("'Costs'!B2:C4")).toEqual({ first: { column: 2, row: 2 }, last: { column: 3, row: 4 } });
  expect(readAreas("A3, D5:D6, nothing")).toHaveLength(2);
  const area = readArea("B2:C4");
  expect(
    area !== undefined && isInArea({ column: 3, row: 4 }, area) && !isInArea({ column: 4, row: 4 }, area),
  ).toBe(true);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16_384 }), (column) => {
      expect(readAddress(`${columnName(column)}7`)).toEqual({ column, row: 7 });
    }),
  );
});

const paragraph = (text: string): Section => ({ content_type: "paragraph", elements: [{ text }] });

test("two versions are compared section by section, and nothing is lost", () => {
  const { sections, changes } = compareSections(
    ["a", "b", "c"].map(paragraph),
    ["a", "x", "c", "d"].map(paragraph),
  );
  expect(sections.map(({ elements }) => JSON.stringify(elements))).toHaveLength(5);
  expect(changes).toEqual([undefined, "gone", "new", undefined, "new"]);
  const texts = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const compared = compareSections(before.map(paragraph), after.map(paragraph));
      expect(compared.changes.filter((change) => change !== "gone")).toHaveLength(after.length);
      expect(compared.changes.filter((change) => change !== "new")).toHaveLength(before.length);
    }),
  );
});
