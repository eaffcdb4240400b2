import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkConstraints } from "./check-constraints.ts";
import type { ConstrainedResult } from "./checked-constraint.ts";

const english =
  "The library opens at nine on weekdays. Ms Rossi answers questions about the new cards. A lost card costs CHF 10 and is replaced on 3 May 2024.";
const german =
  "Die Bibliothek öffnet an Werktagen um neun Uhr. Die Jahresgebühr ist tief. Bücher werden für vier Wochen ausgeliehen.";
const table = "| Month | Visitors |\n| --- | --- |\n| May | 120 |\n| June | 140 |";
const list = "- The library opens at nine.\n- It closes at six.\n- It is free.";

const result = (text: string, more: Partial<ConstrainedResult> = {}): ConstrainedResult => ({
  text,
  language: "en",
  documents: [],
  ...more,
});
const check = (constraint: string, given: ConstrainedResult) => {
  const [{ state, words } = { state: "none", words: "" }] = checkConstraints([constraint], given);
  return state === "violated" ? `violated: ${words}` : state;
};

describe("length", () => {
  test.each([
    ["at most 3 sentences", "kept"],
    ["in two sentences", "violated: 3 sentences"],
    ["in drei Sätzen", "kept"],
    ["höchstens zwei Sätze", "violated: 3 sentences"],
    ["en deux phrases", "violated: 3 sentences"],
    ["al massimo tre frasi", "kept"],
    ["como máximo 2 frases", "violated: 3 sentences"],
    ["no more than 100 words", "kept"],
    ["no more than 10 words", "violated: 28 words"],
    ["at least 100 words", "violated: 28 words"],
    ["maximal 20 Zeichen", `violated: ${english.length} Zeichen`],
    ["at most 1000 characters", "kept"],
    ["about 20 words", "unknown"],
    ["one sentence per chapter", "unknown"],
    ["without tables", "kept"],
    ["at least 3 bullet points", "unknown"],
  ])("%s: %s", (constraint, expected) => {
    expect(check(constraint, result(english))).toBe(expected);
  });

  test("pages and slides are counted where somebody knows them", () => {
    const documents = [{ format: "pdf", pages: 3 }];
    expect(check("at most 2 pages", result(english, { documents }))).toBe("violated: 3 pages");
    expect(check("maximal drei Seiten", result(english, { documents }))).toBe("kept");
    expect(check("at most 2 pages", result(english))).toBe("unknown");
    expect(check("one page each", result(english, { documents }))).toBe("unknown");
    expect(
      check("no more than 5 slides", result(english, { documents: [{ format: "pptx", slides: 9 }] })),
    ).toBe("violated: 9 slides");
  });
});

describe("language and form", () => {
  test("the language that the text is in counts, not the one it claims", () => {
    expect(check("in German", result(german, { language: "de" }))).toBe("kept");
    expect(check("auf Deutsch", result(english, { language: "de" }))).toBe("violated: en");
    expect(check("en français", result(german))).toBe("violated: de");
    expect(check("in inglese", result(english))).toBe("kept");
    expect(check("en inglés", result(german))).toBe("violated: de");
  });

  test("a table, a list, JSON, a file", () => {
    expect(check("as a table", result(table))).toBe("kept");
    expect(check("als Tabelle", result(english))).toMatch(/^violated/);
    expect(check("sous forme de tableau", result(english, { documents: [{ format: "docx" }] }))).toBe(
      "unknown",
    );
    expect(check("in una tabella", result("", { documents: [{ format: "xlsx" }] }))).toBe("kept");
    expect(check("en viñetas", result(list))).toBe("kept");
    expect(check("as bullet points", result(english))).toMatch(/^violated/);
    expect(check("as JSON", result('{"a": 1}'))).toBe("kept");
    expect(check("only JSON", result(english))).toMatch(/^violated/);
    expect(check("as a PDF file", result(english, { documents: [{ format: "docx" }] }))).toBe(
      "violated: docx",
    );
    expect(check("als Word-Datei", result(english, { documents: [{ format: "docx" }] }))).toBe("kept");
  });

  test("capitals, yes or no, first and last words, domains", () => {
    expect(check("in capital letters", result("ALL IS WELL, 3 TIMES"))).toBe("kept");
    expect(check("en majuscules", result("ALL is WELL"))).toBe("violated: is");
    expect(check("in Kleinbuchstaben", result("all is Well"))).toBe("violated: Well");
    expect(check("antworte nur mit Ja oder Nein", result("Ja."))).toBe("kept");
    expect(check("only yes or no", result("Yes, because it opens at nine."))).toMatch(/^violated/);
    expect(check('End with "Best regards"', result("See you soon.\n\nBest regards"))).toBe("kept");
    expect(check("Beginne mit «Guten Tag»", result("Hallo zusammen"))).toBe("violated: Hallo zusammen");
    expect(
      check("only use addresses at library.example.org", result("Write to desk@library.example.org.")),
    ).toBe("kept");
    expect(check("nur Adressen von library.example.org", result("Write to desk@other.example.com."))).toBe(
      "violated: other.example.com",
    );
  });
});

