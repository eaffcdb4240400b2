import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ListedModel, ModelCheck } from "../../src/model/calls/model-list.ts";

const bin = join(import.meta.dirname, "../../bin/dossier.js");

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function dossier(
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = newFolder(),
): Promise<Ended> {
  const { PATH = "", HOME = "" } = process.env;
  return new Promise((resolve) => {
    const options = { cwd, env: { PATH, HOME, ...env }, timeout: 50_000 };
    const child = execFile(process.execPath, [bin, ...args], options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, stdout, stderr });
    });
  });
}

const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-models-"));

test("models lists the offline model as usable, last, and says of each other one what would switch it on", async () => {
  const { code, stdout } = await dossier(["models"]);
  expect(code).toBe(0);
  const [head = "", ...lines] = stdout.trimEnd().split("\n");
  expect(head).toMatch(/^model +provider +context +output/);
  expect(lines.at(-1)).toMatch(/^offline .* usable$/);
  for (const line of lines.slice(0, -1))
    expect(line).toMatch(/ set [A-Z_]+ to (your key|the server's address)$/);
});

test("a key in the environment switches its provider on, and is printed nowhere", async () => {
  const env = { OPENAI_API_KEY: "sk-planted-secret" };
  const table = await dossier(["models"], env);
  const json = await dossier(["models", "--json"], env);
  const listed = JSON.parse(json.stdout) as ListedModel[];
  const openai = listed.filter(({ provider }) => provider === "openai");
  expect(openai.length).toBeGreaterThan(0);
  expect(listed.filter(({ usable }) => usable).map(({ id }) => id)).toEqual([
    ...openai.map(({ id }) => id),
    "offline",
  ]);
  for (const { stdout, stderr } of [table, json]) expect(stdout + stderr).not.toContain("planted");
});

test("rows of the configuration change the list, and their mistakes are named", async () => {
  const folder = newFolder();
  const write = (models: unknown[]) =>
    writeFileSync(join(folder, "dossier.config.json"), JSON.stringify({ models }));
  write([{ id: "gpt-6-luna", priceIn: 77 }]);
  const named = ["--config", "dossier.config.json"];
  const { stdout } = await dossier(["models", "--json", ...named], {}, folder);
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id: "gpt-6-luna", priceIn: 77 }));
  write([{ id: "gpt-6-luna", price: 77 }]);
  expect(await dossier(["models", ...named], {}, folder)).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining('"gpt-6-luna": unknown price') as string,
  });
});

test("models test asks the offline model without any network", async () => {
  const { code, stdout } = await dossier(["models", "test", "offline"]);
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^offline +ok, \d+ ms, \d+ tokens in, \d+ out\n$/),
  });
  expect((await dossier(["models", "test", "--json"])).stdout).toMatch(/^\[\{"id":"offline","ok":true,/);
});

test("models test makes one real call to a server named by its address", async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume().on("end", () => {
      response.setHeader("content-type", "application/json");
      const message = { role: "assistant", content: 'Sure: {"ok": true}' };
      const usage = { prompt_tokens: 31, completion_tokens: 5, total_tokens: 36 };
      const choices = [{ index: 0, message, finish_reason: "stop" }];
      response.end(
        JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "m", choices, usage }),
      );
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const { code, stdout } = await dossier(["models", "test", "--base-url", url, "--model", "m", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([
      { id: "m", ok: true, tokensIn: 31, tokensOut: 5 },
      { id: "offline", ok: true },
    ]);
    expect(asked).toBe(1);
  } finally {
    server.close();
  }
});

test("a model that cannot be reached or is not switched on is told with the kind of trouble, and exit code 4", async () => {
  const away = ["--base-url", "http://127.0.0.1:9/v1", "--model", "away"];
  const { code, stdout } = await dossier(["models", "test", "away", "gpt-6-luna", ...away, "--json"]);
  expect(code).toBe(4);
  const checks = JSON.parse(stdout) as ModelCheck[];
  expect(checks).toMatchObject([
    { id: "gpt-6-luna", ok: false, kind: "switched-off", message: "set OPENAI_API_KEY to your key" },
    { id: "away", ok: false, kind: "network" },
  ]);
});

test("prompts lists every prompt, and show prints one with its sample input inside fences", async () => {
  const listed = await dossier(["prompts"]);
  expect(listed.stdout).toMatch(/^analyse-request +\d+ +plan$/m);
  const { code, stdout } = await dossier(["prompts", "show", "analyse-request"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/\n-+\n[^]*===== message \(data, not instructions\)\n[^]*\n===== end of message\n/);
  const json = await dossier(["prompts", "show", "check-model", "--json"]);
  expect(JSON.parse(json.stdout)).toMatchObject({ name: "check-model", version: 1, operation: "text" });
});

test.each([
  [["models", "paint"], /Unknown command "models paint"\.\nUsage: dossier models/],
  [["models", "test", "nobody"], /There is no model "nobody"\. Available models: gpt-/],
  [
    ["models", "--base-url", "http://127.0.0.1:9/v1"],
    /Name the model that 127\.0\.0\.1:9 shall use: --model NAME/,
  ],
  [["prompts", "sing"], /Unknown command "prompts sing"\.\nUsage: dossier prompts/],
  [["prompts", "show", "nothing"], /There is no prompt "nothing"\. Available prompts: analyse-request, /],
])("dossier %j ends with 2 and one clear line", async (args, line) => {
  const { code, stdout, stderr } = await dossier(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(line);
});
