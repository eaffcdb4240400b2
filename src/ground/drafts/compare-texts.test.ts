import { expect, test } from "vitest";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { atOnce } from "../../lib/take-turns.ts";
import { compareTexts } from "./compare-texts.ts";
import type { TextsToCompare } from "./compare-texts.ts";

const comparedAtOnce = (texts: TextsToCompare) => atOnce(compareTexts(texts));

const source = [
  "The workshop opens on 4 May 2026 at 9:30. Tickets cost EUR 45 for members and EUR 60 for guests. Children under 12 do not pay. At most 80 people can take part. Helen Ford leads the course with the code WS-118. Bring your own tools.",
];
const german = [
  "Der Workshop wird am 4. Mai 2026 um 9.30 Uhr eröffnet.",
  "Die Karten kosten 45 Euro für Mitglieder und 60 Euro für Gäste.",
  "Kinder unter 12 Jahren bezahlen nichts.",
  "Höchstens 80 Personen können teilnehmen.",
  "Helen Ford leitet den Kurs mit dem Code WS-118.",
  "Bringen Sie Ihr eigenes Werkzeug mit.",
];
const document = (...texts: string[]): UnifiedDocument => ({
  metadata: { title: "", language: "xx" },
  sections: texts.map((text): Section => ({ content_type: "paragraph", elements: [{ text }] })),
});
const compare = (texts: string[], more: Partial<TextsToCompare> = {}) =>
  comparedAtOnce({
    ...{
      parts: source.map((text) => ({ text })),
      document: document(...texts),
      language: "de",
      kind: "TRANSLATE",
    },
    ...more,
  });
const changed = (at: number, text: string) => german.with(at, text);

test("a true translation is not rejected, and every sentence is told with its source", () => {
  const { rejected, undecided } = compare(german);
  expect(rejected).toEqual([]);
  expect(undecided).toHaveLength(6);
  expect(undecided[3]).toMatchObject({ text: german[3], source: "At most 80 people can take part." });
  expect(undecided.filter(({ doubts }) => doubts.length > 0).length).toBeLessThanOrEqual(1);
});

test("sentences may be joined and split", () => {
  const [first = "", second = "", third = "", fourth = "", fifth = "", last = ""] = german;
  const joined = [
    `${first.slice(0, -1)}, und ${second.charAt(0).toLowerCase()}${second.slice(1)}`,
    third,
    fourth,
    fifth,
    last,
  ];
  expect(compare(joined).rejected).toEqual([]);
  const split = [
    first,
    "Mitglieder bezahlen 45 Euro.",
    "Für Gäste kosten die Karten 60 Euro.",
    third,
    fourth,
    fifth,
    last,
  ];
  expect(compare(split).rejected).toEqual([]);
});

test.each([
  [0, "Der Workshop wird am 5. Mai 2026 um 9.30 Uhr eröffnet.", "5. Mai 2026"],
  [0, "Der Workshop wird am 4. Mai 2026 um 10.30 Uhr eröffnet.", "10.30"],
  [0, "Der Workshop wird am 4. Mai 2026 eröffnet.", "9:30"],
  [1, "Die Karten kosten 60 Euro für Mitglieder und 60 Euro für Gäste.", "60"],
  [1, "Die Karten kosten 45 Dollar für Mitglieder und 60 Euro für Gäste.", "45"],
  [2, "Kinder unter 12 Jahren bezahlen.", "negation"],
  [2, "Kinder unter 14 Jahren bezahlen nichts.", "14"],
  [3, "Mindestens 80 Personen können teilnehmen.", "80"],
  [3, "Höchstens achtzig Personen können teilnehmen, also 160 Augen.", "160"],
  [4, "Helen Ford leitet den Kurs mit dem Code WS-181.", "WS-181"],
  [5, "Bringen Sie 3 eigene Werkzeuge mit.", "3"],
])("in sentence %i, %j is found", (at, text, words) => {
  const { rejected } = compare(changed(at, text));
  expect(JSON.stringify(rejected)).toContain(words);
  expect(rejected.some((item) => item.text === text)).toBe(true);
});

test("what is left out or put in is found", () => {
  const { rejected } = compare(german.toSpliced(1, 1));
  expect(rejected).toEqual([
    expect.objectContaining({ path: "", reason: expect.stringContaining("EUR 45") }),
  ]);
  const more = compare([...german, "Das Buffet kostet 25 Franken."]);
  expect(more.rejected).toMatchObject([{ text: "Das Buffet kostet 25 Franken." }]);
  const words = compare([...german, "Wir freuen uns sehr auf alle."]);
  expect(words.rejected).toEqual([]);
  expect(words.undecided.flatMap(({ doubts }) => doubts)).not.toEqual([]);
});

test("another name is a doubt in a translation, and a fault in another wording", () => {
  const { rejected, undecided } = compare(changed(4, "Helen Frost leitet den Kurs mit dem Code WS-118."));
  expect(JSON.stringify([rejected, undecided.filter(({ doubts }) => doubts.length > 0)])).toContain(
    "Helen Frost",
  );
  const rewritten = comparedAtOnce({
    ...{ parts: [{ text: "Helen Ford leads the course. It is full." }], language: "en", kind: "REWRITE" },
    document: document("The course is led by Helen Frost. It is full."),
  });
  expect(rewritten.rejected).toMatchObject([{ reason: expect.stringContaining("Helen Frost") }]);
});

