import { expect, test } from "vitest";
import type { Answered } from "../../model/round.ts";
import type { Role } from "../../model/sub-intent.ts";
import type { JudgedClaim } from "../../model/work.ts";
import { settlePart } from "./settle-part.ts";

const points = ["fee", "deadline"].map((text, at) => ({ id: `p${at + 1}`, text }));
const judged = (point: string, verdict: JudgedClaim["verdict"] = "VALID", stage = 2): JudgedClaim => ({
  ...{ text: `about ${point}`, point, supports: [], verdict, stage, reason: `why ${point}`, located: [] },
});

function part(
  changes: { role?: Role; missing?: string[]; isWhole?: boolean; quote?: string } = {},
): Answered {
  const { role = "LOOKUP", missing = [], isWhole = true, quote = "Nothing here." } = changes;
  return {
    intent: { id: "i1", role, grounded: true, text: "fee and deadline", points },
    evidence: [{ id: "e", documentId: "d", document: "a.md", position: {}, quote, language: "en" }],
    ...{ isWhole, computed: [], closest: [] },
    answer: {
      claims: [],
      computations: [],
      wish: null,
      missing: missing.map((point) => ({ point, reason: "not there" })),
    },
  };
}

test("every point proven is accepted, without a way back", () => {
  const settled = settlePart({ part: part(), judged: [judged("p1"), judged("p2")] });
  expect(settled).toMatchObject({ decision: "ACCEPT", missing: [] });
  expect(settled.back).toBeUndefined();
});

test("what failed and what was forgotten go back once, with their reasons", () => {
  const { back } = settlePart({ part: part(), judged: [judged("p1", "INVALID")] });
  expect(back).toMatchObject({
    judged: [{ text: "about p1", complaint: "why p1" }],
    uncovered: ["p1", "p2"],
    wantsMore: false,
  });
});

test("a question that stays unanswered refuses the part and keeps what was proven; a field may be not stated", () => {
  const answered = part({ missing: ["p2"] });
  expect(settlePart({ part: answered, judged: [judged("p1")] })).toMatchObject({
    ...{ decision: "RETRY", accepted: [{ point: "p1" }], missing: [{ point: "p2", reason: "not there" }] },
  });
  const extract = part({ role: "EXTRACT", missing: ["p2"] });
  expect(settlePart({ part: extract, judged: [judged("p1")] })).toMatchObject({ decision: "ACCEPT" });
});

test("what failed twice is called unproven, not absent", () => {
  const first = part({ role: "EXTRACT" });
  const { back } = settlePart({ part: first, judged: [judged("p1"), judged("p2", "INVALID")] });
  if (back === undefined) throw new Error("nothing went back");
  const again = settlePart({ part: part({ role: "EXTRACT", missing: ["p2"] }), judged: [], sent: back });
  expect(again).toMatchObject({ decision: "ACCEPT", missing: [{ point: "p2", unproven: true }] });
  expect(again.back).toBeUndefined();
});

test("a field that is said to be missing, though its words stand there with a value, is looked for again", () => {
  const { back } = settlePart({
    part: part({ role: "EXTRACT", missing: ["p2"], quote: "Deadline: 4 May 2024" }),
    judged: [judged("p1")],
  });
  expect(back?.uncovered).toEqual(["p2 (its words stand in e: look again)"]);
});

test("nothing at all: more is shown where there is more, else it is the refusal; unreadable is rejected", () => {
  expect(settlePart({ part: part({ isWhole: false }), judged: [] }).back).toMatchObject({ wantsMore: true });
  const refused = settlePart({ part: part({ missing: ["p1", "p2"] }), judged: [] });
  expect([refused.decision, refused.back]).toEqual(["RETRY", undefined]);
  expect(settlePart({ part: { ...part(), answer: null }, judged: [] })).toMatchObject({
    decision: "REJECT",
    reason: "no_json",
  });
  const outside = settlePart({ part: part(), judged: [judged("p1", "NOT_IN_CONTEXT", 1)] });
  expect(outside).toMatchObject({ decision: "REJECT", reason: "citation_out_of_scope" });
});

test("what was found and did not stand is told in every role, also where nothing need be found", () => {
  const roles: Role[] = ["LOOKUP", "COMPARE", "SUMMARIZE", "EXTRACT"];
  for (const role of roles)
    for (const mayLack of [false, true]) {
      const own = { ...part({ role }), intent: { ...part({ role }).intent, mayLack } };
      const { back } = settlePart({ part: own, judged: [judged("p1"), judged("p2", "INVALID")] });
      const again = settlePart({ part: own, judged: [judged("p2", "INVALID")], ...(back && { sent: back }) });
      expect(again.missing).toEqual([{ point: "p2", reason: "why p2", unproven: true }]);
    }
});

test("a claim about the whole part does not speak for a point that another claim failed for", () => {
  const { point: _, ...whole } = judged("p1");
  const settled = settlePart({ part: part({ role: "SUMMARIZE" }), judged: [whole, judged("p2", "INVALID")] });
  expect(settled.missing).toMatchObject([{ point: "p2", unproven: true }]);
  expect(settlePart({ part: part(), judged: [whole] }).missing).toEqual([]);
});
