import fc from "fast-check";
import { expect, test } from "vitest";
import type { Section } from "../../model/unified-document.ts";
import type { DraftInput } from "./check-draft.ts";
import { removeStatements } from "./remove-statements.ts";
import { needsProof } from "./needs-proof.ts";
import {
  checkIn,
  claimsOf,
  heading,
  list,
  paragraph,
  table,
  worlds,
} from "../../../test/fixtures/drafts/draft-worlds.ts";

const check = (body: string | Section[], more: Partial<DraftInput> = {}, uses?: string[]) =>
  checkIn("en", { body, more, ...(uses !== undefined && { uses }) });
const meals = worlds.en.claims[0];

test("a draft echoes the id of its hand-off, and has no citations of its own", () => {
  expect(check(meals, { echoed: undefined })).toMatchObject({
    decision: "REJECT",
    reason: "handoff_mismatch",
  });
  expect(check(meals, { echoed: "ho_2" })).toMatchObject({ reason: "handoff_mismatch", document: null });
  const own = [{ ...paragraph(meals), citations: ["p1"] }];
  expect(check(own)).toMatchObject({ decision: "REJECT", reason: "citation_out_of_scope" });
  const inside: Section[] = [{ content_type: "paragraph", elements: [{ text: meals, citations: ["p9"] }] }];
  expect(check(inside)).toMatchObject({
    reason: "citation_out_of_scope",
    problems: [expect.stringContaining("p9")],
  });
  expect(check([{ ...paragraph(meals), citations: [] }])).toMatchObject({ decision: "ACCEPT" });
});

test("what rests on documents needs claims, what rests on none needs nothing", () => {
  const free = "Peter Miller has 99 balloons.";
  const none = { claims: [], tables: [], handOffId: null, echoed: undefined };
  expect(check(free, none)).toMatchObject({ reason: "draft_without_grounding", document: null });
  const accepted = check(free, { ...none, hasDocuments: false }, ["c1"]);
  expect(accepted).toMatchObject({ decision: "ACCEPT", rejected: [], undecided: [] });
  expect(JSON.stringify(accepted.document)).not.toContain("uses");
});

test("each element and each item is cited with what the claims of its statements rest on, once", () => {
  const { document, evidence } = check([
    heading("Summary"),
    { content_type: "paragraph", elements: [{ text: `${meals} ${meals}` }, { text: worlds.en.claims[7] }] },
    { ...list(worlds.en.claims[5], worlds.en.claims[7]), uses: ["c6", "c8", "c2"] },
    paragraph("Please find the details below."),
    { content_type: "table", elements: [{ table: "rates" }] } as never,
  ]);
  const citations = document?.sections.map(({ elements }) =>
    elements.map((element) => (element as { citations?: string[] }).citations),
  );
  expect(citations).toEqual([[undefined], [["p1"], ["p8"]], [undefined], [undefined], [["p2", "p3"]]]);
  expect(document?.sections[2]?.elements[0]).toEqual({
    items: [
      { text: worlds.en.claims[5], citations: ["p6"] },
      { text: worlds.en.claims[7], citations: ["p8"] },
    ],
  });
  expect(evidence.map(({ id }) => id)).toEqual(["p1", "p2", "p3", "p6", "p8"]);
  expect(JSON.stringify(document)).not.toMatch(/"uses"|handoff_id/);
});

test("a proven table comes in with its rows, whatever the draft wrote there", () => {
  const own = { table: "rates", headers: ["City"], rows: [["Bern 999"]], caption: "Room rate" };
  const { document, rejected } = check([{ content_type: "table", elements: [own] } as never]);
  expect(rejected).toEqual([]);
  expect(document?.sections[0]?.elements).toEqual([
    {
      caption: "Room rate",
      headers: ["City", "Room rate"],
      rows: [
        ["Geneva", "180"],
        ["Basel", "140"],
      ],
      citations: ["p2", "p3"],
    },
  ]);
  const { rejected: unknown } = check([{ content_type: "table", elements: [{ table: "costs" }] } as never]);
  expect(unknown).toMatchObject([{ path: "sections[0].elements[0].table", text: "costs" }]);
});

