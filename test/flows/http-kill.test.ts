import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createClient } from "../../src/http/client.ts";
import { newFolder } from "../fakes/start-cli.ts";
import { freePort, startServe } from "../fakes/serve-child.ts";
import { followAll } from "../fakes/follow-all.ts";
import { upload } from "../fakes/start-http.ts";

const policy = readFileSync(join(import.meta.dirname, "../../samples/travel-policy-2026.md"), "utf8");
const rounds = 10;
const kills = 3;

test("a server that is killed again and again in the middle of ten rounds finishes all of them, and its streams go on", async () => {
  const folder = newFolder();
  const port = await freePort();
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
  let life = await startServe({ folder, port });
  try {
    const document = await upload(`http://127.0.0.1:${port}`, "policy.md", policy);
    const start = (number: number) =>
      client.call("POST /api/v1/workflows", {
        body: { prompt: `What is the daily meal allowance in 2026?`, documents: [document] },
        idempotencyKey: `round-${number}`,
      });
    const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
    const started = await Promise.all(numbers.map(start));
    const followed = started.map(({ workflowId }) => followAll(client, workflowId));
    const count = () => followed.reduce((sum, { offsets }) => sum + offsets.length, 0);
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = count() + rounds * 2;
      const isOver = () => followed.every(({ types }) => types.includes("round-finished"));
      await expect.poll(() => count() >= enough || isOver(), { timeout: 20_000, interval: 5 }).toBe(true);
      life.kill("SIGKILL");
      await life.ended;
      life = await startServe({ folder, port });
    }
    await Promise.all(followed.map(({ over }) => over));
    for (const { offsets, keys, types } of followed) {
      expect(offsets).toEqual(offsets.map((_, index) => index + 1));
      expect(new Set(keys).size).toBe(keys.length);
      expect(types.filter((type) => type === "round-finished")).toHaveLength(1);
    }
    const again = await Promise.all(numbers.map(start));
    expect(again).toEqual(started);
    const { workflows } = await client.call("GET /api/v1/workflows", { query: { limit: 100 } });
    expect(workflows.map(({ status }) => status)).toEqual(numbers.map(() => "OK"));
    const results = await Promise.all(
      started.map(({ workflowId }) =>
        client.call("GET /api/v1/workflows/{id}/rounds/{round}", { params: { id: workflowId, round: 1 } }),
      ),
    );
    for (const { message } of results) expect(message.text).toContain("CHF 55");
    life.kill("SIGTERM");
    expect(await life.ended).toMatchObject({ code: 0, isStuck: false });
  } finally {
    life.kill("SIGKILL");
  }
}, 90_000);
