import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPlain } from "./read-plain.ts";
import { readUnits } from "./read-units.ts";

function unitsOf(text: string): string[] {
  return readUnits(text).units.map(({ kind, heads, text: said }) => [kind, ...heads, said].join(" › "));
}

describe("lists", () => {
  test("written into a line, one inside another", () => {
    const text =
      "The rates are: a. in 2024: 1. 4.75 percent for loans, 2. 1.25 percent for savings; b. in 2023: 1. 4 percent for loans, 2. nothing for savings. They may change.";
    expect(unitsOf(text)).toEqual([
      "head › The rates are:",
      "head › The rates are: › in 2024:",
      "item › The rates are: › in 2024: › 4.75 percent for loans,",
      "item › The rates are: › in 2024: › 1.25 percent for savings;",
      "head › The rates are: › in 2023:",
      "item › The rates are: › in 2023: › 4 percent for loans,",
      "item › The rates are: › in 2023: › nothing for savings.",
      "sentence › They may change.",
    ]);
  });

  test("as lines under a colon, items further in under items further out", () => {
    expect(unitsOf("We lend:\n- books\n- films:\n  - on tape\n  - on disc\n- maps")).toEqual([
      "sentence › We lend:",
      "item › We lend: › books",
      "item › We lend: › films:",
      "item › We lend: › films: › on tape",
      "item › We lend: › films: › on disc",
      "item › We lend: › maps",
    ]);
  });

  test.each([
    ["a date with a point", "Es gilt ab 1. Januar 2022. Danach endet es am 2. Mai 2023."],
    ["a number after an abbreviation", "Rechnungsnr. 4711 Kundennr. 23 Datum 7. Mai 2014"],
    ["a single letter", "See annex a. It is short."],
  ])("%s begins no list", (_, text) => {
    expect(readUnits(text).units.every(({ list }) => list === undefined)).toBe(true);
  });
});

test("a label and its number stay together", () => {
  expect(unitsOf("Rechnungsnr. 4711 Kundennr. 23")).toEqual(["sentence › Rechnungsnr. 4711 Kundennr. 23"]);
});

test("lines of a log are records of their own", () => {
  const log = "10.0.0.1 - GET /a 200\n10.0.0.2 - GET /b 404";
  expect(unitsOf(log)).toEqual(["row › 10.0.0.1 - GET /a 200", "row › 10.0.0.2 - GET /b 404"]);
});

describe("plain text", () => {
  test.each([
    ["**not** _now_ `x`", "not now x"],
    ["a n<b>ot</b> b<br>c", "a not b c"],
    ["3*4 and net_value stay", "3*4 and net_value stay"],
    ["[terms](https://a.example/b_c) apply", "terms apply"],
    ["long word cut in ex-\nample", "long word cut in example"],
  ])("%s", (text, plain) => expect(readPlain(text).text).toBe(plain));

  test("remembers where words are hidden", () => {
    expect(readPlain("is ~~not~~ due").hidden).toEqual([3]);
    expect(readPlain("is <!-- not --> due").hidden).toEqual([3]);
    expect(readPlain("is **not** due").hidden).toEqual([]);
  });

  test("every sign stands where it says, and offsets never fall", () => {
    const piece = fc.constantFrom(
      "a",
      "~~",
      "**",
      "_",
      "[",
      "](",
      ")",
      "<b>",
      "<!--",
      "-->",
      "-\n",
      "\u00AD",
      "ﬁ",
      "５",
      " ",
      "`",
      "\\*",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const original = pieces.join("");
        const { text, offsets } = readPlain(original);
        expect(offsets).toHaveLength(text.length + 1);
        for (let at = 0; at < text.length; at++) {
          expect(offsets[at + 1] ?? 0).toBeGreaterThanOrEqual(offsets[at] ?? 0);
          const sign = original[offsets[at] ?? 0] ?? "";
          if (text[at] !== " ") expect(sign.normalize("NFKC")).toContain(text[at]);
        }
      }),
    );
  });
});

test("units are exact slices in order, whatever the text", () => {
  const piece = fc.constantFrom(
    "a. ",
    "b. ",
    "1. ",
    "2. ",
    ": ",
    "; ",
    "x y",
    ". ",
    "\n",
    "\n\n",
    "- ",
    "(a) ",
    "(b) ",
    "May ",
    "| c |",
    "10.0.0.1 \n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join("");
      let end = 0;
      for (const unit of readUnits(text).units) {
        expect(text.slice(unit.start, unit.end)).toBe(unit.text);
        expect(unit.start).toBeGreaterThanOrEqual(end);
        end = unit.end;
      }
    }),
  );
});
