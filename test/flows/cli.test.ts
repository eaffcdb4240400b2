import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { RoundResult } from "../../src/model/round-result.ts";
import { WorkflowSummary } from "../../src/model/workflow.ts";

const bin = join(import.meta.dirname, "../../bin/dossier.js");
const samples = join(import.meta.dirname, "../../samples");

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function dossier(folder: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const { PATH = "", HOME = "" } = process.env;
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { PATH, HOME, ...env }, timeout: 50_000 };
    const child = execFile(process.execPath, [bin, ...args], options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, stdout, stderr });
    });
  });
}

const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-cli-"));
const question = "What is the daily meal allowance in 2026?";

test("help groups the commands, and each says more by itself", async () => {
  const { code, stdout } = await dossier(newFolder(), ["--help"]);
  expect(code).toBe(0);
  const names = [...stdout.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, name = ""]) => name);
  expect(names).toEqual(
    expect.arrayContaining(["run", "approve", "retry", "fork", "ask", "understand", "split", "actions"]),
  );
  expect(stdout.match(/^[A-Z][^\n:]+$/gm)?.length).toBeGreaterThanOrEqual(4);
  const helps = await Promise.all(names.map((name) => dossier(newFolder(), [name, "--help"])));
  expect(helps.map((help) => help.code)).toEqual(names.map(() => 0));
  expect(helps.map((help) => /^Usage: dossier (\w+)/.exec(help.stdout)?.[1])).toEqual(names);
});

test("run prints the cited answer on stdout and its progress on stderr", async () => {
  const folder = newFolder();
  const { code, stdout, stderr } = await dossier(folder, [
    "run",
    question,
    samples,
    "--format",
    "md",
    "-o",
    "out",
  ]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/CHF 55.*\[1\]\n\nSources\n\[1\] travel-policy-2026\.md, line \d+: /);
  expect(stderr).toContain("Understanding the request");
  expect(readdirSync(join(folder, "out"))).toEqual(["daily-meal-allowance-in-2026.md"]);
});

test("a folder says where files go, not that there must be one", async () => {
  const folder = newFolder();
  const { code, stdout } = await dossier(folder, ["run", question, samples, "-o", "out"]);
  expect([code, stdout.includes("CHF 55"), existsSync(join(folder, "out"))]).toEqual([0, true, false]);
});

test("--json prints one value of the promised shape and nothing else", async () => {
  const folder = newFolder();
  const ran = await dossier(folder, ["run", question, samples, "--json"]);
  const result = RoundResult.parse(JSON.parse(ran.stdout));
  expect(result.status).toBe("OK");
  const shown = await dossier(folder, ["show", result.workflowId, "--json"]);
  expect(JSON.parse(shown.stdout)).toEqual(result);
  const listed = await dossier(folder, ["list", "--json"]);
  expect(WorkflowSummary.array().parse(JSON.parse(listed.stdout))).toMatchObject([
    { id: result.workflowId, status: "OK" },
  ]);
  const traced = await dossier(folder, ["trace", result.workflowId, "--json"]);
  const types = traced.stdout
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { event: { type: string } }).event.type);
  expect([types[0], types.at(-1)]).toEqual(["workflow-created", "round-finished"]);
});

test("a question that the documents do not answer is refused with exit code 3, in its own language", async () => {
  const { code, stdout } = await dossier(newFolder(), [
    "run",
    "Wie heisst die Geschäftsführerin der Firma?",
    samples,
  ]);
  expect(code).toBe(3);
  expect(stdout).toContain("Bei der Suche nach Wörtern habe ich das nicht gefunden:");
});

test("continue asks on with the documents of the first round", async () => {
  const folder = newFolder();
  const first = RoundResult.parse(
    JSON.parse((await dossier(folder, ["run", question, samples, "--json"])).stdout),
  );
  const more = ["continue", first.workflowId, "How long does delivery of the standing desk take?", "--json"];
  const second = RoundResult.parse(JSON.parse((await dossier(folder, more)).stdout));
  expect(second).toMatchObject({ workflowId: first.workflowId, round: 2, status: "OK" });
});

