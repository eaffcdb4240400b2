import { expect, test } from "vitest";
import type { Checked } from "../../../model/round.ts";
import { surveyPoints, withMissing } from "./survey-points.ts";

const points = [
  { id: "p1", text: "What is the total of each year?" },
  { id: "p2", text: "By how many percent did it change?" },
];
const claim = (text: string, point?: string) => ({
  ...{ id: "", intent: "i1", text, citations: ["e1"], verdict: "VALID" as const },
  ...(point !== undefined && { point }),
});

function part(claims: ReturnType<typeof claim>[], more: Partial<Checked> = {}): Checked {
  const intent = { id: "i1", role: "LOOKUP" as const, grounded: true, text: "Totals and changes", points };
  const nothing = { audited: [], evidence: [], missing: [], provable: [], closest: [] };
  return { intent, decision: "ACCEPT", ...nothing, handOff: { id: "h", intent: "i1", claims }, ...more };
}

test("a point is covered by a claim that names it, or said to be missing", () => {
  const checked = part([claim("It fell by 3 %.", "p2")], { missing: [{ point: "p1", reason: "" }] });
  expect(surveyPoints([checked], "en")).toEqual({
    ...{ covered: [points[1]?.text], missing: [points[0]?.text], lost: [], lostPoints: [] },
  });
});

test("a point that no claim names while others are named is lost", () => {
  expect(surveyPoints([part([claim("It fell by 3 %.", "p2")])], "en")).toMatchObject({
    ...{ lost: [points[0]?.text], lostPoints: [{ intent: "i1", point: "p1" }] },
  });
});

test("where no claim names a point, only what was taken out or plainly never said is lost", () => {
  const one = claim("Sales changed by 3 percent.");
  expect(surveyPoints([part([one])], "en").lost).toEqual([points[0]?.text]);
  const two = claim("In 2020 the sum was 40.");
  expect(surveyPoints([part([one, two])], "en").lost).toEqual([]);
  const audited = [
    {
      ...{ text: "The total is 40.", verdict: "INVALID" as const, decision: "REJECT" as const },
      ...{ stage: 2, reason: "not there" },
    },
  ];
  expect(surveyPoints([part([one, two], { audited })], "en").lost).toEqual([points[0]?.text]);
});

test("a part with one point is covered by any claim; what was not answered with claims is not judged", () => {
  const single = part([claim("It fell.")]);
  const { points: _points, ...intent } = single.intent;
  expect(surveyPoints([{ ...single, intent }], "en")).toMatchObject({ covered: [intent.text], lost: [] });
  const { handOff: _handOff, ...rendered } = single;
  expect(surveyPoints([rendered], "en")).toEqual({ covered: [], missing: [], lost: [], lostPoints: [] });
});

test("what is delivered without it says that it is missing", () => {
  const [told] = withMissing([part([])], [{ intent: "i1", point: "p1" }]);
  expect(told?.missing).toEqual([{ point: "p1", reason: "", unproven: true }]);
});
