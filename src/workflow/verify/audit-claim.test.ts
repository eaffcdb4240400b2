import fc from "fast-check";
import { expect, test } from "vitest";
import type { Evidence } from "../../model/grounding.ts";
import { auditClaim } from "./audit-claim.ts";

const evidence: Evidence = {
  ...{ id: "a#1", documentId: "a", document: "a.md", position: {}, heading: ["Meals abroad"] },
  quote: "The allowance is 65 CHF, from 1 January 2026.",
};
const audit = (text: string, citations = ["a#1"]) =>
  auditClaim({ intent: "i1", text, citations }, [evidence]);

test("accepts what stands in the cited passage or the headings above it", () => {
  expect(audit("Meals abroad: The allowance is 65 CHF")).toMatchObject({
    verdict: "VALID",
    decision: "ACCEPT",
  });
});

test.each([
  "The allowance is 66 CHF",
  "The allowance is 65 EUR",
  "The allowance is 6.5 CHF",
  "from 1 January 2025",
  "…",
])("rejects %j", (text) => expect(audit(text)).toMatchObject({ verdict: "INVALID", decision: "REJECT" }));

test("rejects a citation outside the pool, whatever the words", () => {
  const foreign = audit("The allowance is 65 CHF", ["a#1", "b#9"]);
  expect(foreign).toMatchObject({ decision: "REJECT", reason: "citation_out_of_scope: b#9" });
});

test("any number changed by any amount is rejected", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }).filter((n) => ![65, 1, 2026].includes(n)),
      (n) => {
        expect(audit(`The allowance is ${n} CHF`).decision).toBe("REJECT");
      },
    ),
  );
});
