import { expect, test } from "vitest";
import { UnifiedDocument } from "../../model/unified-document.ts";
import { writeReport, type ReportInput } from "../../prompts/write-report.ts";
import { reportFromClaims } from "./report-from-claims.ts";

const toClaims = (texts: readonly string[], source = "policy.md, line 3") =>
  texts.map((text, at) => ({ id: `c${at + 1}`, text, source }));

function write(input: Partial<ReportInput>): UnifiedDocument {
  return UnifiedDocument.parse(reportFromClaims({ ...writeReport.sample, ...input }));
}

test("echoes the hand-off and says which claims each section uses", () => {
  const { metadata, sections } = write({
    claims: toClaims(["One.", "Two."]),
    handOffId: "ho_1",
    language: "de",
  });
  expect(metadata).toMatchObject({ handoff_id: "ho_1", language: "de" });
  expect(sections.map((section) => [section.content_type, section["uses"], section.citations])).toEqual([
    ["paragraph", ["c1"], undefined],
    ["paragraph", ["c2"], undefined],
  ]);
});

test("every claim stands in it word for word, once", () => {
  const texts = Array.from({ length: 9 }, (_, at) => `Sentence number ${at}, with CHF ${at * 100}.`);
  const { sections } = write({ claims: toClaims(texts) });
  expect(sections).toMatchObject([
    {
      content_type: "bullet_list",
      elements: [{ items: texts.map((text, at) => ({ text, uses: [`c${at + 1}`] })) }],
    },
  ]);
});

test("rows with the same columns become a table, a row alone stays a sentence", () => {
  const texts = [
    "Item: Lamp; Price: 39.00",
    "The list is of 2026.",
    "Item: Desk; Price: 749.00",
    "City: Bern; Zip: 3000",
  ];
  const { sections } = write({ claims: toClaims(texts) });
  expect(sections).toMatchObject([
    { content_type: "paragraph", elements: [{ text: texts[1] }], uses: ["c2"] },
    { content_type: "paragraph", elements: [{ text: texts[3] }], uses: ["c4"] },
    {
      content_type: "table",
      elements: [
        {
          headers: ["Item", "Price"],
          rows: [
            ["Lamp", 39],
            ["Desk", 749],
          ],
        },
      ],
      uses: ["c1", "c3"],
    },
  ]);
});

test("several documents get a heading each, however many places of theirs are cited", () => {
  const claims = [
    { id: "c1", text: "A.", source: "travel-policy_2025.pdf, page 2" },
    { id: "c2", text: "B.", source: "handbook.md" },
    { id: "c3", text: "C.", source: "travel-policy_2025.pdf, page 7" },
  ];
  const { sections } = write({ claims });
  const headings = sections.filter(({ content_type }) => content_type === "heading");
  expect(sections.map((section) => section["uses"])).toEqual([undefined, ["c1"], ["c3"], undefined, ["c2"]]);
  expect(headings).toMatchObject([
    { elements: [{ level: 1, text: "Travel policy 2025" }] },
    { elements: [{ level: 1, text: "Handbook" }] },
  ]);
});

test.each([
  ["Write a short memo on the new meal allowance.", "Short memo on the new meal allowance"],
  ["Write a memo on meals as PDF and Word.", "Memo on meals"],
  ["Bitte verfasse einen Brief an den Kunden als PDF", "Brief an den Kunden"],
  ["Rédige une lettre au client en Word.", "Lettre au client"],
  ["Scrivi una lettera al cliente come PDF", "Lettera al cliente"],
  ["Redacta un informe sobre los precios en formato PDF.", "Informe sobre los precios"],
])("is called by the instruction without the order: %s", (instruction, title) => {
  expect(write({ instruction }).metadata.title).toBe(title);
});

test("a given title is taken as it is", () => {
  expect(write({ title: "Meals 2026" }).metadata.title).toBe("Meals 2026");
});

test("without claims it says that it cannot write freely", () => {
  const attempt = () => reportFromClaims({ ...writeReport.sample, claims: [], handOffId: null });
  expect(attempt).toThrow(expect.objectContaining({ code: "unsupported" }));
  expect(attempt).toThrow(/cannot write freely/u);
});

const textsIn = ({ sections }: UnifiedDocument) =>
  sections.map(({ elements: [first] }) => (first !== undefined && "text" in first ? first.text : ""));

test("what was asked for and is not there is said in the text, before its closing words", () => {
  const missing = [
    "What is the date of the fair?",
    "who pays (could not be proven: say that, not that it is missing)",
  ];
  const mail = write({ kind: "mail", claims: toClaims(["It costs £40."]), missing });
  expect(textsIn(mail).slice(-4)).toEqual([
    ...["It costs £40.", "Not found: the date of the fair", "Could not be proven: who pays", "Kind regards"],
  ]);
  const asked = write({
    claims: toClaims(["It costs £40."]),
    missing: ["Was ist bei der Lieferung defekt?"],
    language: "de",
  });
  expect(textsIn(asked).at(-1)).toBe("Nicht gefunden: Was ist bei der Lieferung defekt");
});

test("a sentence that another claim says with more around it stands there once", () => {
  const texts = [
    "The fee is £40.",
    "The fee is £40. It is due on 31 March.",
    "The fee is £40.50 for guests.",
  ];
  expect(textsIn(write({ claims: toClaims(texts) }))).toEqual(texts.slice(1));
});

test("the subject of a mail names the first of several things, and cuts no word", () => {
  const instruction =
    "Write a mail with the date of Apple Day, what a stall costs for people who are no members and until when they can book a place.";
  expect(
    write({ kind: "mail", instruction, claims: toClaims(["One."]), title: undefined }).metadata.title,
  ).toBe("Date of Apple Day");
});

test("the subject of a mail names two things where they are short", () => {
  const { metadata } = write({
    ...{ kind: "mail", instruction: "Draft a mail to the office with both amounts and deadlines." },
    ...{ claims: toClaims(["One."]), title: undefined },
  });
  expect(metadata.title).toBe("Both amounts and deadlines");
});
