import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { createClient } from "../../src/http/client.ts";
import { createDatabase } from "../fakes/create-database.ts";
import { freePort, startServe } from "../fakes/serve-child.ts";
import { newFolder, startCli } from "../fakes/start-cli.ts";
import { followAll } from "../fakes/follow-all.ts";
import { upload } from "../fakes/start-http.ts";

const policy = readFileSync(join(import.meta.dirname, "../../samples/travel-policy-2026.md"), "utf8");
const rounds = 8;

test("two servers and two workers on one Postgres: one of each is killed, nothing is lost, and streams go on", async () => {
  const folder = newFolder();
  const env = { DOSSIER_DATABASE: await createDatabase(inject("postgresUrl")) };
  const [portA, portB] = [await freePort(), await freePort()];
  const [serverA, serverB] = [
    await startServe({ folder, port: portA }, env),
    await startServe({ folder, port: portB }, env),
  ];
  const worker = () => startCli(folder, ["worker", "--data", join(folder, "data")], { env });
  const [workerA, workerB] = [worker(), worker()];
  try {
    await Promise.all([workerA.said(/worker ready/), workerB.said(/worker ready/)]);
    const [a, b] = [portA, portB].map((port) => createClient({ baseUrl: `http://127.0.0.1:${port}` }));
    const document = await upload(`http://127.0.0.1:${portA}`, "policy.md", policy);
    const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
    const started = await Promise.all(
      numbers.map((number) =>
        a!.call("POST /api/v1/workflows", {
          body: { prompt: "What is the daily meal allowance in 2026?", documents: [document] },
          idempotencyKey: `round-${number}`,
        }),
      ),
    );
    // what one server was given is followed at the other
    const followed = started.map(({ workflowId }) => followAll(b!, workflowId));
    const count = () => followed.reduce((sum, { offsets }) => sum + offsets.length, 0);
    await expect.poll(count, { timeout: 20_000, interval: 5 }).toBeGreaterThan(rounds * 3);
    serverA.kill("SIGKILL");
    workerA.kill("SIGKILL");
    await Promise.all(followed.map(({ over }) => over));
    for (const { offsets, keys, types } of followed) {
      expect(offsets).toEqual(offsets.map((_, index) => index + 1));
      expect(new Set(keys).size).toBe(keys.length);
      expect(types.filter((type) => type === "round-finished")).toHaveLength(1);
    }
    const { workflows } = await b!.call("GET /api/v1/workflows", { query: { limit: 100 } });
    expect(workflows.map(({ status }) => status)).toEqual(numbers.map(() => "OK"));
  } finally {
    for (const child of [serverA, serverB, workerA, workerB]) child.kill("SIGKILL");
  }
}, 120_000);
