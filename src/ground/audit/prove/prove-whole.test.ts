import { expect, test } from "vitest";
import { audit } from "../../../../test/fixtures/claims-beside-passages.ts";

const asItStands = (claim: string) => audit({ language: "en", of: `Dear all. ${claim}`, claim });

test("a polite order says what is wanted", () => {
  expect(asItStands("Could you send us the signed lease by 4 May?")).toMatchObject({ verdict: "VALID" });
});

test.each([
  ["fr", "Pouvez-vous m'envoyer le contrat jusqu'au 8 mai ?"],
  ["de", "Können Sie mir den Vertrag bis am 8. Mai schicken?"],
  ["it", "Può mandarmi il contratto entro l'8 maggio?"],
  ["en", "Can you send me the lease by 8 May?"],
])("what somebody is asked to send is an order as well (%s)", (language, claim) => {
  expect(audit({ language, of: `Dear all. ${claim}`, claim })).toMatchObject({ verdict: "VALID" });
});

test.each([
  ["en", "Can you deliver by 8 May?"],
  ["de", "Können Sie mir sagen, ob es 40 Franken kostet?"],
  ["fr", "Pouvez-vous me dire si cela coûte 40 francs ?"],
])("but whether somebody can, or knows, is a question (%s)", (language, claim) => {
  expect(audit({ language, of: `Dear all. ${claim}`, claim })).not.toMatchObject({ verdict: "VALID" });
});

test("a question states nothing", () => {
  expect(asItStands("Is the fee 40 francs?")).not.toMatchObject({ verdict: "VALID" });
});

test("a box that is not ticked takes back nothing of the next line", () => {
  const claim = "Food: [ ] all [x] vegetarian";
  const of = (before: string) => audit({ language: "en", of: `${before}\n${claim}`, claim });
  expect(of("[x] takes part [ ] does not take part")).toMatchObject({ verdict: "VALID" });
  expect(of("It is not true that")).not.toMatchObject({ verdict: "VALID" });
});
