import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { createScriptedModel } from "../../src/ai/testing/scripted-model.ts";
import type { ScriptedCall } from "../../src/ai/testing/scripted-model.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier, RoundHandle } from "../../src/app/create-dossier.ts";
import type { ConfigInput } from "../../src/app/config.ts";
import { analysis, cite, select } from "../fakes/script-answers.ts";

const opened: Dossier[] = [];
afterEach(async () => {
  for (const dossier of opened.splice(0)) await dossier.close();
});

const limit = () => AbortSignal.timeout(30_000);
const root = join(import.meta.dirname, "../..");

/** A plug-in as a user writes one: an action that changes the world, here a file. */
function writePlugin(folder: string): string {
  const path = join(folder, "notes.mjs");
  const define = pathToFileURL(join(root, "src/actions/define-action.ts")).href;
  const zod = pathToFileURL(join(root, "node_modules/zod/index.js")).href;
  writeFileSync(
    path,
    `import { appendFileSync } from "node:fs";
import { defineAction } from ${JSON.stringify(define)};
import { z } from ${JSON.stringify(zod)};
export const actions = [defineAction({
  name: "notes.append",
  summary: "Append a line to the notes.",
  effect: "write",
  needs: { documents: "none", connection: "none" },
  parameters: z.object({ line: z.string().min(1) }),
  async run({ line }, { run }) {
    await run.step("append", async () => appendFileSync(${JSON.stringify(join(folder, "notes.txt"))}, line + "\\n") ?? null);
    return { kind: "done", summary: "appended", findings: [line], documents: [] };
  },
})];
`,
  );
  return path;
}

const prompt = "Write a note that says: buy milk.";
const asNote = analysis(prompt, { requiresDocuments: false });
const noteFields = [{ name: "line", type: "string", required: true, description: "the line" }];
const append = () =>
  select("notes.append", { requiredInputDocuments: [], parametersSchema: { fields: noteFields } });
const setLine = (line: unknown): ScriptedCall => ({
  prompt: "set-parameters",
  value: { schema: "parameters_v1", parameters: { line } },
});

async function open(script: readonly ScriptedCall[], config: ConfigInput = {}) {
  const folder = mkdtempSync(join(tmpdir(), "dossier-steering-"));
  const model = createScriptedModel(script);
  const plugins = [writePlugin(folder)];
  const reopen = async () => {
    const dossier = await createDossier(
      { data: join(folder, "data"), plugins, ...config },
      { models: [model] },
    );
    opened.push(dossier);
    return dossier;
  };
  const notes = () => readFileSync(join(folder, "notes.txt"), "utf8");
  return { dossier: await reopen(), reopen, model, notes };
}

async function untilAsked(handle: RoundHandle) {
  for await (const { event } of handle.events(limit()))
    if (event.type === "approval-asked") return event.approval;
  throw new Error("Nobody was asked.");
}

test("what changes the world waits for a person, who sees what it will do; approved, it is done once", async () => {
  const { dossier, model, notes } = await open([asNote, append(), setLine("buy milk")]);
  const handle = await dossier.start({ prompt });
  expect(await untilAsked(handle)).toMatchObject({
    action: "notes.append",
    effect: "write",
    parameters: { line: "buy milk" },
  });
  const { rounds } = await dossier.workflow(handle.workflowId);
  expect(rounds.at(-1)).toMatchObject({ status: "RUNNING", waiting: { action: "notes.append" } });
  expect(notes).toThrow("no such file");
  await dossier.approve(handle.workflowId, { decision: "approve" });
  expect(await handle.result(limit())).toMatchObject({ status: "OK" });
  expect(notes()).toBe("buy milk\n");
  await expect(dossier.approve(handle.workflowId, { decision: "approve" })).rejects.toMatchObject({
    code: "usage",
  });
  model.done();
});

test("parameters may be edited; wrong ones are told and asked about again", async () => {
  const { dossier, model, notes } = await open([asNote, append(), setLine("buy milk")]);
  const handle = await dossier.start({ prompt });
  await untilAsked(handle);
  await dossier.approve(handle.workflowId, { decision: "approve", parameters: { line: 7 } });
  for await (const { event } of handle.events(limit()))
    if (event.type === "approval-asked" && event.approval.id.endsWith("-2")) break;
  await dossier.approve(handle.workflowId, { decision: "approve", parameters: { line: "buy bread" } });
  expect(await handle.result(limit())).toMatchObject({ status: "OK", warnings: [{ code: "approval" }] });
  expect(notes()).toBe("buy bread\n");
  model.done();
});

