import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createRowParser, parseRows } from "./parse-rows.ts";

function rowsOf(pieces: readonly string[]) {
  const parser = createRowParser(",");
  return [...pieces.flatMap((piece) => parser.feed(piece)), ...parser.end()];
}

const messy = fc.string({ unit: fc.constantFrom("a", "b", '"', ",", "\n", " "), maxLength: 60 });

test("does not depend on where the text is cut", () => {
  fc.assert(
    fc.property(messy, fc.array(fc.nat(60), { maxLength: 6 }), (text, cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const pieces = at.slice(1).map((end, index) => text.slice(at[index], end));
      expect(rowsOf(pieces)).toEqual(rowsOf([text]));
    }),
  );
});

test("agrees with csv-parse on well-formed text", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "x"), maxLength: 5 });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const quote = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
      const text = rows.map((cells) => cells.map(quote).join(",")).join("\n");
      const expected: string[][] = parse(text, { relax_column_count: true, skip_empty_lines: false });
      expect(rowsOf([text]).map(({ cells }) => cells)).toEqual(expected);
    }),
  );
});

test.each(["a,b\nc,d\n", "a,b\r\nc,d", "a,b\rc,d\r"])(
  "reads the rows of %j, however its lines end",
  (text) => {
    expect(parseRows(text, ",").map(({ cells }) => cells)).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  },
);

test("tells the line in which each row begins", () => {
  const rows = rowsOf(['a,b\n"x\ny",1\n\nlast']);
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
});

test("stops at a row that never ends", () => {
  const parser = createRowParser(",");
  const piece = "x".repeat(1_048_576);
  parser.feed('"');
  expect(() => {
    for (let count = 0; count < 65; count += 1) parser.feed(piece);
  }).toThrow(/line 1 on/);
});
