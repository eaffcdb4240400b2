import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import { commandGroups } from "../../src/cli/commands.ts";
import { flagsIn, listCommands } from "../../src/cli/completion/list-commands.ts";
import { examples } from "../../src/cli/examples.ts";
import { ShownRound } from "../../src/model/round-result.ts";
import { WorkflowSummary } from "../../src/model/workflow.ts";
import { newFolder, runCli, startCli } from "../fakes/start-cli.ts";

const names = Object.values(commandGroups).flatMap((group) => Object.keys(group));
const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

test("every command has examples, which name it and use flags that it has", async () => {
  expect(Object.keys(examples).toSorted()).toEqual(names.toSorted());
  const commands = await listCommands(commandGroups);
  for (const { name, flags } of commands) {
    const known = new Set(flags.flatMap((flag) => [flag.name, flag.short ?? flag.name]));
    for (const call of examples[name] ?? []) {
      expect(call).toMatch(new RegExp(`\\bdossier ${name}\\b`));
      const used = call.match(/(?<![\w-])--?[a-z][a-z-]*/g) ?? [];
      expect(
        used.filter((flag) => !known.has(flag)),
        call,
      ).toEqual([]);
    }
  }
});

test("help ends with examples, for the command itself and by name", async () => {
  const folder = newFolder();
  const [asked, named] = await Promise.all([
    runCli(folder, ["ask", "--help"]),
    runCli(folder, ["help", "ask"]),
  ]);
  expect(asked.stdout).toBe(named.stdout);
  expect(asked.stdout).toMatch(/\n\nExamples:\n  dossier ask "When does the contract end\?" contract\.pdf\n/);
});

test.each([
  [["rnu", "x"], 'Unknown command "rnu" (did you mean run?). Run "dossier --help" to see all commands.'],
  [["run", "x", "--fromat", "md"], "Unknown option --fromat (did you mean --format?)."],
  [["run", "x", "--budget"], "--budget needs a value."],
  [["list", "--json=yes"], "--json takes no value."],
  [["list", "wf_1"], 'This command takes no argument "wf_1".'],
  [
    ["help", "shwo"],
    'Unknown command "shwo" (did you mean show?). Run "dossier --help" to see all commands.',
  ],
])("%j exits with 2 and says what was probably meant", async (args, said) => {
  const { code, stdout, stderr } = await runCli(newFolder(), args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr.split("\n")[0]).toBe(`dossier: ${said}`);
  expect(stderr.split("\n").length).toBeLessThanOrEqual(6); // never a page
});

test("with --json a mistake is JSON on stdout too", async () => {
  const { code, stdout } = await runCli(newFolder(), ["run", "x", "--bujet", "1", "--json"]);
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toEqual({
    error: { code: "usage", message: expect.stringContaining("did you mean --budget?") },
  });
  const gone = await runCli(newFolder(), ["show", "wf_none", "--json"]);
  expect(JSON.parse(gone.stdout)).toMatchObject({ error: { code: "not-found" } });
});

test("an empty list says so, and stays an empty list for scripts", async () => {
  const folder = newFolder();
  const { code, stdout, stderr } = await runCli(folder, ["list"]);
  expect([code, stdout]).toEqual([0, ""]);
  expect(stderr).toMatch(/^There are no workflows yet\. Start one with: dossier run/);
  expect((await runCli(folder, ["list", "--json"])).stdout).toBe("[]\n");
});

test("a round that another process runs is RUNNING; left behind by a dead one, it is STOPPED", async () => {
  const folder = newFolder();
  const server = await startModelServer({ respond: () => ({ kind: "silence" }) });
  servers.push(server);
  const model = ["--base-url", `${server.baseUrl}/v1`, "--model", "served"];
  const started = startCli(folder, ["run", "Say hello to everybody in the room.", ...model]);
  await server.arrived(1);
  const [id = ""] = (await started.said(/Understanding/)).split("\n");
  const look = async () => {
    const shown = ShownRound.parse(JSON.parse((await runCli(folder, ["show", id, "--json"])).stdout));
    const listed = WorkflowSummary.array().parse(
      JSON.parse((await runCli(folder, ["list", "--json"])).stdout),
    );
    return [shown.status, listed[0]?.status];
  };
  expect(await look()).toEqual(["RUNNING", "RUNNING"]);
  expect((await runCli(folder, ["show", id])).stdout).toMatch(new RegExp(`^${id} is running \\(0:\\d\\d\\)`));
  started.kill("SIGKILL");
  await started.ended;
  expect(await look()).toEqual(["STOPPED", "STOPPED"]);
  expect((await runCli(folder, ["show", id])).stdout).toContain(`dossier resume ${id}`);
});

