import { expect, test } from "vitest";
import { checkIn, claimsOf, paragraph, worlds } from "../../../test/fixtures/drafts/draft-worlds.ts";

const meals = worlds.en.claims[0];

test("a letter may greet those whom nobody named, and no stranger", () => {
  const greet = (text: string) => checkIn("en", { body: [paragraph(text), paragraph(meals)] });
  expect(greet("Dear Sir or Madam,")).toMatchObject({ rejected: [], undecided: [] });
  expect(greet("Dear Madam Quarrington,").rejected).toHaveLength(1);
});

test.each([
  ["it", "Non trovato: l'IBAN su cui versare l'affitto", "qual è l'IBAN su cui versare l'affitto"],
  ["it", "Non indicato: l'IBAN su cui versare l'affitto", "qual è l'IBAN su cui versare l'affitto"],
  ["fr", "Non trouvé : pourquoi l'eau est coupée", "pourquoi l'eau est coupée"],
  ["de", "Nicht gefunden: was ein Besucherparkplatz kostet", "was ein Besucherparkplatz kostet"],
] as const)("a point may be said to be missing in few words (%s)", (language, said, text) => {
  const claims = [...claimsOf(language), { id: "m1", text, evidence: [] }];
  expect(checkIn(language, { body: said, more: { claims } })).toMatchObject({ rejected: [], undecided: [] });
});
