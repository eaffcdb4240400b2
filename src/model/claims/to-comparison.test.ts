import { expect, test } from "vitest";
import type { Claim, Evidence } from "../grounding.ts";
import type { Checked } from "../round.ts";
import { toComparison } from "./to-comparison.ts";

const passage = (id: string, document: string): Evidence => ({
  ...{ id, documentId: document, document, position: {}, quote: "" },
});
const claim = (point: string, text: string, citation: string): Claim => ({
  ...{ id: `${point}${citation}`, intent: "i1", point, text, citations: [citation], verdict: "VALID" },
});

function part(claims: Claim[], role: "COMPARE" | "LOOKUP" = "COMPARE"): Checked {
  return {
    intent: {
      ...{ id: "i1", role, grounded: true, text: "Compare the offers: price and guarantee" },
      points: [
        { id: "p1", text: "price" },
        { id: "p2", text: "guarantee" },
      ],
    },
    ...{ decision: "ACCEPT", audited: [], missing: [], provable: [], closest: [] },
    evidence: [passage("a", "north.pdf"), passage("b", "south.pdf")],
    handOff: { id: "ho", intent: "i1", claims },
  };
}

const claims = [
  claim("p1", "Price: 120.50 CHF", "a"),
  claim("p1", "Price: 99.00 CHF", "b"),
  claim("p2", "The guarantee is two years.", "a"),
];

test("a row for each point, a column for each document, and the difference of numbers", () => {
  const { section } = toComparison(part(claims), "en") ?? {};
  expect(section?.elements[0]).toMatchObject({
    headers: ["Field", "north.pdf", "south.pdf", "Difference"],
    rows: [
      [
        "Price",
        { value: "120.50 CHF", citations: ["a"] },
        { value: "99.00 CHF", citations: ["b"] },
        "-21.5 CHF",
      ],
      ["Guarantee", { value: "two years", citations: ["a"] }, { value: "–" }, ""],
    ],
  });
});

test("claims of one document, of no point or of another kind of part are no comparison", () => {
  expect(toComparison(part(claims.slice(0, 1)), "en")).toBeUndefined();
  expect(toComparison(part(claims, "LOOKUP"), "en")).toBeUndefined();
  const { point: _point, ...bare } = claims[1] ?? claim("p1", "", "b");
  expect(toComparison(part([...claims, bare]), "en")).toBeUndefined();
});