test("rejected, it is not done; the reason is told to whoever chooses next", async () => {
  const again = select("notes.append", { requiredInputDocuments: [] }, (request) => {
    const { learnings } = request.input as { learnings: string[] };
    expect(learnings.join()).toContain("we have milk");
  });
  const { dossier, model, notes } = await open(
    [asNote, append(), setLine("buy milk"), again, setLine("nothing")],
    {
      taskLimits: { retries: 1 },
    },
  );
  const handle = await dossier.start({ prompt });
  await untilAsked(handle);
  await dossier.approve(handle.workflowId, { decision: "reject", reason: "we have milk" });
  for await (const { event } of handle.events(limit()))
    if (event.type === "approval-asked" && event.approval.parameters["line"] === "nothing") break;
  await dossier.approve(handle.workflowId, { decision: "reject", reason: "still no" });
  expect(await handle.result(limit())).toMatchObject({ status: "FAILED", reason: "task_failed" });
  expect(notes).toThrow("no such file");
  model.done();
});

test("allowed beforehand, nobody is asked", async () => {
  const { dossier, notes } = await open([asNote, append(), setLine("buy milk")]);
  const handle = await dossier.start({ prompt, allow: ["notes.append"] });
  expect(await handle.result(limit())).toMatchObject({ status: "OK" });
  expect(notes()).toBe("buy milk\n");
});

test("the process may end while it waits: approved meanwhile, the round goes on when it is resumed", async () => {
  const { dossier, reopen, model, notes } = await open([asNote, append(), setLine("buy milk")]);
  const handle = await dossier.start({ prompt });
  await untilAsked(handle);
  await dossier.close();
  const later = await reopen();
  await later.approve(handle.workflowId, { decision: "approve" });
  expect(await (await later.resume(handle.workflowId)).result(limit())).toMatchObject({ status: "OK" });
  expect(notes()).toBe("buy milk\n");
  model.done();
});

test("stopped while it waits and resumed, what is asked can still be answered", async () => {
  const { dossier, notes } = await open([asNote, append(), setLine("buy milk")]);
  const handle = await dossier.start({ prompt });
  await untilAsked(handle);
  await handle.stop();
  expect(await handle.result(limit())).toMatchObject({ status: "STOPPED" });
  const resumed = await dossier.resume(handle.workflowId);
  await dossier.approve(handle.workflowId, { decision: "approve" });
  expect(await resumed.result(limit())).toMatchObject({ status: "OK", message: { text: "Done: appended" } });
  expect(notes()).toBe("buy milk\n");
});

test("nobody answers in time: it is not done", async () => {
  const { dossier, notes } = await open([asNote, append(), setLine("buy milk")], {
    taskLimits: { retries: 0, approvalMinutes: 0.001 },
  });
  const handle = await dossier.start({ prompt });
  const result = await handle.result(limit());
  expect(result.status).toBe("FAILED");
  expect(result.message.text).toContain("nobody answered in time");
  expect(notes).toThrow("no such file");
});

const claim = "The daily meal allowance is CHF 55.";
const files = [
  { fileName: "policy.md", content: `${claim}\n\nLunch is eaten at noon, says the meal plan.\n` },
];
const meals = { prompt: "What is the daily meal allowance?", files };

test("a fork keeps everything before a step and does the rest anew, in a workflow of its own", async () => {
  const { dossier, model } = await open([
    analysis(meals.prompt),
    select("ai.process"),
    cite(claim),
    cite("Lunch is eaten at noon, says the meal plan."), // the fork's model sees it differently
  ]);
  const first = await dossier.start({ ...meals, formats: ["txt"] });
  const before = await first.result(limit());
  const steps = await dossier.steps(first.workflowId);
  const answering = steps.find(({ name }) => name.startsWith("answer"));
  expect(answering).toBeDefined();
  const fork = await dossier.fork(first.workflowId, answering!.index);
  const after = await fork.result(limit());
  expect(fork.workflowId).not.toBe(first.workflowId);
  expect(after).toMatchObject({ status: "OK", workflowId: fork.workflowId, round: 1 });
  expect(after.claims.map(({ text }) => text)).toEqual(["Lunch is eaten at noon, says the meal plan."]);
  expect(await dossier.show(first.workflowId)).toEqual(before);
  const { messages } = await dossier.workflow(fork.workflowId);
  expect(messages[0]).toMatchObject({ text: meals.prompt, documents: [{ fileName: "policy.md" }] });
  await expect(dossier.fork(first.workflowId, 9_999)).rejects.toMatchObject({ code: "usage" });
  model.done();
});
