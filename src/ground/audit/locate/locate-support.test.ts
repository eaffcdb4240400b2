import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Evidence } from "../../../model/grounding.ts";
import { toEvidenceTable } from "../table/to-evidence-table.ts";
import { squeeze } from "../text/squeeze.ts";
import { locateSupport } from "./locate-support.ts";

function passage(quote: string, more: Partial<Evidence> = {}): Evidence {
  return { id: "p", documentId: "d", document: "lease.pdf", position: {}, quote, language: "en", ...more };
}

function found(quote: string, wanted: string): string | undefined {
  const located = locateSupport({ evidence: "p", quote: wanted }, [passage(quote)]);
  return located?.kind === "quote" ? quote.slice(located.start, located.end) : undefined;
}

describe("a quote is found by exact offsets of its passage, whatever", () => {
  test.each([
    ["white space", "The  fee\n is 50 francs.", "The fee is 50 francs.", "The  fee\n is 50 francs."],
    [
      "hyphen at a line's end",
      "The down-\npayment is due.",
      "The downpayment is due.",
      "The down-\npayment is due.",
    ],
    [
      "real hyphen at a line's end",
      "Verzugs-\nund Vergütungszins",
      "Verzugs- und Vergütungszins",
      "Verzugs-\nund Vergütungszins",
    ],
    ["soft hyphen", "Die Zah\u00ADlung ist fällig.", "Zahlung ist fällig", "Zah\u00ADlung ist fällig"],
    ["quotation marks", "He said “no” twice.", 'said "no" twice', "said “no” twice"],
    ["dashes", "from 2 – 5 May", "from 2-5 May", "from 2 – 5 May"],
    ["ligatures", "The ﬁnal oﬀer", "The final offer", "The ﬁnal oﬀer"],
    ["full-width signs", "Price ５０ francs", "Price 50 francs", "Price ５０ francs"],
    ["zero-width signs", "The fee is n\u200Bot due.", "fee is not due", "fee is n\u200Bot due"],
    ["marks of notes", "Net income[1] rose.[2]", "Net income rose.", "Net income[1] rose."],
    ["marks of notes in the quote", "Net income[1] rose.", "income[1] rose", "income[1] rose"],
    ["emphasis", "It is **not** refunded.", "It is not refunded", "It is **not** refunded"],
    [
      "a link",
      "See [our terms](https://x.example/a) first.",
      "See our terms first",
      "See [our terms](https://x.example/a) first",
    ],
    ["tags", "It is <b>not</b> due.", "It is not due", "It is <b>not</b> due"],
    ["capitals", "THE FEE IS DUE.", "the fee is due", "THE FEE IS DUE"],
    ["a full stop that the writer added", "the fee is due in May", "the fee is due.", "the fee is due"],
  ])("%s", (...[, text, wanted, expected]) => {
    expect(found(text, wanted)).toBe(expected);
  });

  test("letters outside the basic plane are not cut in two", () => {
    expect(found("Open 𝔸 and 𝔹 now", "𝔸 and 𝔹")).toBe("𝔸 and 𝔹");
  });

  test("a short word is not found inside another one", () => {
    expect(found("It is often 15 metres.", "ten")).toBeUndefined();
    expect(found("It is often 15 metres.", "5")).toBeUndefined();
  });

  test("what is struck out or commented out is not said", () => {
    expect(found("The fee is ~~not~~ due.", "fee is not due")).toBeUndefined();
    expect(found("The fee is <!-- not --> due.", "fee is not due")).toBeUndefined();
  });
});

describe("words left out", () => {
  const text = "The tenant, who signed first, pays the rent in advance.";

  test.each(["The tenant […] pays the rent", "The tenant … pays the rent", "The tenant ... pays the rent"])(
    "%s reaches from the first to the last piece",
    (wanted) => expect(found(text, wanted)).toBe("The tenant, who signed first, pays the rent"),
  );

  test("pieces must follow one another", () => {
    expect(found(text, "pays the rent … The tenant")).toBeUndefined();
  });

  test("pieces of two passages are not one quote", () => {
    const evidence = [passage("The tenant signed."), passage("The owner pays.", { id: "q" })];
    expect(locateSupport({ evidence: "p", quote: "The tenant … pays" }, evidence)).toBeUndefined();
  });
});