describe("what may not be said", () => {
  test.each([
    ['do not mention "lost card"', "violated: lost card"],
    ["Never mention Ms Rossi", "violated: Ms Rossi"],
    ["do not mention Anna Keller", "kept"],
    ["must not mention the cards", "violated: cards"],
    ["do not mention the competitors", "unknown"],
    ["without mentioning Anna Keller or the library", "violated: library"],
    ["never use the word 'question'", "violated: questions"],
    ["never use the word 'window'", "kept"],
    ["no names", "violated: Ms Rossi"],
    ["no dates", "violated: 3 May 2024"],
    ["no prices", "violated: CHF 10"],
    ["no numbers", "violated: 10"],
    ["no links", "kept"],
    ["no e-mail addresses", "kept"],
    ["no emojis", "kept"],
    ["without commas", "kept"],
    ["no jargon", "unknown"],
    ["no advertising for the cards", "unknown"],
    ["avoid passive voice", "unknown"],
  ])("%s: %s", (constraint, expected) => {
    expect(check(constraint, result(english))).toBe(expected);
  });

  test.each([
    ["de", "Erwähne die Jahresgebühr nicht", "violated: Jahresgebühr"],
    ["de", "ohne die Bücher zu erwähnen", "violated: Bücher"],
    ["de", "keine Zahlen", "kept"],
    ["de", "keine Namen", "kept"],
    ["de", "Nenne Anna Keller nicht", "kept"],
    ["fr", "ne mentionne pas Anna Keller", "kept"],
    ["fr", "sans mentionner la Bibliothek", "violated: Bibliothek"],
    ["it", "senza menzionare Anna Keller", "kept"],
    ["it", "niente numeri", "kept"],
    ["es", "no menciones la Bibliothek", "violated: Bibliothek"],
    ["es", "sin fechas", "kept"],
  ])("%s: %s: %s", (_, constraint, expected) => {
    expect(check(constraint, result(german, { language: "de" }))).toBe(expected);
  });
});

describe("what must be said", () => {
  test.each([
    ['must include "opens at nine"', "kept"],
    ['must include "opens at ten"', "violated: opens at ten"],
    ["must mention Anna Keller", "violated: Anna Keller"],
    ["must mention the library", "kept"],
    ["must contain a summary", "unknown"],
    ["must include dates", "kept"],
    ["must include links", "violated: links"],
    ["muss «Anna Keller» enthalten", "violated: Anna Keller"],
    ["doit mentionner Anna Keller", "violated: Anna Keller"],
    ["deve contenere «opens at nine»", "kept"],
    ["debe incluir «opens at nine»", "kept"],
  ])("%s: %s", (constraint, expected) => {
    expect(check(constraint, result(english))).toBe(expected);
  });
});

test("what no rule can tell is left open, and every constraint has its line, in order", () => {
  const constraints = [
    "be friendly",
    "only from the attached report",
    "must",
    "",
    "x".repeat(600),
    "in Gottes Namen",
  ];
  expect(checkConstraints(constraints, result(english))).toEqual(
    constraints.map((constraint) => ({ constraint, state: "unknown", words: "" })),
  );
});

test("two rules in one sentence are both looked at", () => {
  expect(check("at most 3 sentences and without mentioning Anna Keller", result(english))).toBe("kept");
  expect(check("at most 3 sentences and without mentioning the library", result(english))).toBe(
    "violated: library",
  );
  expect(check("at most 2 sentences and without mentioning Anna Keller", result(english))).toBe(
    "violated: 3 sentences",
  );
});

test("any constraint and any text go through, and long ones quickly", () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: "binary" }), (constraint, text) => {
      const [checked] = checkConstraints([constraint], result(text));
      expect(["kept", "violated", "unknown"]).toContain(checked?.state);
    }),
  );
  for (const piece of ["a", "a ", "a. ", "Mr A", "| a |\n", "A B ", "1", "@", "- ", "a@b."]) {
    const text = piece.repeat(Math.ceil(30_000 / piece.length));
    expect(
      checkConstraints(
        ["no names", "at most 3 sentences", "do not mention Anna Keller", "only a.example"],
        result(text),
      ),
    ).toHaveLength(4);
  }
});