test("completion knows every command and the flags of each, in a real bash", async () => {
  const folder = newFolder();
  const { stdout: script } = await runCli(folder, ["completion", "bash"]);
  writeFileSync(join(folder, "completion.sh"), script);
  const complete = (...words: string[]) =>
    execFileSync(
      "bash",
      [
        "-c",
        'source completion.sh; shift 0; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _dossier; echo "${COMPREPLY[@]}"',
        "-",
        ...words,
      ],
      { cwd: folder, encoding: "utf8" },
    ).trim();
  expect(complete("dossier", "re")).toBe("reject resume retry render restore");
  expect(complete("dossier", "run", "--pa")).toBe("--password");
  expect(complete("dossier", "continue", "x", "--prov")).toBe("--provable");
  expect(complete("dossier", "continue", "x", "--la")).toBe("--languages"); // as "run" has it
  expect(complete("dossier", "run", "x", "--ocr", "")).toBe("auto never always");
  expect(existsSync(join(folder, ".dossier"))).toBe(false);
  for (const shell of ["zsh", "fish"]) {
    const { stdout } = await runCli(folder, ["completion", shell]);
    expect(names.filter((name) => !stdout.includes(name))).toEqual([]);
  }
  const strange = await runCli(folder, ["completion", "tcsh"]);
  expect(strange).toMatchObject({ code: 2, stderr: expect.stringContaining('no completion for "tcsh"') });
});

test("the flags of a help page are found with their short form and whether they take a value", () => {
  expect(flagsIn('-o, --out DIR  x\n  --json  y; see "dossier list --limit N"')).toEqual([
    { name: "--out", short: "-o", takesValue: true },
    { name: "--json", takesValue: false },
  ]);
});

test("init writes a configuration with comments that is read, and writes over nothing", async () => {
  const folder = newFolder();
  const { code, stdout } = await runCli(folder, ["init"]);
  const path = join(folder, "dossier.config.json");
  expect([code, stdout.split("\n")[0]]).toEqual([0, path]);
  expect((await runCli(folder, ["list"])).code).toBe(0);
  const on = readFileSync(path, "utf8").replace('// "budget": 0.5', '"budget": "a lot"');
  writeFileSync(path, on);
  const wrong = await runCli(folder, ["list"]);
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining("budget") });
  const again = await runCli(folder, ["init"]);
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining("--force") });
  expect(readFileSync(path, "utf8")).toBe(on);
  const own = await runCli(folder, ["init", "--own", "--json"]);
  expect(JSON.parse(own.stdout)).toEqual({ path: join(folder, ".config", "dossier", "config.json") });
});

test("doctor says what is there and what is missing, keys by name only", async () => {
  const folder = newFolder();
  const bare = await runCli(folder, ["doctor", "--json"]);
  const { ok, findings } = JSON.parse(bare.stdout) as {
    ok: boolean;
    findings: { area: string; state: string; says: string }[];
  };
  expect([bare.code, ok]).toEqual([0, true]);
  const states = Object.fromEntries(findings.map(({ area, state }) => [area, state]));
  expect(states).toEqual({
    ...{ Node: "ok", Settings: "missing", Keys: "ok", Models: "missing", Engine: "ok" },
    ...{ "Data folder": "ok", "Disk space": "ok", Database: "ok", Temporary: "ok", OCR: "ok", Fonts: "ok" },
  });
  expect(existsSync(join(folder, ".dossier"))).toBe(false);
  const env = {
    OPENAI_API_KEY: "sk-very-secret-value",
    DOSSIER_DATABASE: "postgres://ann:hush@127.0.0.1:9/x",
  };
  const keyed = await runCli(folder, ["doctor"], { env });
  expect(keyed.code).toBe(4); // no Postgres there
  expect(keyed.stdout).toMatch(/✓ Keys +set: OPENAI_API_KEY/);
  expect(keyed.stdout).toMatch(/✗ Database +Postgres at 127\.0\.0\.1:9/);
  expect(keyed.stdout + keyed.stderr).not.toMatch(/secret|hush/);
  writeFileSync(join(folder, "dossier.config.json"), '{ "bugdet": 1 }');
  const wrong = await runCli(folder, ["doctor"]);
  expect(wrong).toMatchObject({ code: 4, stdout: expect.stringContaining("did you mean budget?") });
});
