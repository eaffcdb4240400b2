import fc from "fast-check";
import { expect, test } from "vitest";
import { segmentWords } from "./segment-words.ts";

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

function bySegmenter(text: string): { text: string; start: number; end: number }[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment, index }) => ({ text: segment, start: index, end: index + segment.length }));
}

const words = (text: string) => segmentWords(text).map((word) => word.text);

test("keeps apostrophes, decimals and grouped numbers inside words", () => {
  expect(words("Don't pay 1,000.50 or CHF 1'000.–, e.g. l’eau.")).toEqual([
    "Don't",
    "pay",
    "1,000.50",
    "or",
    "CHF",
    "1'000",
    "e.g",
    "l’eau",
  ]);
  expect(words("a_b _ x-ray FY2018 3.5% (§ 4)")).toEqual(["a_b", "x", "ray", "FY2018", "3.5", "4"]);
});

test("parts scripts without spaces, beside Latin words too", () => {
  expect(words("价格是100元 and more")).toEqual([...words("价格是100元"), "and", "more"]);
  expect(words("ราคาสินค้า").length).toBeGreaterThan(1);
  expect(words("цена товара 5 €, τιμή, السعر")).toEqual(["цена", "товара", "5", "τιμή", "السعر"]);
});

test("finds the borders that Unicode's segmenter finds", () => {
  const piece = fc.constantFrom(
    ..."abZé12.,;:'’‘_ \n-·Ω€“²½ʼ\u00a0\u202f\u00adсế\"".split(""),
    ...["ab", "12", "e\u0301", "中文", "ไทย", "ب", "한", "😀", "ﬁ", "…", " - "],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      expect(segmentWords(text)).toEqual(bySegmenter(text));
    }),
    { numRuns: 2000 },
  );
});

test("reads long text without a space as the segmenter does", () => {
  for (const unit of ["a", "1,", "_", "中", "a'"]) {
    const text = unit.repeat(20_000 / unit.length);
    expect(segmentWords(text)).toEqual(bySegmenter(text));
  }
});
