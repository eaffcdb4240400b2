import { afterEach, expect, test } from "vitest";
import type { Model } from "../../src/ai/call/model.ts";
import { createScriptedModel } from "../../src/ai/testing/scripted-model.ts";
import {
  claim,
  closeAll,
  files,
  limit,
  meals,
  only,
  openModel,
  openScripted,
  playScript,
} from "../fakes/play-script.ts";
import {
  analysis,
  cite,
  paragraph,
  parameters,
  judge,
  mend,
  refuse,
  report,
  review,
  seen,
  select,
} from "../fakes/script-answers.ts";

afterEach(closeAll);

const memo = {
  prompt: "Draft a memo on the meal allowance in at most 2 paragraphs, friendly in tone.",
  files,
};
const memoAnalysis = analysis(memo.prompt, {
  expectedFormats: ["docx"],
  expectedOutputType: "document",
  successCriteria: ["at most 2 paragraphs", "friendly in tone"],
});

test("a draft rests on evidence that was found and checked first; what only words can tell is reviewed by one call", async () => {
  const { result, events } = await playScript(
    [
      memoAnalysis,
      select("ai.generateReport"),
      cite(claim),
      report("Meals", [paragraph(`Dear all, good news: the daily meal allowance is CHF 55.`, ["c1"])]),
      judge("VALID"),
      review("done"),
    ],
    memo,
  );
  expect(result).toMatchObject({
    status: "OK",
    usage: { aiCalls: 6 },
    documents: [{ format: "docx" }],
    claims: [{ intent: "i1", text: claim }],
    intents: [{ id: "i1", role: "DRAFT", status: "OK" }],
  });
  expect(only(events, "task-reviewed")).toMatchObject([{ by: "model", review: { decision: "done" } }]);
});

test("a statement that is not in its sources is mended in its place, and the rest stays", async () => {
  const { result, events } = await playScript(
    [
      memoAnalysis,
      select("ai.generateReport"),
      cite(claim),
      report("Meals", [paragraph("Hello! The daily meal allowance is CHF 95.", ["c1"])]),
      mend(claim),
      review("done"),
    ],
    memo,
  );
  expect(result).toMatchObject({ status: "OK", usage: { aiCalls: 6 }, warnings: [] });
  expect(result.message.text).toContain(`Hello! ${claim}`);
  expect(only(events, "task-reviewed")).toMatchObject([{ by: "model", review: { decision: "done" } }]);
});

test("a review that asks to try again has it written again; countable criteria need no model", async () => {
  const long = [claim, claim, claim].map((text) => paragraph(text, ["c1"]));
  const { result, events } = await playScript(
    [
      memoAnalysis,
      select("ai.generateReport"),
      cite(claim),
      report("Meals", long),
      select("ai.generateReport"),
      report("Meals", [paragraph(claim, ["c1"])]),
      review("retry", "too dry", {
        unmetCriteria: ["friendly in tone"],
        learnings: ["Begin with a greeting."],
      }),
      select("ai.generateReport", { actionObjective: "Write it, with a greeting." }, (request) =>
        expect(seen(request).learnings).toContain("Begin with a greeting."),
      ),
      report("Meals", [paragraph(`Hello! ${claim}`, ["c1"])]),
      review("done"),
    ],
    memo,
    { taskLimits: { retries: 3 } },
  );
  expect(result.status).toBe("OK");
  expect(only(events, "task-reviewed").map(({ by, review: { decision } }) => [by, decision])).toEqual([
    ["host", "retry"],
    ["model", "retry"],
    ["model", "done"],
  ]);
});

test("the same action with the same parameters is not run a third time, and the task ends with its reason", async () => {
  const bad = () => report("Meals", [paragraph("The allowance is CHF 95.", ["c1"])]);
  const { result } = await playScript(
    [
      memoAnalysis,
      select("ai.generateReport"),
      cite(claim),
      bad(),
      mend(null),
      select("ai.generateReport"),
      bad(),
      mend(null),
      select("ai.generateReport"),
    ],
    memo,
    { taskLimits: { retries: 2 } },
  );
  expect(result).toMatchObject({ status: "FAILED", documents: [], claims: [] });
  expect(result.message.text).toContain("not run again");
});

test("a refusal in the middle refuses the whole, names the part, and offers what can be shown", async () => {
  const prompt = "Look up the daily meal allowance; and find the parking fee.";
  const { result, events } = await playScript(
    [analysis(prompt), select("ai.process"), cite(claim), refuse()],
    {
      prompt,
      files,
      formats: ["md"],
    },
  );
  expect(result).toMatchObject({ status: "REFUSAL", documents: [], claims: [], reason: "grounding_failed" });
  expect(result.missing).toMatchObject([{ intent: "i2", reason: "not in context" }]);
  expect(result.message.text).toContain("daily meal allowance");
  expect(only(events, "task-reviewed")).toMatchObject([{ by: "host", review: { decision: "fail" } }]);
});

test("a budget stops before the next call, and a higher one goes on from there", async () => {
  const script = [analysis(meals.prompt), select("ai.process"), cite(claim)];
  const { dossier, model } = await openScripted(script, {}, { card: { priceIn: 1_000, priceOut: 1_000 } });
  const handle = await dossier.start({ ...meals, budget: 5 });
  const stopped = await handle.result(limit());
  expect(stopped).toMatchObject({ status: "STOPPED", reason: "budget" });
  const resumed = await dossier.resume(handle.workflowId, { budget: 1_000 });
  const result = await resumed.result(limit());
  expect(result).toMatchObject({ status: "OK", usage: { aiCalls: 3 } });
  model.done();
});

test("stopped by the user between two stages, it goes on there and asks nothing again", async () => {
  const fields = [{ name: "query", type: "string", required: true, description: "" }];
  const model = createScriptedModel([
    analysis(meals.prompt),
    select("ai.process", { parametersSchema: { fields } }),
    parameters({ instruction: "Answer.", query: "meal allowance" }),
    cite(claim),
  ]);
  const reached = Promise.withResolvers<void>();
  let isHeld = true;
  const held: Model = {
    card: model.card,
    call: async (request) => {
      if (isHeld && request.prompt.name === "set-parameters") {
        reached.resolve();
        await new Promise((_, reject) =>
          request.signal.addEventListener("abort", () => reject(new Error("stopped"))),
        );
      }
      return model.call(request);
    },
  };
  const { dossier } = await openModel(held);
  const handle = await dossier.start(meals);
  await reached.promise;
  await handle.stop();
  expect(await handle.result(limit())).toMatchObject({ status: "STOPPED", usage: { aiCalls: 2 } });
  isHeld = false;
  const result = await (await dossier.resume(handle.workflowId)).result(limit());
  expect(result).toMatchObject({ status: "OK", usage: { aiCalls: 4 }, claims: [{ text: claim }] });
  model.done();
});
