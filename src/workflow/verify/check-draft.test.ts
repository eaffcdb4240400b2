import fc from "fast-check";
import { expect, test } from "vitest";
import type { Evidence, HandOff } from "../../model/grounding.ts";
import { handOffIdOf } from "../../model/hand-off-id.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { checkDraft } from "./check-draft.ts";
import type { DraftInput } from "./check-draft.ts";

const intent: SubIntent = { id: "i2", role: "DRAFT", grounded: false, text: "write a mail to the team" };
const evidence: Evidence[] = [
  {
    ...{
      id: "a#1",
      documentId: "a",
      document: "travel-policy.pdf",
      position: { page: 3 },
      heading: ["Meals"],
    },
    quote:
      "From 1 March 2026 the daily allowance is CHF 1'234.50. Anna Keller signs claims; write to claims@example.org. “Receipts are kept for three years.”",
  },
  {
    id: "a#2",
    documentId: "a",
    document: "travel-policy.pdf",
    position: { page: 4 },
    quote: "Hotels cost 180 euros.",
  },
  {
    id: "x#1",
    documentId: "x",
    document: "other.pdf",
    position: {},
    quote: "The office in Geneva has 77 desks.",
  },
];
const handOffs: HandOff[] = [
  {
    id: "ho_1",
    intent: "i1",
    claims: [
      { intent: "i1", text: "From 1 March 2026 the daily allowance is CHF 1'234.50.", citations: ["a#1"] },
      { intent: "i1", text: "Hotels cost 180 euros.", citations: ["a#2"] },
    ],
  },
];

const paragraph = (text: string, more: object = {}): Section => ({
  content_type: "paragraph",
  elements: [{ text }],
  ...more,
});
const draft = (sections: Section[], language = "en", title = ""): UnifiedDocument => ({
  metadata: { title, language, handoff_id: "ho_1" },
  sections,
});
const check = (text: string | Section[], more: Partial<DraftInput> = {}, language = "en") =>
  checkDraft({
    ...{ intent, handOffs, evidence, echoed: "ho_1", request: "Write a mail to the team in Bern about it." },
    document: draft(typeof text === "string" ? [paragraph(text)] : text, language),
    ...more,
  });
const problemsOf = (text: string, language = "en") => check(text, {}, language).problems.join(" ");

test.each([
  "The daily allowance is CHF 1234.50 from 2026-03-01.",
  "It is CHF 1.234,50 a day.",
  "From March 2026, and from 1 March, it is 1,234.5 CHF.",
  "Dear team in Bern, three things are new. Kind regards",
  "Anna Keller signs; write to claims@example.org.",
  "It says: “receipts are kept for three years”.",
  "Receipts are kept for 3 years.",
  "See travel-policy.pdf, page 3.",
  "Please fill in [Your Name] and send it.",
  "**Subject:** New Allowance Rules For All",
  "Key Points: the rate is new. OK?",
  "Next Steps – tell the team.",
])("lets through %j", (text) => expect(check(text)).toMatchObject({ decision: "ACCEPT", problems: [] }));

test.each([
  ["It is CHF 1235.", "1235"],
  ["It was CHF 123.45.", "123.45"],
  ["It begins on 2 March 2026.", "2 March 2026"],
  ["It begins on 1 March 2027.", "1 March 2027"],
  ["It ends in July, as we know.", "July"],
  ["The office has 77 desks.", "77"],
  ["Peter Miller signs.", "Miller"],
  ["Ask the people in Geneva.", "Geneva"],
  ["Dear Mr. Miller, it is new.", "Miller"],
  ["Write to boss@example.org.", "boss@example.org"],
  ["See https://example.org/rules.", "https://example.org/rules"],
  ["It says “receipts are kept for ten years”.", "receipts are kept for ten years"],
  ["The rate is 180 USD.", "USD"],
  ["It follows ISO-9001.", "ISO-9001"],
  ["It fell by -180 euros.", "-180"],
  ["The meeting is at 14:30.", "14:30"],
  ["It takes 1.2.9 steps.", "9"],
  ["It costs 3 million euros.", "3"],
])("names what is new in %j", (text, fact) => {
  expect(check(text)).toMatchObject({ decision: "REJECT", reason: "new_facts_in_draft", document: null });
  expect(problemsOf(text)).toContain(fact);
});

