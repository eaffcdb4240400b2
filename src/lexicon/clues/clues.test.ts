import { expect, test } from "vitest";
import { readClues } from "../concepts/read-concepts.ts";
import { languages } from "../words-by-language.ts";
import { clues } from "./clues.ts";

test("every clue leads from words to words in every language, and no mark stands among them", () => {
  expect(clues.length).toBeGreaterThan(2_500);
  const broken = clues.filter(({ asked, said }) =>
    languages.some((language) =>
      [asked[language], said[language]].some(
        (phrases) => phrases.length === 0 || phrases.some((phrase) => /[:;|`=>?]/u.test(phrase)),
      ),
    ),
  );
  expect(broken).toEqual([]);
});

test("reads a line as what is asked and what is said", () => {
  const [clue, ...more] = readClues(
    "\nfever|flu ; Fieber ; fièvre ; febbre ; fiebre => illness|sick ; Krankheit ; maladie ; malattia ; enfermedad\n",
  );
  expect(more).toEqual([]);
  expect(clue?.asked.en).toEqual(["fever", "flu"]);
  expect(clue?.said).toMatchObject({ de: ["Krankheit"], es: ["enfermedad"] });
});
