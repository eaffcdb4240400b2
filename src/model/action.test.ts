import { expect, test } from "vitest";
import { ActionParameters, ActionSelection } from "./action.ts";

const selection = {
  action: "document.search",
  actionObjective: "find the clause",
  dataType: "text",
  expectedFormats: [],
  qualityRequirements: { accuracyThreshold: 0.9, completenessThreshold: 0.9 },
  successCriteria: [],
  userMessage: "Searching",
  learnings: [],
  requiredInputDocuments: ["docList:input"],
  requiredConnection: null,
  parametersContext: "the notice period",
  completionCriteria: "complete when the clause is quoted",
  parametersSchema: {
    fields: [{ name: "query", type: "string", required: true, description: "words to find" }],
  },
};

test("stage 1 may select, and is refused when it brings parameters along", () => {
  expect(ActionSelection.safeParse(selection).success).toBe(true);
  expect(ActionSelection.safeParse({ ...selection, parameters: { query: "notice" } }).success).toBe(false);
  expect(ActionSelection.safeParse({ ...selection, parameters: {} }).success).toBe(false);
});

test.each(["documentList", "connectionReference", "history", "documents", "connections"])(
  "stage 1 may not ask for %s as a parameter",
  (name) => {
    const fields = [{ name, type: "string", required: true, description: "" }];
    expect(ActionSelection.safeParse({ ...selection, parametersSchema: { fields } }).success).toBe(false);
  },
);

test("stage 2 is parameters and nothing else", () => {
  expect(ActionParameters.safeParse({ schema: "parameters_v1", parameters: { query: "x" } }).success).toBe(
    true,
  );
  expect(ActionParameters.safeParse({ schema: "parameters_v1", parameters: {}, documents: [] }).success).toBe(
    false,
  );
  expect(ActionParameters.safeParse({ schema: "parameters_v2", parameters: {} }).success).toBe(false);
});
