import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import { RoundResult } from "../../src/model/round-result.ts";
import { answerLikeAModel } from "../fakes/grounded-server.ts";
import { newFolder, runCli, startCli } from "../fakes/start-cli.ts";

const samples = join(import.meta.dirname, "../../samples");
const question = "What is the daily meal allowance in 2026?";
const onUnix = test.skipIf(process.platform === "win32");

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A model whose answers wait until the test lets them go. */
async function startWaitingServer(): Promise<{ flags: string[]; arrived: Promise<void>; go: () => void }> {
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  const server = await startModelServer({
    respond: async ({ body }) => {
      await gone;
      return answerLikeAModel(body);
    },
  });
  servers.push(server);
  return {
    flags: ["--base-url", `${server.baseUrl}/v1`, "--model", "served"],
    arrived: server.arrived(1),
    go,
  };
}

onUnix.each([
  ["out", /out is not a folder/],
  ["out/inner", /Files cannot be written to .*a part of the path is not a folder/],
  ["/proc/nowhere", /Files cannot be written to \/proc\/nowhere/],
])("a folder that cannot be written to is said before any work: %s", async (out, line) => {
  const folder = newFolder();
  writeFileSync(join(folder, "out"), "a file");
  const { code, stderr, stdout } = await runCli(folder, [
    "run",
    question,
    samples,
    "--format",
    "md",
    "-o",
    out,
  ]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(line);
  expect(stderr).not.toContain("Reading");
  const made = ["query", "-o", join(out, "x.xlsx")];
  const queried = await runCli(folder, [...made, join(samples, "price-list.md"), "How many desks?"]);
  expect(queried.code).toBe(2);
});

onUnix(
  "a folder that breaks while the round runs loses nothing: the answer is printed, the file kept and named",
  async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "out"));
    const { flags, arrived, go } = await startWaitingServer();
    const args = ["run", question, samples, "--format", "md", "-o", "out", ...flags];
    const started = startCli(folder, args);
    await arrived;
    rmSync(join(folder, "out"), { recursive: true });
    writeFileSync(join(folder, "out"), "in the way");
    go();
    const { code, stdout, stderr } = await started.ended;
    expect(code, stderr).toBe(0);
    expect(stdout).toContain("The daily meal allowance is CHF 55. [1]");
    const kept = stdout.trim().split("\n").at(-1) ?? "";
    expect(kept).toContain(join(".dossier", "out"));
    expect(readFileSync(kept, "utf8")).toContain("CHF 55");
    expect(stderr).toMatch(/^! .*\.md could not be written to .*out .*It is kept here: /m);
    // and can be had elsewhere
    const [id = ""] = stderr.split("\n");
    const again = await runCli(folder, ["resume", id, "-o", "other", "--json", ...flags]);
    const { documents } = RoundResult.parse(JSON.parse(again.stdout));
    expect(documents.map(({ path }) => path)).toEqual([join(folder, "other", documents[0]?.fileName ?? "")]);
    expect(readdirSync(join(folder, "other"))).toHaveLength(1);
  },
);

onUnix("resume -o sends the files of a stopped round elsewhere", async () => {
  const folder = newFolder();
  const { flags, arrived, go } = await startWaitingServer();
  const started = startCli(folder, ["run", question, samples, "--format", "md", "-o", "out", ...flags]);
  await arrived;
  started.kill("SIGINT");
  const { code, stderr } = await started.ended;
  expect(code).toBe(130);
  go();
  const [id = ""] = stderr.split("\n");
  const resumed = await runCli(folder, ["resume", id, "-o", "other", ...flags]);
  expect(resumed.code, resumed.stderr).toBe(0);
  expect([existsSync(join(folder, "out")), readdirSync(join(folder, "other")).length]).toEqual([false, 1]);
});

test("a greeting and a short answer make no file and no folder, though one is named", async () => {
  const folder = newFolder();
  const { flags, go } = await startWaitingServer();
  go();
  const greeted = await runCli(folder, ["run", "Good morning!", "-o", "out", ...flags]);
  expect([greeted.code, greeted.stdout, existsSync(join(folder, "out"))]).toEqual([0, "Hello!\n", false]);
  const answered = await runCli(folder, ["run", question, samples, "-o", "out"]);
  expect([answered.code, existsSync(join(folder, "out"))]).toEqual([0, false]);
});

test("what was written before is no source: an output folder inside the sources is skipped", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "policy.md"), "The daily meal allowance in 2026 is CHF 61.\n");
  mkdirSync(join(folder, "out"));
  writeFileSync(join(folder, "out", "old.md"), "The daily meal allowance in 2026 is CHF 99.\n");
  const { stdout, stderr } = await runCli(folder, ["run", question, ".", "-o", "out"]);
  expect(stdout).toContain("CHF 61");
  expect(stdout).not.toContain("CHF 99");
  expect(stderr).toContain("Reading policy.md (file 1 of 1)");
});
