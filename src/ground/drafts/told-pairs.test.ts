import { expect, test } from "vitest";
import { atOnce } from "../../lib/take-turns.ts";
import { checkDraft } from "./check-draft.ts";
import type { DraftInput } from "./check-draft.ts";

/** A text over claims that are each proven by their own words. */
function check(text: string, claims: readonly string[], uses = claims.map((_, at) => `c${at + 1}`)) {
  const language = "en";
  const input: DraftInput = {
    intent: { id: "i1", role: "DRAFT", grounded: false, text: "Write a note." },
    document: {
      metadata: { title: "", language, handoff_id: "ho_1" },
      sections: [{ content_type: "paragraph", elements: [{ text }], ...(uses.length > 0 && { uses }) }],
    },
    claims: claims.map((claim, at) => ({
      ...{ id: `c${at + 1}`, text: claim },
      evidence: [{ id: `p${at + 1}`, documentId: "d", document: "a.md", position: {}, quote: claim }],
    })),
    ...{
      request: "Write a note.",
      tables: [],
      language,
      handOffId: "ho_1",
      echoed: "ho_1",
      hasDocuments: true,
    },
  };
  return atOnce(checkDraft(input));
}

const reasons = (...given: Parameters<typeof check>) => check(...given).rejected.map(({ reason }) => reason);

const rows = [
  "Source: Coal plants; Output 2001 to 2017: 5201; Change of output from 2001 to 2017 (%): -12.06 %",
  "Source: Wind farms; Output 2001 to 2017: 801; Change of output from 2001 to 2017 (%): 35.32 %",
];

test("a value of a row is told by the row's own head, wherever in the row it stands", () => {
  const right =
    "From 2001 to 2017, the output of coal plants changed by about -12.06 %, that of wind farms by about 35.32 %.";
  expect(reasons(right, rows)).toEqual([]);
  const swapped =
    "From 2001 to 2017, the output of coal plants changed by about 35.32 %, that of wind farms by about -12.06 %.";
  expect(reasons(swapped, rows)).not.toEqual([]);
});

test("a sentence that a claim says word for word is no wrong pair, whatever other claims say", () => {
  const claim =
    "The quantity may be lower by up to 4 per cent for sugar and coffee, and by up to 2 per cent for peas.";
  const others = ["The stock of peas covers 4 months.", "For rice the limit is 20 per cent."];
  expect(reasons(claim, [...others, claim])).toEqual([]);
  const wrong =
    "The quantity may be lower by up to 2 per cent for sugar and coffee, and by up to 4 per cent for peas.";
  expect(reasons(wrong, [...others, claim])).not.toEqual([]);
});

test("whoever judges a sentence sees every claim that it uses", () => {
  const claims = [
    "Recovery codes are the only second way to get in.",
    "Support cannot switch off the second factor.",
  ];
  const said = "Use the recovery codes, since nobody at Support is able to help you get in.";
  expect(check(said, claims).undecided).toMatchObject([{ claims: expect.arrayContaining(["c1", "c2"]) }]);
});

test("a clause that names no time is about the one named before it", () => {
  const claims = [
    "In 2025, the firm pays up to CHF 180 per night at home and up to EUR 160 per night abroad; breakfast is part of the hotel limit.",
    "In 2026, the firm pays up to CHF 210 per night at home and up to EUR 170 per night abroad; breakfast is paid apart.",
  ];
  expect(reasons("In 2026, the hotel limit abroad is up to EUR 170 per night.", claims)).toEqual([]);
  expect(reasons("In 2025, the hotel limit abroad is up to EUR 170 per night.", claims)).not.toEqual([]);
});

test("a closing that is near no claim is judged, and cites nothing", () => {
  const claims = ["The limit is CHF 210 per night.", "Breakfast is paid apart."];
  const { document, undecided } = check("Safe journeys and lovely weather!", claims, []);
  expect(undecided).toMatchObject([{ claims: ["c1", "c2"] }]);
  expect(JSON.stringify(document)).not.toContain("citations");
});
