import { expect, test } from "vitest";
import { newFolder, runCli } from "../fakes/start-cli.ts";

const password = "three quiet green boats";

test("users are added, listed, given tokens and passwords, and removed at the command line", async () => {
  const folder = newFolder();
  const user = async (args: string[], input = "") => {
    const { code, stdout, stderr } = await runCli(folder, ["user", ...args, "--data", "data"], input);
    return { code, stdout, stderr };
  };
  const json = async (args: string[], input = "") =>
    JSON.parse((await user([...args, "--json"], input)).stdout) as Record<string, unknown>;

  const anna = await json(["add", "anna", "--admin", "--take-over", "local"]);
  expect(anna).toMatchObject({
    id: "local",
    role: "admin",
    link: expect.stringMatching(/\/setup#[\w-]{43}$/),
  });
  const ci = await json(["add", "ci", "--password-stdin"], `${password}\n`);
  expect(ci["link"]).toBeUndefined();
  expect(await user(["add", "CI", "--password-stdin"], password)).toMatchObject({
    code: 4,
    stderr: expect.stringContaining("taken"),
  });
  expect((await user(["add", "dave", "--password-stdin"], "password123")).stderr).toContain("guessed first");
  expect((await user(["list"])).stdout).toMatch(/^local {2}admin {3}anna\nusr_\w{18} {2}member {2}ci\n$/);

  const { secret } = await json(["token", "ci", "--scopes", "read", "--days", "1"]);
  expect(secret).toMatch(/^dsr_/);
  expect((await user(["token", "ci", "--scopes", "admin"])).code).toBe(4);
  expect((await user(["token", "ci", "--scopes", "everything"])).code).toBe(2);
  expect(await user(["password", "ci", "--password-stdin"], "another long password")).toMatchObject({
    code: 0,
  });
  expect((await user(["password", "ci"])).stdout).toContain("/setup#");
  expect(await user(["remove", "ci"])).toMatchObject({ code: 0 });
  expect(await user(["remove", "ci"])).toMatchObject({ code: 2 });
  expect((await user(["remove", "anna"])).stderr).toContain("only admin");
  expect((await user(["add", "olga", "--subject", "s-1"])).stderr).toContain("oidc.issuer");
  expect((await user(["fly", "ci"])).code).toBe(2);
}, 60_000);

test("a user goes with everything they have", async () => {
  const folder = newFolder();
  const env = { DOSSIER_USER: "bens-id", DOSSIER_DATA: "data" };
  const run = (...args: string[]) => runCli(folder, args, { env });
  await run("user", "add", "ben", "--take-over", "bens-id");
  await run("run", "What is said?");
  expect(JSON.parse((await run("list", "--json")).stdout)).toHaveLength(1);
  expect((await run("user", "remove", "ben", "--purge")).code).toBe(0);
  expect(JSON.parse((await run("list", "--json")).stdout)).toEqual([]);
}, 60_000);

test("a workflow is deleted at the command line, and a backup is brought back", async () => {
  const folder = newFolder();
  const run = (...args: string[]) => runCli(folder, [...args, "--json"]);
  const began = await run("run", "What is said?", "--data", "data");
  const { workflowId } = JSON.parse(began.stdout) as { workflowId: string };
  expect(JSON.parse((await run("backup", "kept", "--data", "data")).stdout)).toMatchObject({
    hasBlobs: true,
  });
  expect((await run("delete", workflowId, "--data", "data")).code).toBe(2);
  expect((await run("delete", workflowId, "--yes", "--data", "data")).code).toBe(0);
  expect((await run("show", workflowId, "--data", "data")).code).toBe(2);
  expect((await run("restore", "kept", "--data", "again")).code).toBe(0);
  expect(JSON.parse((await run("show", workflowId, "--data", "again")).stdout)).toMatchObject({ workflowId });
}, 60_000);
