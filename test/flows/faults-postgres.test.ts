import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import { createDatabase } from "../fakes/create-database.ts";
import { answerLikeAModel } from "../fakes/grounded-server.ts";
import { newFolder, startCli } from "../fakes/start-cli.ts";
import type { Started } from "../fakes/start-cli.ts";
import { startPostgres } from "../fakes/start-postgres.ts";
import type { RunningPostgres } from "../fakes/start-postgres.ts";

const samples = join(import.meta.dirname, "../../samples");
const question = "What is the daily meal allowance in 2026?";

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const started: Started[] = [];
afterEach(async () => {
  for (const { kill, ended } of started.splice(0)) {
    kill("SIGKILL");
    await ended;
  }
});

interface Held {
  server: ModelServer;
  /** The nth question is answered only now. */
  answer(): void;
}

/** A model that keeps one of its answers back. */
async function holdAnswer(number: number): Promise<Held> {
  const held = Promise.withResolvers<void>();
  const server = await startModelServer({
    respond: ({ body }) => {
      const reply = answerLikeAModel(body);
      return server.counts.requests === number ? { ...reply, after: held.promise } : reply;
    },
  });
  return { server, answer: held.resolve };
}

function start(folder: string, args: readonly string[], url: string): Started {
  const cli = startCli(folder, args, { env: { DOSSIER_DATABASE: url } });
  started.push(cli);
  return cli;
}

/** No stack, no word of an unhandled error: one line when the database goes, one when it is back. */
function expectCalm(stderr: string): void {
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr.match(/does not answer.*Waiting/g)).toHaveLength(1);
  expect(stderr.match(/answers again/g)).toHaveLength(1);
}

test.each([
  ["INT", 1],
  ["QUIT", 3],
] as const)(
  "run waits for a Postgres that is restarted (%s, %i seconds away) and goes on, asking nothing twice",
  async (how, away) => {
    const url = await createDatabase(postgres.url);
    const { server, answer } = await holdAnswer(2);
    const model = ["--base-url", server.baseUrl, "--model", "m", "--json"];
    const run = start(newFolder(), ["run", question, samples, ...model], url);
    await server.arrived(2);
    const back = postgres.restart(how, away);
    answer(); // it has to be kept while there is nothing to keep it in
    await back;
    const { code, stdout, stderr } = await run.ended;
    expectCalm(stderr);
    expect(JSON.parse(stdout)).toMatchObject({ status: "OK" });
    expect(code).toBe(0);
    expect(new Set(server.requests.map(({ body }) => JSON.stringify(body))).size).toBe(
      server.requests.length,
    );
    await server.close();
  },
  180_000,
);

test("a worker outlives a restart, and carries out what comes after it", async () => {
  const url = await createDatabase(postgres.url);
  const folder = newFolder();
  const worker = start(folder, ["worker"], url);
  await worker.said(/worker ready/);
  await postgres.restart("INT", 1);
  await worker.said(/answers again/);
  const run = start(folder, ["run", question, samples, "--json"], url);
  expect(JSON.parse((await run.ended).stdout)).toMatchObject({ status: "OK" });
  worker.kill("SIGTERM");
  const { code, stderr } = await worker.ended;
  expectCalm(stderr);
  expect(code).toBe(0);
}, 180_000);
