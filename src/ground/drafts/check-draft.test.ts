import fc from "fast-check";
import { expect, test } from "vitest";
import type { Evidence } from "../../model/grounding.ts";
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
      written: true,
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

test("what could not be proven may be said to be so, and not that the documents do not state it", () => {
  const point = { id: "m1", text: "What is the total output of each plant from 2011 to 2016?", evidence: [] };
  const say = (text: string, unproven: boolean) =>
    check(text, { claims: [...claimsOf("en"), { ...point, unproven }] });
  const open = "The total output of each plant from 2011 to 2016 could not be established.";
  for (const unproven of [true, false])
    expect(say(open, unproven)).toMatchObject({ rejected: [], undecided: [] });
  const away = "The documents do not state the total output of each plant from 2011 to 2016.";
  expect(say(away, false)).toMatchObject({ rejected: [], undecided: [] });
  expect(say(away, true).rejected).toMatchObject([
    { reason: expect.stringContaining("could not be proven") },
  ]);
});

test("a sentence that says in its own words what is missing is left to a model, with what it speaks of", () => {
  const claims = [
    ...claimsOf("en"),
    { id: "m1", text: "What is the total output of each plant from 2011 to 2016?", evidence: [] },
  ];
  const own = check("Sadly, the total output of each plant from 2011 to 2016 could not be determined.", {
    claims,
  });
  expect(own.rejected).toEqual([]);
  expect(own.undecided).toMatchObject([{ claims: ["m1"], doubts: [] }]);
  const filled = check("The total output from 2011 to 2016 is not stated, but it was 777 tonnes.", {
    claims,
  });
  expect(filled.rejected).toHaveLength(1);
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

const rule = (id: string, quote: string, documentId = "d"): Evidence => ({
  ...{ id, documentId, document: `${documentId}.md`, position: {}, quote, language: "en" },
});

test("the person's own name for the one document is no unknown name; with two documents it matters which is meant", () => {
  const fees = [
    { id: "c1", text: "The fee is CHF 40 per loan.", evidence: [rule("e1", "fee: 40 francs per loan")] },
    { id: "c2", text: "The limit is 12 loans a year.", evidence: [rule("e2", "at most 12 loans")] },
  ];
  const request = "Write a note on the fees of the Lending Act BKG.";
  const say = (text: string, claims = fees) => check(text, { claims, tables: [], request });
  const named = "Under the Lending Act BKG the fee is CHF 40 per loan.";
  const { rejected, undecided } = say(named);
  expect(rejected).toEqual([]);
  expect(undecided.flatMap(({ doubts }) => doubts).join(" ")).not.toContain("not in the cited words");
  expect(say("Under the Lending Act ZZQ the fee is CHF 40 per loan.").rejected).toHaveLength(1);
  const two = [fees[0] ?? [], { ...fees[1], evidence: [rule("e2", "at most 12 loans", "other")] }].flat();
  const open = say(named, two as typeof fees);
  expect(open.rejected.length + open.undecided.length).toBe(1);
});

test("a quarter, a year or a name that the person named may stand in a title, and no other", () => {
  const request = "Write a report for Q1 on the travel rules of Nordwind.";
  const say = (title: string) => check([heading(title), paragraph(meals)], { request });
  expect(say("Travel rules of Nordwind in Q1")).toMatchObject({ rejected: [], undecided: [] });
  expect(say("Travel rules of Nordwind in Q2").rejected.length).toBeGreaterThan(0);
  expect(say("Travel rules of Südwind in Q1").rejected.length).toBeGreaterThan(0);
});

test("numbers of articles are no values of anything, and are compared all the same", () => {
  const claims = [
    { id: "c1", text: "Merce: riso; Mesi: 4", evidence: [rule("e1", "riso: 4 mesi")] },
    {
      ...{ id: "c2", evidence: [rule("e2", "2 La quota minima di segale è del 10 per cento")] },
      text: "La quota minima di segale di cui agli articoli 3 capoverso 1 lettere a–f e 4 capoverso 1 è del 10 per cento (art. 3 cpv. 2).",
    },
  ];
  const say = (text: string) => checkIn("it", { body: text, uses: ["c2"], more: { claims, tables: [] } });
  const { text } = claims[1] ?? { text: "" };
  expect(say(text)).toMatchObject({ rejected: [], undecided: [] });
  const full = text.replace("art. 3 cpv. 2", "articolo 3 capoverso 2");
  expect(say(full)).toMatchObject({ rejected: [], undecided: [] });
  expect(say(text.replace("art. 3 cpv. 2", "art. 5 cpv. 2")).rejected).toHaveLength(1);
  expect(say(text.replace("10 per", "12 per")).rejected).toHaveLength(1);
});

test("a title may name what a claim denies something of, and may not say what the claim denies", () => {
  const text = "From the 15th to the 30th day after purchase, opened goods are not refunded.";
  const claims = [{ id: "c1", text, evidence: [rule("e", text)] }];
  const request = "Answer her mail on the return of goods.";
  const say = (title: string) => {
    const { rejected, undecided } = check([heading(title), paragraph(text)], { claims, tables: [], request });
    return { isWrong: rejected.length > 0, isOpen: undecided.length > 0 };
  };
  expect(say("Return of opened goods").isWrong).toBe(false);
  expect(say("Opened goods").isWrong).toBe(false);
  const { isWrong, isOpen } = say("Opened goods are refunded");
  expect(isWrong || isOpen).toBe(true);
  expect(say("Closed goods are refunded").isWrong).toBe(true);
});

test("third-party counts nothing", () => {
  const claims = [{ id: "c1", text: "Third-party firms read 12 files.", evidence: [rule("e", "12 files")] }];
  expect(check("The third-party firms read 12 files.", { claims, tables: [] }).rejected).toEqual([]);
});
