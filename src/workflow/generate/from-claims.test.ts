import { expect, test } from "vitest";
import type { Checked } from "../../model/round.ts";
import { fromClaims } from "./from-claims.ts";

function checked(id: string, texts: string[]): Checked {
  const claims = texts.map((text, index) => ({
    ...{ id: `${id}.c${index + 1}`, intent: id, text, citations: [`doc#${index + 1}`] },
    verdict: "VALID" as const,
  }));
  const intent = { id, role: "EXTRACT" as const, grounded: true, text: `List what ${id} asks` };
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
  expect(document?.metadata.title).toBe("List all prices");
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
