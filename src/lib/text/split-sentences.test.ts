import fc from "fast-check";
import { expect, test } from "vitest";
import { splitSentences } from "./split-sentences.ts";

const texts = (text: string) => splitSentences(text).map((sentence) => sentence.text);

test("ends a sentence at its full stop, not at abbreviations, initials, decimals or ordinals", () => {
  expect(texts("Dr. Meier paid 4.50 CHF, e.g. for tea. J. Smith left. He came back.")).toEqual([
    "Dr. Meier paid 4.50 CHF, e.g. for tea.",
    "J. Smith left.",
    "He came back.",
  ]);
  expect(texts("Am 3. März kostet es z. B. 5 Franken. Die 2. Auflage ist neu.")).toEqual([
    "Am 3. März kostet es z. B. 5 Franken.",
    "Die 2. Auflage ist neu.",
  ]);
});

test("joins wrapped lines and keeps short lines, list entries and headings apart", () => {
  const text = [
    "# Rules",
    "",
    "This line was wrapped by an editor at about eighty characters, so it goes",
    "on here.",
    "Name: Anna",
    "City: Bern",
    "",
    "- first entry",
    "- second entry",
    "  goes on",
    "1. numbered",
  ].join("\n");
  expect(splitSentences(text).map(({ kind, text: words }) => [kind, words])).toEqual([
    ["heading", "Rules"],
    ["sentence", "This line was wrapped by an editor at about eighty characters, so it goes on here."],
    ["sentence", "Name: Anna"],
    ["sentence", "City: Bern"],
    ["item", "first entry"],
    ["item", "second entry goes on"],
    ["item", "numbered"],
  ]);
});

test("reads each table row with the names of its columns", () => {
  const table = "| Item | Price |\n| --- | ---: |\n| Desk lamp | 39.00 |\n| Pen \\| ink | 2.50 |";
  expect(splitSentences(table).map(({ kind, text, headers }) => ({ kind, text, headers }))).toEqual([
    { kind: "row", text: "Item: Desk lamp; Price: 39.00", headers: ["Item", "Price"] },
    { kind: "row", text: "Item: Pen | ink; Price: 2.50", headers: ["Item", "Price"] },
  ]);
});

test("finds the head of a table without a separator line", () => {
  expect(texts(" | 2019 | 2018\nSales | 788 | 718\nProfit | 315 | 365")).toEqual([
    "Sales; 2019: 788; 2018: 718",
    "Profit; 2019: 315; 2018: 365",
  ]);
});

test("ends Chinese sentences without spaces", () => {
  expect(texts("今天下雨。我们在家。")).toEqual(["今天下雨。", "我们在家。"]);
});

const line = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    "",
    "| a | b |",
    "| --- | --- |",
    "- item",
    "# Head",
    "One. Two! Three?",
    "a\tb",
    "Dr. X said so.",
  ),
);

test("gives quotes that stand in the text, in order and without overlap, and loses no letter", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.join("\n");
      let end = 0;
      for (const sentence of splitSentences(text)) {
        expect(sentence.start).toBeGreaterThanOrEqual(end);
        expect(sentence.end).toBeGreaterThan(sentence.start);
        const quote = text.slice(sentence.start, sentence.end);
        expect(quote.trim()).toBe(quote);
        if (sentence.kind !== "row") expect(sentence.text).toBe(quote.replaceAll(/\s+/gu, " ").trim());
        end = sentence.end;
      }
    }),
  );
});

test("lines that tabs only indent are words, and none of them is taken for a head", () => {
  const text =
    "Stored goods meet the standard of the guild\n\t\t The standard may be read on its page\n\t\t\tguild.example/standard\n\t\t.\n\t for trade and for storage of all goods.";
  const found = splitSentences(text);
  expect(found.map(({ kind }) => kind)).not.toContain("row");
  expect(found.map((sentence) => sentence.text).join(" ")).toContain("The standard may be read on its page");
  expect(splitSentences("\tprice\nPen\t2.50\nLamp\t39.00").map((row) => row.text)).toEqual([
    "Pen; price: 2.50",
    "Lamp; price: 39.00",
  ]);
});

test("a sentence goes on behind the abbreviations of articles and paragraphs", () => {
  for (const text of [
    "Siehe Art. 4 Abs. 3 Bst. b Ziff. 1 und 2.",
    "Selon l'art. 5 al. 2 let. a ch. 3, la taxe est due.",
    "Conformemente all’art. 6 cpv. 1 lett. B la quota vale (art. 4 cpv. 4).",
    "Según el art. 3 apdo. 2 núm. 1 se paga.",
  ])
    expect(splitSentences(`${text} Next.`).map((sentence) => sentence.text)).toEqual([text, "Next."]);
});

test("a list that runs on inside a sentence is not cut behind its letters", () => {
  for (const text of [
    "Der Satz beträgt:a. 4 Prozent im Jahr 2024;b. 3 Prozent im Jahr 2023.",
    "Il tasso ammonta al: a. 4,75 per cento nel 2024; b. 4,0 per cento nel 2023.",
    "The fee is:a. 40 francs for adults,b. 20 francs for children.",
  ])
    expect(splitSentences(`${text} Next.`).map((sentence) => sentence.text)).toEqual([text, "Next."]);
  expect(splitSentences("Doors open at 10:30. Lunch is at noon.").length).toBe(2);
});

test("the short word for a number or a page ends no sentence", () => {
  expect(texts("Report n. 12 of May. See p. 7 there.")).toEqual(["Report n. 12 of May.", "See p. 7 there."]);
});

test("each box of a form stands by itself, with its tick", () => {
  expect(texts("[ ] Week A, 6. to 10. July\n[x] Week B, 13. to 17. July\n☐ Week C")).toEqual([
    "[ ] Week A, 6. to 10. July",
    "[x] Week B, 13. to 17. July",
    "☐ Week C",
  ]);
});

test("a line of a bill with its amount set apart ends there, however long it is", () => {
  const lines = [
    "Total TTC                                                        1707.98",
    "Acompte versé le 2 mars                                           500.00",
    "NOCH ZU ZAHLEN                                               2.833,03 EUR",
  ];
  expect(
    splitSentences(lines.join("\n")).map(({ start, end }) => lines.join("\n").slice(start, end)),
  ).toEqual(lines);
});
