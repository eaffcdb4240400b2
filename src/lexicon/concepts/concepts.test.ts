import { expect, test } from "vitest";
import { languages } from "../words-by-language.ts";
import { concepts } from "./concepts.ts";
import { furtherKindWords } from "./further-kind-words.ts";
import { kindWords } from "./kind-words.ts";
import { moreKindWords } from "./more-kind-words.ts";
import { readConcepts, readKinds } from "./read-concepts.ts";

test("every idea has words in every language, and no mark among them", () => {
  expect(concepts.length).toBeGreaterThan(6_000);
  const broken = concepts.filter((concept) =>
    languages.some(
      (language) => concept[language].length === 0 || concept[language].some((word) => /[:;|`]/u.test(word)),
    ),
  );
  expect(broken).toEqual([]);
});

test("every kind has things in every language", () => {
  const broken = readKinds(kindWords + moreKindWords + furtherKindWords).filter(({ broad, narrow }) =>
    languages.some((language) => broad[language].length === 0 || narrow[language].length === 0),
  );
  expect(broken).toEqual([]);
});

test("reads a line as one idea", () => {
  const [idea, ...more] = readConcepts("\nrent|rental fee ; Miete ; loyer ; affitto|pigione ; alquiler\n");
  expect(more).toEqual([]);
  expect(idea).toMatchObject({ en: ["rent", "rental fee"], it: ["affitto", "pigione"], es: ["alquiler"] });
});

test("reads what belongs to a kind behind its colon", () => {
  const [kind] = readKinds(
    "meal : lunch|dinner ; Mahlzeit : Mittagessen ; repas : dîner ; pasto : cena ; comida : cena",
  );
  expect(kind?.broad.en).toEqual(["meal"]);
  expect(kind?.narrow.en).toEqual(["lunch", "dinner"]);
});