const english = (text: string, kind: TextsToCompare["kind"] = "REWRITE") =>
  comparedAtOnce({
    parts: source.map((said) => ({ text: said })),
    document: document(text),
    language: "en",
    kind,
  });

test("another wording keeps facts, negations and limits; what it leaves out is a doubt", () => {
  const same = english(
    "The workshop starts on 4 May 2026 at 9:30 a.m. For members, tickets are EUR 45; guests pay EUR 60. Children under 12 do not have to pay. No more than 80 people can take part. The course (code WS-118) is led by Helen Ford. Please bring your own tools.",
  );
  expect(same.rejected).toEqual([]);
  const shorter = english(
    "The workshop opens on 4 May 2026. Tickets cost EUR 45 for members and EUR 60 for guests. Children under 12 do not pay. At most 80 people can take part. Helen Ford leads the course with the code WS-118. Bring your own tools.",
  );
  expect(shorter.rejected).toEqual([]);
  expect(JSON.stringify(shorter.undecided)).toContain("9:30");
});

test.each([
  ["Children under 12 do not pay.", "Children under 12 pay.", "negation"],
  [
    "Tickets cost EUR 45 for members and EUR 60 for guests.",
    "Tickets cost EUR 60 for members and EUR 45 for guests.",
    "places",
  ],
  ["At most 80 people can take part.", "At least 80 people can take part.", "80"],
  ["At most 80 people can take part.", "80 people can take part.", "80"],
])("%j said as %j is found", (before, after, words) => {
  const { rejected, undecided } = english((source[0] ?? "").replace(before, after));
  const found = [...rejected, ...undecided.filter(({ doubts }) => doubts.length > 0)];
  expect(JSON.stringify(found)).toContain(words);
});

test("rows are compared with rows, and titles bring nothing of their own", () => {
  const parts = [{ text: "| City | 2025 |\n| --- | --- |\n| Rome | 12 |\n| Bern | 14 |" }];
  const table = (rows: unknown[][]): UnifiedDocument =>
    ({
      metadata: { title: "Städte 2025", language: "de" },
      sections: [{ content_type: "table", elements: [{ headers: ["Stadt", "2025"], rows }] }],
    }) as UnifiedDocument;
  const check = (given: UnifiedDocument) =>
    comparedAtOnce({ parts, document: given, language: "de", kind: "TRANSLATE" });
  expect(
    check(
      table([
        ["Rom", 12],
        ["Bern", 14],
      ]),
    ).rejected,
  ).toEqual([]);
  expect(
    check(
      table([
        ["Rom", 14],
        ["Bern", 12],
      ]),
    ).rejected.length,
  ).toBeGreaterThan(0);
  const titled = {
    ...table([
      ["Rom", 12],
      ["Bern", 14],
    ]),
    metadata: { title: "Städte 2031", language: "de" },
  };
  expect(check(titled).rejected).toMatchObject([{ path: "metadata.title" }]);
});

test("a thousand sentences are aligned, and the changed one is found", () => {
  const parts = Array.from({ length: 1_000 }, (_, at) => ({
    text: `Desk ${at} in the hall costs CHF ${at * 7 + 3}.`,
  }));
  const texts = parts.map(
    (_, at) => `Tisch ${at} im Saal kostet CHF ${at === 500 ? 9_999_999 : at * 7 + 3}.`,
  );
  const { rejected } = comparedAtOnce({
    parts,
    document: document(...texts),
    language: "de",
    kind: "TRANSLATE",
  });
  expect(rejected).toMatchObject([{ path: expect.stringContaining("sections[500]") }]);
});

test("a letter ends as its language does: a closing that became shorter was not left out", () => {
  const parts = [
    "Madame, Monsieur, votre demande du 4 mai 2026 est approuvée.",
    "Nous vous prions d'agréer, Madame, Monsieur, l'expression de nos salutations distinguées.",
  ].map((text) => ({ text }));
  const letter = (...texts: string[]) => ({ parts, language: "en", document: document(...texts) });
  const right = "Dear Sir or Madam, your request of 4 May 2026 is approved.";
  expect(compare([], letter(right, "Yours faithfully,")).rejected).toEqual([]);
  expect(compare([], letter("Yours faithfully,")).rejected).not.toEqual([]);
});

test("a year behind a word is the same year in another language", () => {
  const parts = [{ text: "In the travel policy 2025, the allowance is CHF 45." }];
  const note = (text: string) => compare([], { parts, language: "de", document: document(text) }).rejected;
  expect(note("In der Reiserichtlinie 2025 beträgt die Pauschale CHF 45.")).toEqual([]);
  expect(note("In der Reiserichtlinie 2026 beträgt die Pauschale CHF 45.")).not.toEqual([]);
});

test("a span of years may become two years, and no third one", () => {
  const parts = [{ text: "It rose by about 22.22 % from 2025 to 2026." }];
  const note = (text: string) => compare([], { parts, language: "de", document: document(text) }).rejected;
  expect(note("Sie stieg von 2025 auf 2026 um rund 22,22 %.")).toEqual([]);
  expect(note("Von 2025 bis 2026 stieg sie um rund 22,22 %.")).toEqual([]);
  expect(note("Sie stieg von 2025 auf 2027 um rund 22,22 %.")).not.toEqual([]);
});