test("an author nobody named is left out, and a language that the text is not in is set right", () => {
  const metadata = { authors: ["Laura Brandt", "A Model"], language: "zh" };
  const body = [paragraph(worlds.en.claims[8]), paragraph(worlds.en.claims[5])];
  const { document } = checkIn("en", { body, metadata });
  expect(document?.metadata).toEqual({ title: "", language: "en", authors: ["Laura Brandt"] });
});

test("a rejected statement can be taken out, and the rest is accepted", () => {
  const body = [
    heading("Revenue"),
    paragraph("Revenue was CHF 1 in 2025."),
    heading("Meals"),
    paragraph(meals),
  ];
  const document = { metadata: { title: "", language: "en", handoff_id: "ho_1" }, sections: body };
  const first = check(body, { document });
  expect(first).toMatchObject({ decision: "RETRY", reason: "new_facts_in_draft" });
  const left = removeStatements(
    document,
    first.rejected.map(({ path }) => path),
  );
  expect(left.sections).toEqual(body.slice(2));
  expect(check(body, { document: left })).toMatchObject({ decision: "ACCEPT", rejected: [] });
});

test("what was looked for and not found may be said to be missing, and nothing more of it", () => {
  const claims = [...claimsOf("en"), { id: "m1", text: "the number of parking spaces", evidence: [] }];
  expect(check("The number of parking spaces is not stated.", { claims })).toMatchObject({
    rejected: [],
    undecided: [],
  });
  const guessed = check("The number of parking spaces is 40.", { claims });
  expect(guessed.rejected).toMatchObject([{ reason: expect.stringContaining("40") }]);
  const other = check("The number of employees is not stated.", { claims });
  expect(other.rejected.length + other.undecided.length).toBe(1);
});

test("undecided cells are told with their heads, and every undecided statement with its claims", () => {
  const { undecided } = check([table(["Year", "Sales"], [["2025", 480000]])], {}, ["c4"]);
  expect(undecided).toContainEqual(
    expect.objectContaining({
      path: "sections[0].elements[0].rows[0][1]",
      text: "2025: Sales: 480000",
      claims: ["c4"],
    }),
  );
});

test("greetings, transitions and topics need no proof; facts and assertions do", () => {
  const statement = (text: string, kind: "sentence" | "heading" = "sentence") => ({
    ...{ path: "", kind, text, heads: [], above: [], uses: [] },
  });
  expect(needsProof(statement("Dear all, please find the summary below."), "en")).toBe(false);
  expect(needsProof(statement("Next steps", "heading"), "en")).toBe(false);
  expect(needsProof(statement("What comes next?"), "en")).toBe(false);
  expect(needsProof(statement("Next steps in 2027", "heading"), "en")).toBe(true);
  expect(needsProof(statement("The board dismissed the director."), "en")).toBe(true);
});

test(
  "a claim word for word is proven in every language, and never with another number",
  { timeout: 60_000 },
  () => {
    const names = ["en", "de", "fr", "it", "es"] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(9),
        fc.integer({ min: 200, max: 999 }),
        (name, at, number) => {
          const text = worlds[name].claims[at] ?? "";
          expect(checkIn(name, { body: text })).toMatchObject({ decision: "ACCEPT", undecided: [] });
          const other = text.replace(/\d+(?=\D*$)/u, String(number));
          if (other === text) return;
          expect(checkIn(name, { body: other }).decision).toBe("RETRY");
        },
      ),
      { numRuns: 40 },
    );
  },
);

test("any text is judged without a fall", { timeout: 60_000 }, () => {
  const piece = fc.constantFrom(
    "CHF",
    "55",
    "Dear",
    ",",
    "[",
    "]",
    "(",
    "~~",
    "**",
    "\n",
    "not",
    "A.",
    "Geneva",
    "№",
    "٣",
    "%",
    ":",
    "?",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
      const { decision } = check(pieces.join(" "));
      expect(["ACCEPT", "RETRY"]).toContain(decision);
    }),
    { numRuns: 60 },
  );
});
