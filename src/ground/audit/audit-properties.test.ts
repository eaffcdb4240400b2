import fc from "fast-check";
import { expect, test } from "vitest";
import type { RuledClaim } from "../../model/grounding.ts";
import { auditByRules } from "./audit-by-rules.ts";

const nouns = ["hall", "fee", "bridge", "tenant", "garden", "ferry", "library", "contract"];
const verbs = ["costs", "holds", "covers", "carries", "needs", "serves"];
const places = ["Bern", "Lugano", "Chur", "Sion"];

const number = fc.integer({ min: 2, max: 99_999 });
const sentence = fc
  .tuple(
    fc.constantFrom(...nouns),
    fc.constantFrom(...verbs),
    number,
    fc.constantFrom(...nouns),
    fc.constantFrom(...places),
    number,
  )
  .map(
    ([one, verb, first, other, place, second]) =>
      `The ${one} ${verb} ${first} of each ${other} near ${place} and ${second} more.`,
  );

function audit(claim: string, quote: string, before: readonly string[] = []): RuledClaim {
  const text = [...before, quote, "Nothing else was said there."].join(" ");
  return auditByRules({
    ...{ claim, language: "en", supports: [{ evidence: "p", quote }] },
    evidence: [{ id: "p", documentId: "d", document: "d", position: {}, quote: text, language: "en" }],
  });
}

test("a whole sentence is proven by itself", () => {
  fc.assert(
    fc.property(sentence, fc.array(sentence, { maxLength: 3 }), (said, before) => {
      expect(audit(said, said, before).verdict).toBe("VALID");
    }),
    { numRuns: 60 },
  );
});

test("a sentence with a digit changed is rejected, and the number named", () => {
  fc.assert(
    fc.property(sentence, fc.nat(), fc.integer({ min: 1, max: 9 }), (said, at, step) => {
      const digits = [...said.matchAll(/\d/gu)].map(({ index }) => index);
      const place = digits[at % digits.length] ?? 0;
      const digit = (Number(said[place]) + step) % 10;
      const claim = `${said.slice(0, place)}${digit}${said.slice(place + 1)}`;
      fc.pre(!/\b0\d/u.test(claim) && !/\b[01]\b/u.test(claim));
      const ruled = audit(claim, said);
      expect(ruled.verdict).toBe("INVALID");
      expect(claim).toContain(ruled.fails);
      expect(ruled.fails).toMatch(/\d/u);
    }),
    { numRuns: 60 },
  );
});

test("a part of a sentence is not proven, and whatever fails stands in the claim", () => {
  fc.assert(
    fc.property(sentence, fc.integer({ min: 1, max: 6 }), (said, cut) => {
      const words = said.split(" ").slice(cut);
      const claim = words.join(" ");
      const ruled = audit(claim, said);
      expect(ruled.verdict).not.toBe("VALID");
      expect(claim).toContain(ruled.fails);
    }),
    { numRuns: 40 },
  );
});

test("any text gets a verdict", () => {
  const piece = fc.constantFrom(
    "not ",
    "a. ",
    "1. ",
    "5 % ",
    "~~",
    "**",
    "[x](y) ",
    "<b>",
    "\n",
    "- ",
    "| c | d |\n",
    "“",
    "May 2020 ",
    "if ",
    "Bern ",
    "-802 ",
    "? ",
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 25 }),
      fc.array(piece, { minLength: 1, maxLength: 12 }),
      (text, claim) => {
        const quote = text.join("");
        const ruled = auditByRules({
          ...{ claim: claim.join(""), language: "en" },
          evidence: [{ id: "p", documentId: "d", document: "d", position: {}, quote, language: "en" }],
        });
        expect(["VALID", "INVALID", "NOT_IN_CONTEXT", "UNDECIDED"]).toContain(ruled.verdict);
      },
    ),
    { numRuns: 200 },
  );
});
