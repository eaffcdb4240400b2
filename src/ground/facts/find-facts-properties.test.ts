import fc from "fast-check";
import { expect, test } from "vitest";
import { agree } from "./agree.ts";
import type { Fact } from "./fact.ts";
import { findFacts } from "./find-facts.ts";

const languages = ["en", "de", "fr", "it", "es"] as const;
const locales = [
  "en-US",
  "en-GB",
  "de-DE",
  "de-CH",
  "de-AT",
  "fr-FR",
  "fr-CH",
  "it-IT",
  "it-CH",
  "es-ES",
  "es-MX",
];
const language = fc.constantFrom(...languages, "unknown");
const role = fc.constantFrom("claim" as const, "evidence" as const);

/** Facts must lie in the text, in order, none inside another but in a quotation. */
function expectOrder(text: string, facts: readonly Fact[]) {
  let last = 0;
  let end = 0;
  for (const fact of facts) {
    expect(fact.start).toBeGreaterThanOrEqual(last);
    expect(fact.end).toBeGreaterThan(fact.start);
    expect(fact.end).toBeLessThanOrEqual(text.length);
    expect(text.slice(fact.start, fact.end)).toBe(fact.text);
    expect(fact.keys.length).toBeGreaterThan(0);
    last = fact.start;
    if (fact.kind === "quotation") continue;
    expect(fact.start).toBeGreaterThanOrEqual(end);
    end = fact.end;
  }
}

test("any text gives facts in order with true offsets", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), language, role, (text, of, as) => {
      expectOrder(text, findFacts(text, { language: of, role: as }));
    }),
    { numRuns: 300 },
  );
});

test("any row of pieces that facts are made of gives facts in order", () => {
  const piece = fc.constantFrom(
    ..."1|12|2014|0|05|007|1e9|.|,|'|’|-|–|−|/|:|%|‰|$|€|CHF|US$|(|)|\"|“|”|„|«|»|May|Mai|mai|1er|°|º|½|²|kg|m|Mio.|million|zwei|hundred|cent|mille|mil|un|une|one|Q|Q3|H1|FY|er|s|the|of|de|bis|to|and|und|at least|höchstens|≥|±|×|#|@|a.b|www.|http://x|\t|\n|\u00a0|\u202f|\u0301|\u00ad|１|٣|ﬁ|A|AG|USA|Kansas|II|XIX|siècle|Uhr|pm|h|IBAN|CH93|+41|(0)|[…]|…|&|_|\\|~|=|>|<".split(
      "|",
    ),
    " ",
    " ",
    " ",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), language, role, (pieces, of, as) => {
      const text = pieces.join("");
      expectOrder(text, findFacts(text, { language: of, role: as }));
    }),
    { numRuns: 2000 },
  );
});

const numberIn = (text: string, of: string, as: "claim" | "evidence") =>
  findFacts(text, { language: of, role: as })[0];

test("a value printed in any locale is held by itself in any other, and no other value is", () => {
  const cents = fc.integer({ min: 1, max: 10_000_000_000 });
  const pair = fc.tuple(
    fc.constantFrom(...locales),
    fc.constantFrom(...locales),
    fc.integer({ min: 0, max: 2 }),
  );
  fc.assert(
    fc.property(cents, cents, pair, (first, second, [from, to, places]) => {
      const value = (units: number) => Math.trunc(units / 10 ** (2 - places)) / 10 ** places;
      const print = (units: number, locale: string) => {
        const format = {
          style: "currency",
          currency: "EUR",
          minimumFractionDigits: places,
          maximumFractionDigits: places,
        } as const;
        return new Intl.NumberFormat(locale, format).format(value(units));
      };
      const claim = numberIn(print(first, from), from.slice(0, 2), "claim");
      const same = numberIn(print(first, to), to.slice(0, 2), "evidence");
      const other = numberIn(print(second, to), to.slice(0, 2), "evidence");
      expect(claim?.kind).toBe("number");
      // a lone "€1.234" of Switzerland or Mexico cannot be told by its language alone
      fc.pre(!/^\D*\d{1,3}[.,]\d{3}\D*$/u.test(claim!.text));
      expect(agree(claim!, same!)).toBe("same");
      const isApart = value(first) !== value(second) && !/^\D*\d{1,3}[.,]\d{3}\D*$/u.test(other!.text);
      if (isApart) expect(agree(claim!, other!)).toBe("no");
    }),
    { numRuns: 500 },
  );
});

test("a claim in a language has one reading, which is one of its evidence", () => {
  const number = fc.integer({ min: 1, max: 999_999 });
  fc.assert(
    fc.property(number, fc.constantFrom(...languages), fc.constantFrom(".", ","), (value, of, mark) => {
      const text = `${Math.trunc(value / 1000)}${mark}${String(value % 1000).padStart(3, "0")}`;
      const [claim] = findFacts(text, { language: of, role: "claim" });
      const [evidence] = findFacts(text, { language: of, role: "evidence" });
      expect(claim?.keys).toHaveLength(1);
      expect(evidence?.keys).toContain(claim?.keys[0]);
    }),
  );
});

test("a date printed in any locale and style is held by itself in any other, and no other date is", () => {
  const day = fc.date({ min: new Date("1950-01-01"), max: new Date("2049-12-31"), noInvalidDate: true });
  const style = fc.constantFrom("full" as const, "long" as const, "medium" as const);
  fc.assert(
    fc.property(
      day,
      day,
      fc.tuple(fc.constantFrom(...locales), fc.constantFrom(...locales), style, style),
      (first, second, [from, to, a, b]) => {
        const print = (date: Date, locale: string, dateStyle: "full" | "long" | "medium") =>
          new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" }).format(date);
        const dateIn = (text: string, locale: string, as: "claim" | "evidence") =>
          findFacts(text, { language: locale.slice(0, 2), role: as }).find(({ kind }) => kind === "date");
        const claim = dateIn(print(first, from, a), from, "claim");
        const same = dateIn(print(first, to, b), to, "evidence");
        const other = dateIn(print(second, to, b), to, "evidence");
        const what = `${print(first, from, a)} = ${print(first, to, b)}`;
        expect([what, claim && same && agree(claim, same)]).toEqual([what, "same"]);
        if (first.toISOString().slice(0, 10) !== second.toISOString().slice(0, 10))
          expect(agree(claim!, other!)).toBe("no");
      },
    ),
    { numRuns: 500 },
  );
});
