import { expect, test } from "vitest";
import { ActionParameters, type ParameterField } from "../../../model/action.ts";
import { setByRules } from "./set-by-rules.ts";

function set(
  fields: [string, ParameterField["type"], boolean][],
  parametersContext: string,
  properties: Record<string, unknown> = {},
) {
  const answer = setByRules({
    action: "some.action",
    objective: "Do the work.",
    parametersContext,
    completionCriteria: "complete when it is done",
    fields: fields.map(([name, type, required]) => ({ name, type, required, description: "" })),
    schema: { type: "object", properties },
  });
  return ActionParameters.parse(answer).parameters;
}

test("a field for words takes the context, and the objective where there is none", () => {
  expect(set([["query", "string", true]], "notice period")).toEqual({ query: "notice period" });
  expect(set([["instruction", "string", true]], " ")).toEqual({ instruction: "Do the work." });
});

test.each([
  ["Make the table an Excel file", "xlsx"],
  ["Als PDF, bitte", "pdf"],
  ["sous forme de présentation", "pptx"],
  ["come foglio di calcolo", "xlsx"],
  ["en Word, por favor", "docx"],
])("a format is the one named: %s", (text, format) => {
  expect(set([["format", "string", true]], text)).toEqual({ format });
});

test("a number is the first one named, kept within its limits", () => {
  const limit = { limit: { type: "integer", minimum: 1, maximum: 50 } };
  expect(set([["limit", "number", true]], "the first 10 of 200", limit)).toEqual({ limit: 10 });
  expect(set([["limit", "number", true]], "1'200 of them", limit)).toEqual({ limit: 50 });
  expect(set([["limit", "number", true]], "some of them", limit)).toEqual({ limit: 1 });
});

test("a switch is off unless it is named, and not where it is denied", () => {
  const fields: [string, "boolean", boolean][] = [["numberedHeadings", "boolean", true]];
  expect(set(fields, "with numbered headings")).toEqual({ numberedHeadings: true });
  expect(set(fields, "without numbered headings")).toEqual({ numberedHeadings: false });
  expect(set(fields, "as it comes")).toEqual({ numberedHeadings: false });
});

test("of listed values the one named, else the first", () => {
  const width = { width: { enum: ["near", "wide"] } };
  expect(set([["width", "enum", true]], "look wide", width)).toEqual({ width: "wide" });
  expect(set([["width", "enum", true]], "look", width)).toEqual({ width: "near" });
});

test("addresses, links, dates and quoted names are taken as they stand", () => {
  const fields: [string, "string", boolean][] = [
    ["to", "string", true],
    ["url", "string", false],
    ["dueDate", "string", false],
    ["subject", "string", true],
  ];
  const text = 'Mail "Offer 12" to anna@example.org by 2026-12-01, see https://example.org/a?b=1';
  expect(set(fields, text)).toEqual({
    to: "anna@example.org",
    url: "https://example.org/a?b=1",
    dueDate: "2026-12-01",
    subject: "Offer 12",
  });
});

test("what is required is always there; what is optional and not spoken of is left out", () => {
  const types = ["string", "number", "boolean", "enum", "object", "array"] as const;
  const required = set(
    types.map((type) => [`a_${type}`, type, true]),
    "words",
  );
  expect(Object.keys(required)).toHaveLength(types.length);
  const optional = set(
    types.map((type) => [`a_${type}`, type, false]),
    "words",
  );
  expect(optional).toEqual({});
});
