import { expect, test } from "vitest";
import type { ActionOffer } from "../../../model/action.ts";
import { selectAction } from "../../../prompts/select-action.ts";
import { selectByRules } from "./select-by-rules.ts";

const offer = (name: string, summary: string, fields: string[] = []): ActionOffer => ({
  name: `mcp.desk.${name}`,
  summary,
  effect: "read",
  needs: { documents: "none", connection: "none" },
  fields: fields.map((field) => ({ name: field, type: "string", required: true, description: "" })),
});
const tools = [
  offer("tram_timetable.next_departure", "Fetches the next departure of a tram line at a given stop.", [
    "line",
    "stop",
  ]),
  offer("parcel_tracker.getStatus", "Retrieves where a parcel is, by its number.", ["parcel_number"]),
  offer("parcel_tracker.cancelDelivery", "Cancels the delivery of a parcel.", ["parcel_number"]),
  offer("currencyConvert", "Converts an amount of money from one currency to another.", [
    "amount",
    "from",
    "to",
  ]),
];

function choose(text: string, more: Partial<typeof selectAction.sample> = {}) {
  return selectByRules({
    ...selectAction.sample,
    ...{ request: text, open: [{ id: "i1", role: "LOOKUP", text }], documents: "", actions: tools },
    ...more,
  });
}

test.each([
  ["When does the next tram of line 9 leave from the stop Bellevue?", "tram_timetable.next_departure"],
  ["Where is my parcel with the number 99.12.3?", "parcel_tracker.getStatus"],
  ["Cancel the delivery of parcel 99.12.3.", "parcel_tracker.cancelDelivery"],
  ["Convert 250 francs into another currency: euros.", "currencyConvert"],
])("takes the tool that speaks of the same things: %s", (text, name) => {
  expect(choose(text)).toMatchObject({ action: `mcp.desk.${name}`, actionObjective: text });
});

test.each(["Who wrote the first opera?", "Paint my fence green.", "How tall is the tower?"])(
  "says that none of them can do it: %s",
  (text) => {
    expect(choose(text)).toEqual({
      action: null,
      outcome: "cannot",
      reason: "None of the available actions can do this.",
    });
  },
);

test("a tool that does the opposite of what was asked is left alone", () => {
  const [, , cancel] = tools;
  expect(choose("Send me a parcel.", { actions: cancel === undefined ? [] : [cancel] })).toMatchObject({
    action: null,
    outcome: "cannot",
  });
});

test("says in the person's language that documents are missing, or any action", () => {
  const { actions } = selectAction.sample;
  expect(choose("Was steht im Vertrag?", { actions, language: "de" })).toMatchObject({
    action: null,
    outcome: "cannot",
    reason: expect.stringContaining("Dokumenten"),
  });
  expect(choose("Que dit le contrat ?", { actions: [], language: "fr" })).toMatchObject({
    action: null,
    reason: expect.stringContaining("Aucune"),
  });
});