test("numbers side by side are known together and apart", () => {
  const whole = { handOffs: [], scopeText: "On page 3 100 people, 1.5 million francs, 14:30, ISO 9001." };
  expect(check("100 people, page 3; 1 500 000 francs at 2:30 pm, by ISO-9001", whole).problems).toEqual([]);
  expect(check("Wir treffen uns um 14.30 Uhr.", whole, "de").problems).toEqual([]);
  expect(check("101 people", whole).problems).not.toEqual([]);
  const inMillions = { handOffs: [], scopeText: "Sales in million CHF: 2.5 in all, 7 shops." };
  expect(check("Sales were 2.5 million.", inMillions).problems).toEqual([]);
  expect(check("Sales were 2.5 billion.", inMillions).problems).not.toEqual([]);
});

test("a whole book in one line is checked as well", () => {
  const scopeText = Array.from(
    { length: 4_000 },
    (_, n) => `On 1 March 2026 desk ${n} cost CHF ${n}.50 at Keller & Co.`,
  ).join(" ");
  expect(check("Desk 3999 cost CHF 3999.50.", { handOffs: [], scopeText }).problems).toEqual([]);
});

const germanHandOffs: HandOff[] = [
  {
    id: "ho_1",
    intent: "i1",
    claims: [
      {
        intent: "i1",
        text: "Ab 1. März 2026 gilt eine Tagespauschale von CHF 1'234.50.",
        citations: ["g#1"],
      },
    ],
  },
];
const germanEvidence: Evidence[] = [
  {
    ...{ id: "g#1", documentId: "g", document: "spesen.docx", position: {} },
    quote: "Ab 1. März 2026 gilt eine Tagespauschale von CHF 1'234.50. Anna Keller gibt sie frei.",
  },
];
const german = (text: string) =>
  check(
    text,
    { handOffs: germanHandOffs, evidence: germanEvidence, request: "Schreibe dem Team ein Mail." },
    "de",
  );

test.each([
  "Liebes Team, die neue Regelung bringt uns eine gute Nachricht: Die Pauschale beträgt CHF 1234.50.",
  "Laut Vertrag gilt sie ab 01.03.2026, und Anna Keller gibt sie frei.",
  "Für den Bereich Verkauf ändert sich die Auszahlung ab dem 1. März 2026. Freundliche Grüsse",
  "Sehr geehrte Damen und Herren, mit drei Schritten kommen Sie ans Ziel.",
])("German nouns are no names: %j", (text) => expect(german(text).problems).toEqual([]));

test.each([
  ["Bitte fragen Sie Herrn Müller.", "Müller"],
  ["Das sagt Peter Zimmermann.", "Peter Zimmermann"],
  ["Die Regel kommt vom BAG.", "BAG"],
  ["Sie gilt ab 1. April 2026.", "1. April 2026"],
])("German names are: %j", (text, name) => expect(german(text).problems.join(" ")).toContain(name));

test("a draft echoes the one id of its hand-offs, and has no citations of its own", () => {
  expect(check("It is new.", { echoed: undefined })).toMatchObject({ reason: "handoff_mismatch" });
  expect(check("It is new.", { echoed: "ho_2" })).toMatchObject({ reason: "handoff_mismatch" });
  const [first] = handOffs;
  const both = first === undefined ? [] : [first, { ...first, id: "ho_2" }];
  expect(check("It is new.", { handOffs: both })).toMatchObject({ reason: "handoff_mismatch" });
  expect(check("It is new.", { handOffs: both, echoed: handOffIdOf(both) ?? "" })).toMatchObject({
    decision: "ACCEPT",
  });
  const own = [paragraph("It is new.", { citations: ["a#1"] })];
  expect(check(own)).toMatchObject({ decision: "REJECT", reason: "citation_out_of_scope" });
});

test("what rests on documents needs hand-offs, what rests on none needs nothing", () => {
  const free = "Peter Miller has 99 balloons.";
  expect(check(free, { handOffs: [] })).toMatchObject({ reason: "draft_without_grounding", document: null });
  expect(check(free, { handOffs: [], evidence: [], hasDocuments: true })).toMatchObject({
    decision: "REJECT",
  });
  expect(check(free, { handOffs: [], evidence: [] })).toMatchObject({ decision: "ACCEPT" });
});

