import fc from "fast-check";
import { expect, test } from "vitest";
import { inQuotationMarks, longestQuote, shortQuote } from "./short-quote.ts";

const short = (quote: string, about?: string) => shortQuote({ quote }, { about });

test.each([
  ["## 4. **Notice** period", "4. Notice period"],
  ["> It is _not_ `final`[^3].", "It is not final."],
  ["- [Annex B](https://example.org/a_(b)) and ![logo](x.png)", "Annex B and logo"],
  ["<p>Net&nbsp;profit <b>rose</b> by 5&nbsp;%<!-- draft --></p>", "Net profit rose by 5 %"],
  ["10<sup>6</sup> m<sup>2</sup> of CO<sub>2</sub>", "10⁶ m² of CO₂"],
  ["Ver\u00adtrag\u200b  mit\u00a0Folgen", "Vertrag mit Folgen"],
  ["Total:\t279.84", "Total: 279.84"],
  ["Total\t3\t279.84", "Total · 3 · 279.84"],
  ["1.\tThe supplier delivers.", "1. The supplier delivers."],
  ["| Chair | 4 |  | 120.00 |", "Chair · 4 · 120.00"],
  ["~~old~~ new \\*starred\\*", "old new *starred*"],
  ["2*3*4 = 24, snake_case_name, 5 * 3, a < b > c", "2*3*4 = 24, snake_case_name, 5 * 3, a < b > c"],
  ["- 5 % in May\n> 10 kg", "- 5 % in May > 10 kg"],
  ["see <https://example.org/x> &lt;here&gt;", "see https://example.org/x <here>"],
  ["one\u202e two\u0007 three", "one two three"],
  ["---\n\nText\n\n```\ncode\n```", "Text code"],
])("%j is quoted as %j", (quote, said) => {
  expect(short(quote)).toBe(said);
});

const table = [
  "| Item | Price | Stock |",
  "|------|------:|-------|",
  "| Chair | 120.00 | 14 |",
  "| Desk | 480.00 | 3 |",
  "| Lamp | 39.00 | 51 |",
].join("\n");

test("of a table only the row is quoted that the citing text speaks of", () => {
  expect(short(table, "A desk costs 480.00.")).toBe("Desk · 480.00 · 3");
  expect(short(table)).toBe("Chair · 120.00 · 14");
  const html = "<table><tr><td>Chair</td><td>120</td></tr><tr><td>Desk</td><td>480</td></tr></table>";
  expect(short(html, "desk")).toBe("Desk · 480");
});

const cell = (rowHead: string, columnHead: string, value: string) =>
  shortQuote({ quote: table, cell: { address: "B3", rowHead, columnHead, value } });

test("a cell is quoted with its heads, as far as it has them", () => {
  expect(cell("Desk", "**Price**", "480.00")).toBe("Desk · Price: 480.00");
  expect(cell("", "Price", "480.00")).toBe("Price: 480.00");
  expect(cell("Desk", "Item", "Desk")).toBe("Item: Desk");
  expect(cell("", "", "480.00")).toBe("480.00");
  const long = cell("A very long name of a row ".repeat(20), "A head ".repeat(40), "480.00");
  expect(long).toMatch(/^A very long .* … · A head .* …: 480\.00$/);
  expect(long.length).toBeLessThanOrEqual(longestQuote);
});

test("a long passage is cut between words around what the citing text rests on", () => {
  const filler = "Nothing of importance is said in this sentence about anything at all. ".repeat(20);
  const quote = `${filler}The deposit of CHF 2,450 is due within 10 days. ${filler}`;
  const said = short(quote, "Die Kaution von CHF 2'450 ist innert 10 Tagen fällig.");
  expect(said).toContain("The deposit of CHF 2,450 is due within 10 days.");
  expect(said).toMatch(/^… .* …$/);
  expect(short(filler)).toMatch(/^Nothing of importance .* …$/);
});

test("Chinese and Arabic are cut between words, without spaces of our own", () => {
  const chinese = `${"这是一个没有内容的句子。".repeat(30)}预算为1234法郎。${"这是一个没有内容的句子。".repeat(30)}`;
  const said = short(chinese, "1234");
  expect(said).toMatch(/^….*预算为1234法郎。.*…$/u);
  expect(said).not.toContain(" ");
  expect(short(`${"كلمة ".repeat(60)}1234 ${"نص ".repeat(60)}`, "1234")).toMatch(/^… .*1234.* …$/u);
});

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 900 }),
  fc
    .array(fc.constantFrom(..."ab1 .|*_`~<>[]()#-\n\t\\&;¶漢字שלוםé\u0301👩‍👧\u202e\u0000".split("")), {
      maxLength: 900,
    })
    .map((units) => units.join("")),
);

test("whatever is quoted, the limit holds, and nothing is left that a file cannot hold", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 16, max: 300 }), anyText, (quote, limit, about) => {
      for (const said of [
        shortQuote({ quote }, { limit, about }),
        shortQuote(
          { quote, cell: { address: "A1", rowHead: quote, columnHead: about, value: quote } },
          { limit },
        ),
      ]) {
        expect(said.length).toBeLessThanOrEqual(limit);
        expect(said).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(said.isWellFormed()).toBe(true);
      }
    }),
  );
});

test("every word of a quotation is one of the passage, in their order", () => {
  const word = fc.stringMatching(/^[a-zäß]{1,12}[,.]?$/u);
  const figure = fc.integer({ min: 0, max: 99_999 }).map(String);
  const texts = fc.array(fc.oneof(word, figure), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(texts, texts, (passage, about) => {
      const said = short(passage.join(" "), about.join(" "))
        .split(" ")
        .filter((one) => one !== "…");
      let at = 0;
      for (const one of said) {
        at = passage.indexOf(one, at) + 1;
        expect(at).toBeGreaterThan(0);
      }
      expect(said.length).toBeGreaterThan(0);
    }),
  );
});

test("a megabyte of marks takes no time worth speaking of", () => {
  const started = performance.now();
  for (const unit of ["<", "[", "[a](", "*a ", "|", "<!--", "`", "&#", "字", "a"])
    short(unit.repeat(1_000_000 / unit.length), unit.repeat(1000));
  expect(performance.now() - started).toBeLessThan(3000);
});

test.each([
  ["en", "“a”"],
  ["de", "„a“"],
  ["de-CH", "«a»"],
  ["fr", "«\u202fa\u202f»"],
  ["es", "«a»"],
  ["xx", "“a”"],
])("in %s words are quoted as %s", (language, said) => {
  expect(inQuotationMarks("a", language)).toBe(said);
});
