import { expect, test } from "vitest";
import { createGlossary } from "./create-glossary.ts";

const names = (text: string, spoken: string, own: string) =>
  createGlossary()
    .otherNames(text, { spoken: [spoken], own, isKnown: () => true })
    .map(({ terms }) => terms.join(" "));

test("knows what a metric is called elsewhere, also in another language and from a short form", () => {
  expect(names("What was capex in 2019?", "en", "en")).toContain("purchas properti plant equip");
  expect(names("Wie hoch war der Umsatz?", "de", "en")).toContain("revenu");
  expect(names("Quel est le chiffre d'affaires ?", "fr", "de")).toContain("umsatz");
});

test("takes the longest name", () => {
  expect(names("net income of the year", "en", "en")).not.toContain("incom tax");
});

test("names the lines that a ratio is worked out from", () => {
  expect(names("What is the quick ratio?", "en", "en")).toEqual(
    expect.arrayContaining(["current asset", "current liabil"]),
  );
});

test("says nothing of other words and for other languages", () => {
  expect(names("Who wrote the letter?", "en", "en")).toEqual([]);
  expect(names("revenue", "en", "th")).toEqual([]);
});

test("counts another name more where the documents do not have the one that was asked for", () => {
  const weigh = (isKnown: boolean) => {
    const place = { spoken: ["en"], own: "en", isKnown: () => isKnown };
    return Math.max(
      ...createGlossary()
        .otherNames("capex", place)
        .map(({ weight }) => weight),
    );
  };
  expect(weigh(false)).toBeGreaterThan(weigh(true));
});