describe("cells", () => {
  const rows = [
    ["Branch", "Staff", "Sales (CHF)"],
    ["Bern", 12, 4100],
    ["Chur / Davos", 7, 2300],
  ];
  const sheet = passage("Branch | Staff | Sales (CHF)\nBern | 12 | 4100\nChur / Davos | 7 | 2300", {
    position: { sheet: "North", range: "B3:D5" },
    table: toEvidenceTable(rows, { range: "B3:D5" }),
  });
  const cellsOf = (support: { cell: string } | { quote: string }) => {
    const located = locateSupport({ evidence: "p", ...support }, [sheet]);
    return located?.kind === "cells" ? located.cells : undefined;
  };

  test.each([
    ["C4", "C4", "12"],
    ["$C$4", "C4", "12"],
    ["North!D5", "D5", "2300"],
    ["'North'!D5", "D5", "2300"],
    ["Bern / Staff", "C4", "12"],
    ["Bern / Sales", "D4", "4100"],
    ["Chur / Davos / Staff", "C5", "7"],
  ])("%s", (cell, address, value) => {
    expect(cellsOf({ cell })).toMatchObject([{ address, value }]);
  });

  test("a cell knows its row head and its column head", () => {
    expect(cellsOf({ cell: "D5" })).toEqual([
      { address: "D5", value: "2300", rowHead: "Chur / Davos", columnHead: "Sales (CHF)" },
    ]);
  });

  test("a range may begin with its head", () => {
    expect(cellsOf({ cell: "C3:C5" })?.map(({ value }) => value)).toEqual(["12", "7"]);
  });

  test.each(["South!C4", "E4", "C9", "Basel / Staff", "Bern / Rent"])("%s is not there", (cell) => {
    expect(cellsOf({ cell })).toBeUndefined();
  });

  test("words that read like a row are its cells", () => {
    expect(cellsOf({ quote: "Bern 12 4100" })?.map(({ address }) => address)).toEqual(["B4", "C4", "D4"]);
    expect(cellsOf({ quote: "12 4100" })?.map(({ address }) => address)).toEqual(["C4", "D4"]);
    expect(cellsOf({ quote: "12 41" })).toBeUndefined();
  });

  test("a table in running text has cells too", () => {
    const text = "Our branches:\n\n| Branch | Staff |\n|---|---|\n| Bern | 12 |\n| Chur | 7 |\n";
    const located = locateSupport({ evidence: "p", cell: "Chur / Staff" }, [passage(text)]);
    expect(located).toMatchObject({
      kind: "cells",
      cells: [{ value: "7", rowHead: "Chur", columnHead: "Staff" }],
    });
    expect(locateSupport({ evidence: "p", quote: "| Chur | 7 |" }, [passage(text)])).toMatchObject({
      kind: "cells",
    });
  });
});

test("a computation is found by its id alone", () => {
  const computed = { id: "k1", expression: "a + b", value: "3", words: "a and b", inputs: [] };
  expect(locateSupport({ computation: "k1" }, [], [computed])).toEqual({
    kind: "computation",
    computation: "k1",
  });
  expect(locateSupport({ computation: "k2" }, [], [computed])).toBeUndefined();
});

test("any stretch of whole words is found, and what is found has the same letters", () => {
  const word = fc.stringMatching(/^[a-zäé]{2,9}[,.]?$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 4, maxLength: 30 }), fc.nat(), fc.nat(), (words, one, other) => {
      const [from, to] = [one % words.length, other % words.length].toSorted((a, b) => a - b);
      const quote = words.slice(from, (to ?? 0) + 1).join(" ");
      const hit = found(words.join("\n "), quote);
      expect(hit).toBeDefined();
      expect(squeeze(hit ?? "").text.replaceAll(/[.,]+$/gu, "")).toBe(
        squeeze(quote).text.replaceAll(/[.,]+$/gu, ""),
      );
    }),
  );
});