test.each([
  [["nonsense"], 2, /Unknown command "nonsense"/],
  [["run"], 2, /The request is missing\.\nUsage: dossier run/],
  [["run", "What?", "nowhere.md"], 2, /There is no file nowhere\.md/],
  [["run", "What?", "--bogus"], 2, /Unknown option --bogus/],
  [["run", "What?", "--mode", "magic"], 2, /--mode takes dynamic, actionplan, automation/],
  [["run", "What?", "--format", "odt"], 4, /cannot write "odt"; it writes docx, xlsx, pdf, pptx, html, md/],
  [["show", "wf_none"], 2, /There is no workflow wf_none/],
  [["list", "--limit", "0"], 2, /--limit takes a whole number/],
])("dossier %j ends with %i and one clear line", async (args, expected, line) => {
  const { code, stdout, stderr } = await dossier(newFolder(), args);
  expect(code).toBe(expected);
  expect(stderr).toMatch(line);
  expect(stdout).toBe("");
});

test("a wrong configuration key, a damaged database and a missing Postgres each get one line with the remedy", async () => {
  const wrong = newFolder();
  writeFileSync(join(wrong, "dossier.config.json"), '{ "limts": {} }');
  const key = await dossier(wrong, ["list"]);
  expect(key).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^dossier: .*unknown key "limts".*did you mean limits\?\)\.\n$/),
  });

  const damaged = newFolder();
  writeFileSync(join(damaged, "dossier.db"), "no database at all, only words ".repeat(100));
  const broken = await dossier(damaged, ["list", "--data", "."]);
  expect(broken).toMatchObject({
    code: 4,
    stderr: expect.stringMatching(/^dossier: .*damaged or no Dossier database.*\n$/),
  });

  const database = "postgres://ann:secret@127.0.0.1:9/papers";
  const gone = await dossier(newFolder(), ["list"], { DOSSIER_DATABASE: database });
  expect(gone).toMatchObject({
    code: 4,
    stderr: expect.stringMatching(/^dossier: Postgres at 127\.0\.0\.1:9\/papers does not answer.*\n$/),
  });
  expect(gone.stderr).not.toContain("secret");
});

test("a damaged pdf among the files fails the round clearly, and the round can be looked at", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "scan.txt"), "%PDF-1.7 …");
  const { code, stdout } = await dossier(folder, ["run", question, "scan.txt"]);
  expect(code).toBe(4);
  expect(stdout).toContain("scan.txt is damaged and cannot be read as PDF");
  expect((await dossier(folder, ["list"])).stdout).toMatch(/FAILED/);
});

test("list and show work while other processes run workflows on the same folder, and runners share it safely", async () => {
  const folder = newFolder();
  const runs = Array.from({ length: 4 }, () => dossier(folder, ["run", question, samples, "--json"]));
  const looks: Ended[] = [];
  for (let n = 0; n < 4; n += 1) looks.push(await dossier(folder, ["list", "--json"]));
  const ended = await Promise.all(runs);
  expect(looks.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
    looks.map(() => ({ code: 0, stderr: "" })),
  );
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  const ids = ended.map(({ stdout }) => RoundResult.parse(JSON.parse(stdout)).workflowId);
  const listed = WorkflowSummary.array().parse(
    JSON.parse((await dossier(folder, ["list", "--json"])).stdout),
  );
  expect(
    listed.map(({ id, status }) => ({ id, status })).toSorted((a, b) => a.id.localeCompare(b.id)),
  ).toEqual(ids.toSorted().map((id) => ({ id, status: "OK" })));
});

test("Ctrl-C stops the round with exit code 130, and resume goes on with it", async () => {
  const folder = newFolder();
  const long = Array.from({ length: 60_000 }, (_, n) => `Line ${n} about nothing.\n\n`).join("");
  writeFileSync(join(folder, "long.txt"), `${long}The meal allowance is CHF 12.\n`);
  const child = spawn(process.execPath, [bin, "run", "How much is the meal allowance?", "long.txt"], {
    cwd: folder,
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    const before = said;
    said += text;
    const isNew = !before.includes("Reading long.txt");
    if (isNew && said.includes("Reading long.txt")) child.kill("SIGINT");
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect(code).toBe(130);
  const [workflow = ""] = said.split("\n");
  const resumed = await dossier(folder, ["resume", workflow, "--json"]);
  expect(RoundResult.parse(JSON.parse(resumed.stdout))).toMatchObject({ workflowId: workflow, status: "OK" });
});
