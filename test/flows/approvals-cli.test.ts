import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { RoundResult } from "../../src/model/round-result.ts";
import { analysis, parameters, select } from "../fakes/script-answers.ts";
import { newFolder, runCli as run, startCli as start } from "../fakes/start-cli.ts";

/** The configuration is the user's own, since it is named. */
const env = { DOSSIER_CONFIG: "dossier.config.json" };
const runCli = (folder: string, args: readonly string[]) => run(folder, args, { env });
const startCli = (folder: string, args: readonly string[]) => start(folder, args, { env });

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const request = "Write a note that says: buy milk.";
const fields = [{ name: "line", type: "string", required: true, description: "the line" }];
const append = select("notes.append", {
  actionObjective: "Keep the note.",
  userMessage: "I am going to keep the note.",
  requiredInputDocuments: [],
  parametersSchema: { fields },
});

/** A folder with a plug-in that writes a file, and a server that wants it used. */
async function prepare({ prompt = request, language = "en" } = {}) {
  const folder = newFolder();
  const zod = import.meta.resolve("zod");
  writeFileSync(
    join(folder, "notes.mjs"),
    `import { appendFileSync } from "node:fs";
import { z } from ${JSON.stringify(zod)};
export const actions = [{
  name: "notes.append",
  summary: "Append a line to the notes.",
  effect: "write",
  needs: { documents: "none", connection: "none" },
  parameters: z.object({ line: z.string().min(1).describe("what to keep") }),
  async run({ line }, { run }) {
    await run.step("append", async () => appendFileSync("notes.txt", line + "\\n") ?? null);
    return { kind: "done", summary: "appended", findings: [line], documents: [] };
  },
}];`,
  );
  writeFileSync(join(folder, "dossier.config.json"), JSON.stringify({ plugins: ["./notes.mjs"] }));
  const server = await startModelServer();
  servers.push(server);
  const script = [
    analysis(prompt, { requiresDocuments: false, detectedLanguage: language }),
    append,
    parameters({ line: "buy milk" }),
  ];
  server.enqueue(...script.map(({ value }) => ({ kind: "answer" as const, text: JSON.stringify(value) })));
  const model = ["--base-url", `${server.baseUrl}/v1`, "--model", "served"];
  const notes = () =>
    existsSync(join(folder, "notes.txt")) ? readFileSync(join(folder, "notes.txt"), "utf8") : "";
  return { folder, server, model, notes };
}

/** The id is the first thing said. */
function idIn(said: string): string {
  return said.split("\n")[0] ?? "";
}

test("actions lists those of a plug-in beside the built-in ones", async () => {
  const { folder } = await prepare();
  const { stdout, code } = await runCli(folder, ["actions", "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toContainEqual({
    name: "notes.append",
    summary: "Append a line to the notes.",
    effect: "write",
    needs: { documents: "none", connection: "none" },
    fields: [{ name: "line", type: "string", required: true, description: "what to keep" }],
  });
  const told = await runCli(folder, ["actions"]);
  expect(told.stdout).toContain(
    "notes.append  (write)\n  Append a line to the notes.\n    line: string, what to keep\n",
  );
  expect(told.stdout).toMatch(/^ai\.process {2}\(read, documents required\)$/m);
});

test("a round that waits says what for and how to answer; approve from another process lets it go on", async () => {
  const { folder, model, notes } = await prepare();
  const running = startCli(folder, ["run", request, ...model, "--json"]);
  const said = await running.said(/dossier reject/);
  expect(said).toContain("I am going to keep the note.");
  expect(said).toContain("Waiting for approval: notes.append (write)");
  expect(said).toContain("Keep the note.");
  expect(said).toContain('{"line":"buy milk"}');
  expect(notes()).toBe("");
  const workflow = idIn(said);
  expect(said).toContain(`dossier approve ${workflow}`);
  const shown = await runCli(folder, ["show", workflow]);
  expect(shown.stderr).toContain("Waiting for approval: notes.append (write)");
  const approved = await runCli(folder, ["approve", workflow, "--json"]);
  expect(approved).toMatchObject({ code: 0, stderr: "" });
  expect(JSON.parse(approved.stdout)).toMatchObject({
    ...{ workflowId: workflow, decision: "approve", taken: true },
    approval: { action: "notes.append", parameters: { line: "buy milk" } },
  });
  const { code, stdout, stderr } = await running.ended;
  expect(code).toBe(0);
  expect(RoundResult.parse(JSON.parse(stdout))).toMatchObject({ status: "OK" });
  expect(stderr).toContain("Approved");
  expect(notes()).toBe("buy milk\n");
  const late = await runCli(folder, ["approve", workflow]);
  expect(late).toMatchObject({ code: 2, stderr: expect.stringContaining("is not waiting for an approval") });
});

