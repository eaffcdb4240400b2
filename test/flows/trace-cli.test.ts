import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { StoredEvent } from "../../src/model/event.ts";
import { RoundResult } from "../../src/model/round-result.ts";
import { analysis, select } from "../fakes/script-answers.ts";
import { newFolder, runCli } from "../fakes/start-cli.ts";

const samples = join(import.meta.dirname, "../../samples");
const question = "What is the daily meal allowance in 2026?";

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A server that gives these answers, then nonsense. */
async function serve(...answers: unknown[]) {
  const server = await startModelServer({ respond: () => ({ kind: "answer", text: "nonsense" }) });
  servers.push(server);
  server.enqueue(...answers.map((value) => ({ kind: "answer" as const, text: JSON.stringify(value) })));
  return { server, model: ["--base-url", `${server.baseUrl}/v1`, "--model", "served"] };
}

async function runJson(folder: string, args: readonly string[]): Promise<RoundResult> {
  const { stdout, stderr } = await runCli(folder, [...args, "--json"]);
  if (stdout === "") throw new Error(stderr);
  return RoundResult.parse(JSON.parse(stdout));
}

interface Step {
  index: number;
  name: string;
}

async function stepsOf(folder: string, workflow: string): Promise<Step[]> {
  const { stdout } = await runCli(folder, ["trace", workflow, "--steps", "--json"]);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Step);
}

test("trace tells the story of a round from request to result, with models, cost and time", async () => {
  const folder = newFolder();
  const { workflowId } = await runJson(folder, ["run", question, samples]);
  const { code, stdout } = await runCli(folder, ["trace", workflowId]);
  expect(code).toBe(0);
  const inOrder = [
    `Workflow ${workflowId} of local, dynamic`,
    `Round 1 (${workflowId}-r1)\n  Request\n    ${question}`,
    /Documents \(docList:msg_\w+:input\)\n {4}docItem:doc_\w+:how-to-claim-expenses\.md \(text\/markdown, \d+ bytes\)/,
    /Asked offline: analyse-request v\d+, \d+ tokens in, \d+ out, 0 USD, \d+ ms/,
    "Understood: en, moderate",
    `Goal: ${question}`,
    `i1 LOOKUP, to be proven: ${question}`,
    /Route: task \(.+\)/,
    `task_1: ${question}`,
    "Task 1: task_1",
    /Asked offline: select-action v\d+/,
    "Chose ai.process",
    /parameters found without a model: \{"instruction":/,
    /Did document\.extractContent: .*\n.*parts of 4 documents \(.*(ms|s)\)/,
    /Evidence for i1: \d+ passages, all of them/,
    /Gate for i1: ACCEPT\n +VALID by stage 3: “The daily meal allowance is CHF 55\.” \(.+\)/,
    "Did ai.process",
    "Observed: ",
    "Review by host: done, ",
    /Cost of the task: \d+ AI calls?, /,
    "Result: OK\n    The daily meal allowance is CHF 55.",
    /Cost of the round: \d+ AI calls, \d+ tokens in, \d+ out, 0 USD, .*(ms|s)/,
  ];
  let from = 0;
  for (const words of inOrder) {
    const rest = stdout.slice(from);
    const at = typeof words === "string" ? rest.indexOf(words) : rest.search(words);
    expect(at, `${words} in:\n${rest}`).toBeGreaterThanOrEqual(0);
    from += at + 1;
  }
});

test("trace tells of answers that were rejected, with the complaint", async () => {
  const folder = newFolder();
  const forbidden = { ...(select("ai.process").value as object), parameters: { instruction: "x" } };
  const { model } = await serve(analysis(question).value, forbidden, select("ai.process").value);
  const { workflowId } = await runJson(folder, ["run", question, samples, ...model]);
  const { stdout } = await runCli(folder, ["trace", workflowId]);
  expect(stdout).toMatch(
    /Asked served: select-action[^]*Answer rejected \(select-action\): .*parameters[^]*Chose ai\.process/,
  );
});

test("--events lists every event in one line, --json one JSON value per event", async () => {
  const folder = newFolder();
  const { workflowId } = await runJson(folder, ["run", question, samples]);
  const json = await runCli(folder, ["trace", workflowId, "--json"]);
  const told = json.stdout
    .trimEnd()
    .split("\n")
    .map((line) => StoredEvent.parse(JSON.parse(line)));
  const listed = await runCli(folder, ["trace", workflowId, "--events"]);
  const lines = listed.stdout.trimEnd().split("\n");
  expect(lines.slice(0, told.length).map((line) => line.split(/\s+/)[3] ?? "")).toEqual(
    told.map(({ event }) => event.type),
  );
  expect(lines.slice(told.length).every((line) => /^1\.\d\.\d: \d+ AI calls/.test(line))).toBe(true);
});

test("fork does the rest of a round anew from a step that trace --steps lists, as a workflow of its own", async () => {
  const folder = newFolder();
  const first = await runJson(folder, ["run", question, samples]);
  const steps = await stepsOf(folder, first.workflowId);
  expect(steps.map(({ index }) => index)).toEqual(steps.map((_, index) => index));
  const answering = steps.find(({ name }) => name.startsWith("answer"));
  const told = await runCli(folder, ["trace", first.workflowId, "--steps"]);
  expect(told.stdout).toContain(`${answering?.index}  ${answering?.name}\n`);
  const invented = {
    claims: [{ text: "It is CHF 900.", supports: [{ evidence: "x#1", quote: "It is CHF 900." }] }],
  };
  const { server, model } = await serve(invented, invented);
  const args = ["fork", first.workflowId, "--step", String(answering?.index), ...model];
  const second = await runJson(folder, args);
  expect(second).toMatchObject({ status: "REJECT", reason: "citation_out_of_scope" });
  expect(second.workflowId).not.toBe(first.workflowId);
  expect(server.counts.requests).toBe(2); // asked once more, with the complaint
  expect(await runJson(folder, ["show", first.workflowId])).toEqual(first);
});

test("retry does the step that failed once more, here with another model", async () => {
  const folder = newFolder();
  const { server, model } = await serve(analysis(question).value);
  const failed = await runCli(folder, ["run", question, samples, ...model, "--json"]);
  expect(failed.code).toBe(4);
  const { workflowId, status, reason } = RoundResult.parse(JSON.parse(failed.stdout));
  expect({ status, reason }).toEqual({ status: "FAILED", reason: "model" });
  const asked = server.counts.requests;
  const retried = await runJson(folder, ["retry", workflowId]);
  expect(retried).toMatchObject({ workflowId, round: 1, status: "OK" });
  expect(server.counts.requests).toBe(asked);
  const { stdout } = await runCli(folder, ["trace", workflowId]);
  expect(stdout).toMatch(/Result: FAILED, model[^]*Retried from the failed step[^]*Result: OK/);
});

test.each([
  [["fork", "wf_none"], /Name the step to start from with --step\.\nUsage: dossier fork/],
  [["fork", "wf_none", "--step", "last"], /--step takes the number of a step/],
  [["fork", "wf_none", "--step", "1"], /There is no workflow wf_none/],
  [["retry", "wf_none"], /There is no workflow wf_none/],
  [["trace"], /Name exactly one workflow\.\nUsage: dossier trace/],
])("dossier %j ends with 2 and one clear line", async (args, line) => {
  const { code, stdout, stderr } = await runCli(newFolder(), args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(line);
});