test("what was made from whole documents is checked against their text", () => {
  const whole = { handOffs: [], echoed: undefined, scopeText: "Peter Miller has 99 balloons." };
  expect(check("99 balloons belong to Peter Miller.", whole)).toMatchObject({ decision: "ACCEPT" });
  expect(check("98 balloons belong to Peter Miller.", whole)).toMatchObject({ reason: "new_facts_in_draft" });
  const translated = {
    ...whole,
    scopeText: "Peter Müller aus Deutschland hat 99 Ballone, und er freut sich sehr darüber.",
  };
  expect(check("Peter Müller from Germany has 99 balloons.", translated)).toMatchObject({
    decision: "ACCEPT",
  });
});

test("uses become citations, and facts lead to theirs where nothing is said", () => {
  const heading: Section = { content_type: "heading", elements: [{ level: 1, text: "The New Allowance" }] };
  const { document, evidence: cited } = check([
    heading,
    paragraph("It is new.", { uses: ["c2"] }),
    paragraph("Hotels cost 180 euros."),
    paragraph("Thank you all."),
    paragraph("It begins on 2026-03-01 and is CHF 1234.5.", { uses: ["c9"] }),
  ]);
  expect(document?.sections.map(({ citations }) => citations)).toEqual([
    undefined,
    ["a#2"],
    ["a#2"],
    undefined,
    ["a#1"],
  ]);
  expect(document?.sections.some((section) => "uses" in section)).toBe(false);
  expect(document?.metadata).not.toHaveProperty("handoff_id");
  expect(cited.map(({ id }) => id)).toEqual(["a#1", "a#2"]);
});

test("facts are found in every corner of a document, and an author nobody named is left out", () => {
  const table = (cell: number): Section => ({
    content_type: "table",
    elements: [{ headers: ["Item", "Price"], rows: [["Hotel", { value: cell, format: "currency" }]] }],
  });
  expect(check([table(180)])).toMatchObject({ decision: "ACCEPT" });
  expect(check([table(181)]).problems.join("")).toContain("181");
  const chart: Section = {
    content_type: "chart",
    elements: [{ kind: "bar", labels: ["a"], series: [{ name: "b", data: [55] }] }],
  };
  expect(check([chart]).problems.join("")).toContain("55");
  expect(
    check([
      { content_type: "bullet_list", elements: [{ items: ["a", { text: "b", items: ["42"] }] }] },
    ]).problems.join(""),
  ).toContain("42");
  expect(check([{ content_type: "quote", elements: [{ text: "never said" }] }]).problems.join("")).toContain(
    "never said",
  );
  const document = {
    ...draft([paragraph("It is new.")]),
    metadata: { title: "", language: "en", handoff_id: "ho_1", authors: ["Anna Keller", "A Model"] },
  };
  expect(check("", { document }).document?.metadata.authors).toEqual(["Anna Keller"]);
});

const formats = ["en-US", "de-DE", "de-CH", "fr-FR"] as const;

test("a number is the same however it is written, and another one is new", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 99_999_999 }),
      fc.constantFrom(...formats),
      fc.constantFrom(...formats),
      (n, a, b) => {
        const value = n / 100;
        const print = (x: number, locale: string) =>
          new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(x);
        const whole = { handOffs: [], scopeText: `It costs ${print(value, a)} in all.` };
        expect(check(`The price is ${print(value, b)} then.`, whole).problems).toEqual([]);
        expect(check(`The price is ${print(value + 0.01, b)} then.`, whole).decision).toBe("REJECT");
      },
    ),
  );
});

const dateFormats: Intl.DateTimeFormatOptions[] = [
  { dateStyle: "long" },
  { year: "numeric", month: "long", day: "numeric" },
];

test("a date is the same however it is written, and another one is new", () => {
  const locales = ["en-GB", "en-US", "de-DE", "fr-FR", "it-IT", "es-ES"];
  const days = fc.integer({ min: 0, max: 40_000 });
  fc.assert(
    fc.property(days, fc.constantFrom(...locales), fc.constantFrom(...dateFormats), (day, locale, format) => {
      const at = (offset: number) => new Date(Date.UTC(1980, 0, 1 + day + offset));
      const print = (date: Date) =>
        new Intl.DateTimeFormat(locale, { ...format, timeZone: "UTC" }).format(date);
      const whole = { handOffs: [], scopeText: `It begins on ${at(0).toISOString().slice(0, 10)}.` };
      expect(check(`It begins on ${print(at(0))}.`, whole).problems).toEqual([]);
      expect(check(`It begins on ${print(at(1))}.`, whole).decision).toBe("REJECT");
    }),
  );
});
