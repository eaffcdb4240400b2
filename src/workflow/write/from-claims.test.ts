import { expect, test } from "vitest";
import type { Checked } from "../../model/round.ts";
import { fromClaims } from "./from-claims.ts";

function checked(id: string, texts: string[]): Checked {
  const claims = texts.map((text, index) => ({
    ...{ id: `${id}.c${index + 1}`, intent: id, text, citations: [`doc#${index + 1}`] },
    verdict: "VALID" as const,
  }));
  const intent = { id, role: "EXTRACT" as const, grounded: true, text: `List the prices of ${id} as CSV` };
  return {
    intent,
    decision: "ACCEPT",
    audited: [],
    ...{ evidence: [], missing: [], provable: [], closest: [] },
    handOff: { id: `ho_${id}`, intent: id, claims },
  };
}

const head = { title: "List all prices as CSV", language: "en" };

test("rows of a table come out as a table with numbers, cited like them; sentences stay sentences", () => {
  const rows = ["Item: Lamp; Price: 39.00", "Item: Desk; Price: 749.50"];
  const document = fromClaims([checked("i1", ["Prices are in francs.", ...rows])], head);
  expect(document?.metadata.title).toBe("Prices of i1");
  expect(document?.sections).toMatchObject([
    { content_type: "paragraph", elements: [{ text: "Prices are in francs." }], citations: ["doc#1"] },
    { content_type: "table", citations: ["doc#2", "doc#3"] },
  ]);
  const [table] = document?.sections[1]?.elements ?? [];
  expect(table).toMatchObject({ headers: ["Item", "Price"] });
  const values = (table as { rows: unknown[][] }).rows.map(([, price]) =>
    typeof price === "object" && price !== null && "value" in price ? price.value : price,
  );
  expect(values).toEqual([39, 749.5]);
});

test("several parts are headed by what was asked; nothing proven is no document", () => {
  const document = fromClaims([checked("i1", ["One."]), checked("i2", ["Two."])], head);
  expect(document?.sections.map(({ content_type }) => content_type)).toEqual([
    ...["heading", "paragraph", "heading", "paragraph"],
  ]);
  expect(fromClaims([], head)).toBeNull();
});

const field = (id: string, point: string, text: string) => ({
  ...{ id, intent: "i1", point, text, citations: [`doc#${id}`], verdict: "VALID" as const },
});

function extract(changes: Partial<Checked> = {}): Checked {
  const points = [
    { id: "p1", text: "the date of the meeting" },
    { id: "p2", text: "who took the minutes" },
    { id: "p3", text: "total_cost" },
    { id: "p4", text: "the architect" },
  ];
  const claims = [
    field("1", "p3", "Total cost: CHF 1,250.50"),
    field("2", "p1", "The date of the meeting is 12 May 2024."),
    field("3", "p2", "Ms Brown took the minutes."),
  ];
  return {
    ...checked("i1", []),
    intent: { id: "i1", role: "EXTRACT", grounded: true, text: "Extract the fields of the minutes", points },
    handOff: { id: "ho", intent: "i1", claims },
    missing: [{ point: "p4", reason: "not in context" }],
    ...changes,
  };
}

test("named fields are a table of fields and values in the order asked, with what is not stated", () => {
  const document = fromClaims([extract()], { title: "x", language: "en" });
  expect(document?.metadata).toMatchObject({ data: true, title: "Fields of the minutes" });
  expect(document?.sections).toHaveLength(1);
  expect(document?.sections[0]).toMatchObject({
    content_type: "table",
    elements: [
      {
        headers: ["Field", "Value"],
        record: true,
        rows: [
          ["Date of the meeting", { value: "12 May 2024", citations: ["doc#2"] }],
          ["Who took the minutes", { value: "Ms Brown took the minutes." }],
          ["total_cost", { value: "CHF 1,250.50" }],
          ["Architect", { value: "not stated", absent: true }],
        ],
      },
    ],
  });
});

test("a field whose claim did not stand is told as not proven, in the reader's language", () => {
  const missing = [{ point: "p4", reason: "x", unproven: true }];
  const document = fromClaims([extract({ missing })], { title: "x", language: "de" });
  expect(document?.sections[0]?.elements[0]).toMatchObject({
    rows: [{}, {}, {}, ["Architect", { value: "liess sich nicht belegen" }]],
  });
});

test("the words that were asked for stand where nothing is stated", () => {
  const part = extract();
  const intent = { ...part.intent, constraints: ["mets « non indiqué » si le document ne le dit pas"] };
  const document = fromClaims([{ ...part, intent }], { title: "x", language: "fr" });
  expect(document?.sections[0]?.elements[0]).toMatchObject({
    rows: [{}, {}, {}, ["Architect", { value: "non indiqué" }]],
  });
});

test("rows and cells that were dropped are told, and not what they said", () => {
  const row = { table: "Prices", columns: ["Item", "Price"], cells: ["Lamp", null], unproven: [1] };
  const other = { ...row, cells: ["Desk", "749.50"], unproven: [] };
  const claims = [row, other].map((own, at) => ({ ...field(String(at), "p1", "…"), row: own }));
  const audited = [
    { text: "Item: Chair", point: "p1", verdict: "INVALID", decision: "REJECT", stage: 2, reason: "" },
  ] as const;
  const part = { ...checked("i1", []), handOff: { id: "ho", intent: "i1", claims }, audited: [...audited] };
  const document = fromClaims([part], { title: "x", language: "en" });
  expect(document?.metadata.title).toBe("Prices");
  expect(document?.sections[0]?.elements[0]).toMatchObject({
    rows: [
      [{ value: "Lamp" }, { value: "could not be proven" }],
      [{ value: "Desk" }, 749.5],
    ],
  });
  const text = JSON.stringify(document?.sections[1]);
  expect(text).toContain("Partly left out, because it could not be proven: Prices of i1");
  expect(text).not.toContain("Chair");
});
