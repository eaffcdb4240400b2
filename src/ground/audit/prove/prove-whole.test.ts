import { expect, test } from "vitest";
import { audit } from "../../../../test/fixtures/claims-beside-passages.ts";

const asItStands = (claim: string) => audit({ language: "en", of: `Dear all. ${claim}`, claim });

test("a polite order says what is wanted", () => {
  expect(asItStands("Could you send us the signed lease by 4 May?")).toMatchObject({ verdict: "VALID" });
});

test("a question states nothing", () => {
  expect(asItStands("Is the fee 40 francs?")).not.toMatchObject({ verdict: "VALID" });
});