test("parameters can be changed with the answer; those that do not fit are told and asked for again", async () => {
  const { folder, model, notes } = await prepare();
  const running = startCli(folder, ["run", request, ...model]);
  const workflow = idIn(await running.said(/dossier reject/));
  await runCli(folder, ["approve", workflow, "--parameters", '{"line": 7}']);
  await running.said(/! notes\.append:[^]*dossier reject/);
  writeFileSync(join(folder, "edited.json"), '{ "line": "buy bread" }');
  await runCli(folder, ["approve", workflow, "--parameters-file", "edited.json"]);
  expect((await running.ended).code).toBe(0);
  expect(notes()).toBe("buy bread\n");
  const story = await runCli(folder, ["trace", workflow]);
  expect(story.stdout).toContain('with {"line":"buy bread"}');
  const events = await runCli(folder, ["trace", workflow, "--events"]);
  expect(events.stdout).toMatch(/approval-asked +approval-1-1-1-2 notes\.append: Keep the note\./);
});

test("rejected with a reason, it does not happen, and the round says why", async () => {
  const { folder, model, notes } = await prepare();
  writeFileSync(
    join(folder, "dossier.config.json"),
    JSON.stringify({ plugins: ["./notes.mjs"], taskLimits: { retries: 0 } }),
  );
  const running = startCli(folder, ["run", request, ...model]);
  const workflow = idIn(await running.said(/dossier reject/));
  const rejected = await runCli(folder, ["reject", workflow, "--reason", "we have milk"]);
  expect(rejected).toMatchObject({ code: 0, stdout: `${workflow} rejected: notes.append\n` });
  const { code, stdout, stderr } = await running.ended;
  expect(code).toBe(4);
  expect(stderr).toContain("Rejected: we have milk");
  expect(stdout).toContain("we have milk");
  expect(notes()).toBe("");
});

test("killed while it waits: approve says how to go on, and resume does, without asking a model again", async () => {
  const { folder, server, model, notes } = await prepare();
  const running = startCli(folder, ["run", request, ...model]);
  const workflow = idIn(await running.said(/dossier reject/));
  running.kill("SIGKILL");
  await running.ended;
  const approved = await runCli(folder, ["approve", workflow]);
  expect(approved.code).toBe(0);
  expect(approved.stdout).toContain(`Resume it with: dossier resume ${workflow}`);
  const resumed = await runCli(folder, ["resume", workflow, ...model, "--json"]);
  expect(RoundResult.parse(JSON.parse(resumed.stdout))).toMatchObject({ status: "OK" });
  expect(notes()).toBe("buy milk\n");
  expect(server.counts.requests).toBe(3);
});

test("a round that is resumed while it waits asks again, in the language of the request", async () => {
  const prompt = "Schreibe bitte eine Notiz, auf der steht: Milch kaufen.";
  const { folder, model, notes } = await prepare({ prompt, language: "de" });
  const running = startCli(folder, ["run", prompt, ...model]);
  const said = await running.said(/dossier reject/);
  expect(said).toContain(
    "Wartet auf Freigabe: notes.append (write)\n  Das ändert etwas ausserhalb von Dossier.",
  );
  running.kill("SIGKILL");
  await running.ended;
  const resumed = startCli(folder, ["resume", idIn(said), ...model]);
  await resumed.said(/Wartet auf Freigabe[^]*dossier reject/);
  await runCli(folder, ["approve", idIn(said)]);
  expect((await resumed.ended).code).toBe(0);
  expect(notes()).toBe("buy milk\n");
});

test.each([[["--yes"]], [["--allow", "mail.send, notes.append"]]])(
  "with %j nothing waits",
  async (allowed) => {
    const { folder, model, notes } = await prepare();
    const { code, stderr } = await runCli(folder, ["run", request, ...model, ...allowed]);
    expect(code).toBe(0);
    expect(stderr).not.toContain("Waiting for approval");
    expect(notes()).toBe("buy milk\n");
  },
);

test.each([
  [["approve", "wf_none"], /There is no workflow wf_none/],
  [["approve", "wf_none", "--parameters", "{"], /The parameters are not valid JSON/],
  [["approve", "wf_none", "--parameters", "[]"], /must be one JSON object/],
  [["approve", "wf_none", "--parameters-file", "nowhere"], /nowhere cannot be read/],
  [["reject"], /Name exactly one workflow\.\nUsage: dossier reject/],
])("dossier %j ends with 2 and one clear line", async (args, line) => {
  const { code, stdout, stderr } = await run(newFolder(), args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(line);
});
