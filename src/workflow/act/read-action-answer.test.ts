import { expect, test } from "vitest";
import { readParameters, readSelection } from "./read-action-answer.ts";

const offered = ["document.search", "ai.process"];
const good = {
  action: "document.search",
  actionObjective: "Find the price.",
  requiredInputDocuments: ["docList:user_context"],
  parametersContext: 'Ends with "}" and {{KEY}}',
  parametersSchema: { fields: [{ name: "query", type: "string", required: true, description: "what" }] },
};
const text = JSON.stringify(good);

test("a selection is taken as it is, and from fences, prose and small mistakes", () => {
  expect(readSelection(text, offered)).toEqual({ kind: "accept", value: good, isRepaired: false });
  const around = [`\`\`\`json\n${text}\n\`\`\``, `Here you are:\n${text}\nDone.`, `${text.slice(0, -1)},}`];
  for (const answer of around)
    expect(readSelection(answer, offered)).toEqual({ kind: "accept", value: good, isRepaired: true });
});

test("a selection that is cut off anywhere is continued, never judged", () => {
  for (let at = 1; at < text.length; at += 1)
    expect(readSelection(text.slice(0, at), offered), text.slice(0, at)).toEqual({ kind: "continue" });
});

test.each([
  ["parameters", { ...good, parameters: { query: "x" } }, "stage 2"],
  ["empty parameters", { ...good, parameters: {} }, "stage 2"],
  ["no action", { ...good, action: undefined }, "no `action`"],
  ["an action that is no text", { ...good, action: { name: "x" } }, "as text"],
  ["an unknown action", { ...good, action: "mail.send" }, "There are: document.search, ai.process"],
  [
    "a reserved field",
    { ...good, parametersSchema: { fields: [{ name: "documentList" }] } },
    'may not ask for "documentList"',
  ],
])("a selection with %s is rejected, and the complaint says why", (_, value, complaint) => {
  const verdict = readSelection(JSON.stringify(value), offered);
  expect(verdict).toEqual({ kind: "reject", reason: expect.stringContaining(complaint) });
});

test("two objects, an array and plain words are rejected", () => {
  for (const answer of [`${text}\n${text}`, `[${text}]`, "I would search.", ""])
    expect(readSelection(answer, offered)).toMatchObject({ kind: "reject" });
});

test("parameters are the declared ones and nothing else", () => {
  const wrap = (parameters: unknown, schema = "parameters_v1") => JSON.stringify({ schema, parameters });
  expect(readParameters(wrap({ query: "x" }), ["query", "limit"])).toEqual({
    kind: "accept",
    value: { query: "x" },
    isRepaired: false,
  });
  const rejected: [string, string][] = [
    [wrap({ query: "x", made: 1 }), '"made" is no declared parameter'],
    [wrap({ query: "x", history: [] }), '"history" is bound by the host'],
    [wrap(["x"]), "must be an object"],
    [wrap({ query: "x" }, "v2"), '"parameters_v1"'],
  ];
  for (const [answer, complaint] of rejected)
    expect(readParameters(answer, ["query"])).toEqual({
      kind: "reject",
      reason: expect.stringContaining(complaint),
    });
});
