import { expect, test } from "vitest";
import { audit } from "../../../../test/fixtures/claims-beside-passages.ts";

const asItStands = (claim: string) => audit({ language: "en", of: `Dear all. ${claim}`, claim });

test("a polite order says what is wanted", () => {
  expect(asItStands("Could you send us the signed lease by 4 May?")).toMatchObject({ verdict: "VALID" });
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
