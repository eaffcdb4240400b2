import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { newFolder, runCli } from "../fakes/start-cli.ts";
import type { Surroundings } from "../fakes/start-cli.ts";
import { startSearchServer } from "../fakes/search-server.ts";
import type { SearchStandIn } from "../fakes/search-server.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const planted = "brv-planted-77d1-secret";

async function start(standIn: Partial<SearchStandIn> = {}) {
  const server = await startSearchServer({
    hits: { "": ["https://en.example/wiki"] },
    key: planted,
    ...standIn,
  });
  closing.push(server.close);
  const folder = newFolder();
  const said: string[] = [];
  const connect = async (args: readonly string[], given: string | Surroundings = "") => {
    const ended = await runCli(folder, ["connect", ...args], given);
    said.push(ended.stdout, ended.stderr);
    return ended;
  };
  const reach = ["--set", `url=${server.url}`, "--set", "allowPrivate=127.0.0.1"];
  return { folder, said, connect, reach, server };
}

test("a connection is added with its secret from standard input, tested, listed, allowed, rekeyed and removed; the secret is seen nowhere", async () => {
  const { folder, said, connect, reach } = await start();
  const add = ["add", "brave", "--label", "web", "--secret", "key=-", ...reach];
  expect(await connect(add, `${planted}\n`)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("works: search the web: 1 results, the first from en.example"),
  });
  expect(await connect(["list"])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^web {2}brave {2}ready\n.*key sealed/u),
  });
  expect((await connect(["allow", "web", "web.*", "never", "--json"])).stdout).toContain(
    '"permission":"never"',
  );
  expect((await connect(["rekey"])).stdout).toContain("1 secrets are sealed with the new key");
  const tested = await connect(["test", "web", "--json"]);
  expect(JSON.parse(tested.stdout)).toMatchObject([{ label: "web", works: true }]);
  const listed = JSON.parse((await connect(["list", "--json"])).stdout) as unknown;
  expect(listed).toMatchObject([
    { label: "web", type: "brave", allow: { "web.*": "never" }, secrets: [{ field: "key" }] },
  ]);
  const uses = JSON.parse((await connect(["uses", "--json"])).stdout) as unknown;
  expect(uses).toMatchObject([{ action: "connect test", result: "ok", effect: "read" }, { result: "ok" }]);
  const data = join(folder, ".dossier");
  const files = readdirSync(data, { recursive: true, encoding: "utf8" }).map((name) => join(data, name));
  expect(files.filter((path) => statSync(path).isFile() && readFileSync(path).includes(planted))).toEqual([]);
  expect((await connect(["remove", "web", "--yes"])).code).toBe(0);
  expect((await connect(["list", "--json"])).stdout).toBe("[]\n");
  expect(said.join("\n")).not.toContain(planted);
}, 60_000);

test("a wrong key and a server that repeats it are told without the key", async () => {
  const { connect, reach, said } = await start();
  const wrong = "brv-wrong-1234-secret";
  const add = ["add", "brave", "--label", "web", "--secret", "key=env:SEARCH", ...reach];
  const ended = await connect(add, { env: { SEARCH: wrong } });
  expect(ended).toMatchObject({ code: 4, stdout: expect.stringContaining("The key is not valid") });
  expect((await connect(["list"], { env: { SEARCH: wrong } })).stdout).toMatch(/broken: .*key in SEARCH/su);
  expect(said.join("\n")).not.toContain(wrong);
});

test("a secret as an argument is refused, and so is a wrong setting or label", async () => {
  const { connect } = await start();
  const label = ["--label", "web"];
  expect(await connect(["add", "brave", ...label, "--secret", "key=abc"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("a secret is never an argument"),
  });
  expect(await connect(["add", "brave", ...label])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--secret key=env:VARIABLE"),
  });
  const env = ["--secret", "key=env:X"];
  expect((await connect(["add", "brave", ...label, ...env, "--set", "colour=red"])).stderr).toContain(
    "colour",
  );
  expect((await connect(["add", "searxng", ...label, "--set", "url=http://a:b@c.example"])).stderr).toContain(
    "must not hold a name or password",
  );
  expect((await connect(["add", "brave", "--label", "a b", ...env])).stderr).toContain(
    "must begin with a letter",
  );
  expect((await connect(["test", "nothing"])).stderr).toContain('There is no connection "nothing"');
}, 40_000);

test("an instance of SearXNG that gives no JSON is told with the setting that is missing", async () => {
  const { connect, reach } = await start({ status: 403 });
  expect(await connect(["add", "searxng", "--label", "web", ...reach])).toMatchObject({
    code: 4,
    stdout: expect.stringContaining('add "json" to search.formats'),
  });
});

test("a server in one's own network is reached only where the connection names it", async () => {
  const { connect, server } = await start();
  const ended = await connect(["add", "searxng", "--label", "web", "--set", `url=${server.url}`]);
  expect(ended).toMatchObject({ code: 4, stdout: expect.stringContaining("allowPrivate") });
  expect(server.queries).toEqual([]);
});
