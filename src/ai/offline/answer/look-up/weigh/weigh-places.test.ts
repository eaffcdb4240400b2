import fc from "fast-check";
import { expect, test } from "vitest";
import { findAnswers, readSight } from "../find-answers.ts";
import { weighPlaces } from "./weigh-places.ts";

const weigh = (question: string, text: string) =>
  weighPlaces(readSight({ text: question, language: "en" }, [{ id: "e", document: "a.md", text }]).sight);

test("chances are shares of one, whatever is asked of whatever text", () => {
  fc.assert(
    fc.property(
      fc.lorem({ mode: "sentences" }),
      fc.lorem({ mode: "sentences", maxCount: 12 }),
      (question, text) => {
        const chances = weigh(question, text).map(({ chance }) => chance);
        expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1 + 1e-9);
      },
    ),
    { numRuns: 6 },
  );
});

const lease = [
  "The lease begins on 1 March 2024 and runs for five years.",
  "The monthly rent is £3,450 plus VAT, payable in advance.",
  "Two parking bays in the rear courtyard form part of the letting.",
  "The deposit is released within eight weeks of the keys being handed back.",
  "Pets are not allowed in the building.",
].join(" ");

test("the sentence that is hinted at is likelier than the others", () => {
  const [best] = weigh("Where can we leave our cars?", lease).toSorted((a, b) => b.chance - a.chance);
  expect(best?.place.sentence.text).toContain("parking bays");
});

test("the same question gives the same answer twice", () => {
  const ask = () =>
    findAnswers({ text: "May I bring my dog?", language: "en" }, [
      { id: "e", document: "a.md", text: lease },
    ]);
  expect(ask()).toEqual(ask());
});

test("how many days there are is answered by a number of days", () => {
  const text = "Full-time staff are entitled to 27 days of annual leave. Overtime is paid in March.";
  const [found] = findAnswers({ text: "How many days of annual leave do I get?", language: "en" }, [
    { id: "e", document: "a.md", text },
  ]);
  expect(found?.text).toContain("27 days");
});

test.each([
  ["What do they mean by match funding?", "en", "Match funding is the part that the applicant brings in."],
  [
    "Cosa vuol dire valore a nuovo?",
    "it",
    "Il valore a nuovo è il prezzo di un oggetto uguale comprato oggi.",
  ],
])("what is meant by a word is answered by its definition: %s", (text, language, said) => {
  const found = findAnswers({ text, language }, [
    { id: "e", document: "a.md", text: `${said} Applications close in May.` },
  ]);
  expect(found.map((one) => one.text)).toEqual([said]);
});
