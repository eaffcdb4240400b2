import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { claim, closeAll, limit, meals, only, openScripted, playScript } from "../fakes/play-script.ts";
import { analysis, cite, parameters, seen, select } from "../fakes/script-answers.ts";

afterEach(closeAll);

test("a simple request is answered with exactly one AI call, also as a file", async () => {
  const simple = { complexity: "simple", answer: "Seven.", requiresDocuments: false } as const;
  const { result, events } = await playScript([analysis("How many days has a week?", simple)], {
    prompt: "How many days has a week?",
    formats: ["txt"],
  });
  expect(result).toMatchObject({
    status: "OK",
    usage: { aiCalls: 1 },
    message: { text: expect.stringMatching(/^Seven\.\n\nFiles:\n- [\w-]+\.txt: /u) },
  });
  expect(readFileSync(result.documents[0]!.path, "utf8")).toContain("Seven.");
  expect(only(events, "request-routed")).toMatchObject([{ route: "answer" }]);
});

test("a moderate request has one task without a planning call, and no stage 2 where the host knows the parameters", async () => {
  const script = [analysis(meals.prompt), select("ai.process"), cite(claim)];
  const { result, events } = await playScript(script, meals);
  expect(result).toMatchObject({
    status: "OK",
    usage: { aiCalls: 3 },
    claims: [{ intent: "i1", text: claim }],
    evidence: [{ document: "policy.md" }],
  });
  expect(only(events, "action-chosen")).toMatchObject([{ chosen: { action: "ai.process", by: "host" } }]);
  expect(only(events, "task-reviewed")).toMatchObject([{ by: "host", review: { decision: "done" } }]);
});

test("stage 2 sees the action, its objective, context, criteria and schema, and nothing of documents, connections or history", async () => {
  const fields = [{ name: "query", type: "string", required: true, description: "words to look for" }];
  const chosen = {
    actionObjective: "Find the allowance.",
    parametersContext: "It is about meals.",
    completionCriteria: "complete when the amount is quoted",
    parametersSchema: { fields },
  };
  const script = [
    analysis(meals.prompt),
    select("ai.process", chosen, (request) => {
      expect(seen(request).documents).toContain("policy.md");
      expect(seen(request).history).toContain(meals.prompt);
      expect(seen(request).open).toEqual([{ id: "i1", role: "LOOKUP", text: meals.prompt }]);
    }),
    parameters({ instruction: "State the allowance.", query: "meal allowance" }, (request) => {
      const { instructions, data } = request.text;
      for (const word of [
        "Find the allowance.",
        "It is about meals.",
        "complete when the amount is quoted",
        "query",
      ])
        expect(data).toContain(word);
      for (const word of [
        "policy.md",
        "docList",
        "docItem",
        "doc_",
        "msg_",
        meals.prompt,
        "CHF",
        "text/markdown",
      ])
        expect(instructions + data).not.toContain(word);
      expect(Object.keys(request.input as object).toSorted()).toEqual(
        ["action", "objective", "parametersContext", "completionCriteria", "fields", "schema"].toSorted(),
      );
    }),
    cite(claim),
  ];
  const { result, events } = await playScript(script, meals);
  expect(result).toMatchObject({ status: "OK", usage: { aiCalls: 4 } });
  expect(only(events, "action-chosen")).toMatchObject([
    { chosen: { by: "stage2", parameters: { query: "meal allowance" } } },
  ]);
});

test.each([
  ["that brings parameters along", { parameters: { instruction: "x" } }, "leave out `parameters`"],
  ["of an action that does not exist", { action: "mail.burn" }, 'There is no action "mail.burn"'],
  [
    "of a document that does not exist",
    { requiredInputDocuments: ["docItem:doc_none"] },
    '"docItem:doc_none" leads to no document',
  ],
  ["without the documents that the action needs", { requiredInputDocuments: [] }, "needs documents"],
  ["of a connection that does not exist", { requiredConnection: "mail" }, 'There is no connection "mail"'],
])(
  "a selection %s is rejected and asked for again, with the exact complaint",
  async (_, wrong, complaint) => {
    const script = [
      analysis(meals.prompt),
      select("ai.process", wrong),
      select("ai.process", {}, (request) => expect(request.text.data).toContain(complaint)),
      cite(claim),
    ];
    const { result, events } = await playScript(script, meals);
    expect(result).toMatchObject({ status: "OK", usage: { aiCalls: 4 } });
    expect(only(events, "answer-rejected")).toMatchObject([
      { prompt: "select-action", complaint: expect.stringContaining(complaint) },
    ]);
  },
);

test("what a model has nothing to say about may be null, and a format may have its dot", async () => {
  const nothing = { dataType: null, qualityRequirements: null, learnings: null, expectedFormats: [".PDF"] };
  const fields = [{ name: "query", type: "string", required: true, description: "" }];
  const script = [
    analysis(meals.prompt, { expectedFormats: ["MD"] }),
    select("document.search", nothing),
    select("ai.process", { ...nothing, parametersSchema: { fields } }),
    parameters({ instruction: "Answer.", query: null }),
    cite(claim),
  ];
  const { result, events } = await playScript(script, meals);
  expect(result).toMatchObject({ status: "OK", usage: { aiCalls: 5 }, documents: [{ format: "md" }] });
  expect(only(events, "action-chosen").map(({ chosen }) => chosen.intent.expectedFormats)).toEqual([
    ["pdf"],
    ["pdf"],
  ]);
});

test("parameters that are wrong twice end the round with the complaint; a retry asks for them alone", async () => {
  const fields = [{ name: "query", type: "string", required: true, description: "" }];
  const { dossier, model } = await openScripted([
    analysis(meals.prompt),
    select("ai.process", { parametersSchema: { fields } }),
    parameters({ query: 7, instruction: "x" }),
    parameters({ query: 8, instruction: "x" }, (request) =>
      expect(request.text.data).toContain("expected string"),
    ),
    parameters({ query: "meals", instruction: "x" }),
    cite(claim),
  ]);
  const handle = await dossier.start(meals);
  const failed = await handle.result(limit());
  expect(failed).toMatchObject({ status: "FAILED", reason: "model" });
  expect(failed.message.text).toContain("query");
  // going on without asking anew would meet the same answers again
  const resumed = await (await dossier.resume(handle.workflowId)).result(limit());
  expect(resumed.status).toBe("FAILED");
  const retried = await (await dossier.retry(handle.workflowId)).result(limit());
  expect(retried).toMatchObject({ status: "OK", usage: { aiCalls: 6 } });
  model.done();
});
