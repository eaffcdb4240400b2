import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { engineContract } from "../../../test/contracts/engine-contract.ts";
import { engineLifecycleContract } from "../../../test/contracts/engine-lifecycle-contract.ts";
import { createDatabase } from "../../../test/fakes/create-database.ts";
import { startWorker, until } from "../../../test/fakes/dbos-workers.ts";
import { systemClock } from "../../lib/clock.ts";
import { Failure } from "../../model/failure.ts";
import { openStore } from "../../store/store.ts";
import { openEngine } from "../engine.ts";
import type { Engine, EngineOptions } from "../engine-port.ts";
import type { RunFunction } from "../run-context.ts";

let url: string;
beforeAll(async () => {
  url = await createDatabase(inject("postgresUrl"));
});

type Some = Pick<EngineOptions, "runs"> & Partial<EngineOptions> & { worker?: boolean };

async function open({ worker = true, ...some }: Some) {
  const log = await openStore({ kind: "postgres", url }, { clock: systemClock });
  const options = { limits: { overall: 50, perUser: 50 }, version: "test", log, clock: systemClock, ...some };
  const engine = await openEngine({ kind: "dbos", url, worker }, options).catch(async (error: unknown) => {
    await log.close();
    throw error;
  });
  const close = async () => {
    await engine.close();
    await log.close();
  };
  return { engine: { ...engine, close }, log };
}

async function withEngine(some: Some, body: (engine: Engine) => Promise<void>): Promise<void> {
  const { engine } = await open(some);
  try {
    await body(engine);
  } finally {
    await engine.close();
  }
}

async function sql(text: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

describe("engine on Postgres", () => {
  engineContract(open);
  engineLifecycleContract(open);

  const echo: RunFunction = async (input, { step }) => step("echo", async () => input);

  test("is one at a time in a process, and can be opened again after it was closed", async () => {
    await withEngine({ runs: { echo } }, async () => {
      await expect(open({ runs: { echo } })).rejects.toMatchObject({
        code: "busy",
        message: expect.stringContaining("Close that engine"),
      });
    });
    await withEngine({ runs: { echo } }, async (engine) => {
      expect(await engine.list({ limit: 1 })).toHaveLength(1);
    });
  });

  test.each([
    [
      "postgres://me:secret@127.0.0.1:9/nowhere",
      { code: "store", message: expect.stringContaining("127.0.0.1:9/nowhere") },
    ],
    ["mysql://me:secret@host/db", { code: "configuration", message: expect.stringContaining("postgres://") }],
  ])("says what is wrong with %s, without the password", async (address, expected) => {
    const options = {
      runs: {},
      log: undefined as never,
      clock: systemClock,
      version: "test",
      limits: { overall: 1, perUser: 1 },
    };
    const error: unknown = await openEngine({ kind: "dbos", url: address }, options).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Failure);
    expect(error).toMatchObject(expected);
    expect(String(error)).not.toContain("secret");
  });

  test("names a database that is not there", async () => {
    const missing = new URL(url);
    missing.pathname = "/not_there";
    const options = {
      runs: {},
      log: undefined as never,
      clock: systemClock,
      version: "test",
      limits: { overall: 1, perUser: 1 },
    };
    const opening = openEngine({ kind: "dbos", url: missing.href }, options);
    await expect(opening).rejects.toMatchObject({
      code: "store",
      message: expect.stringMatching(/not_there.*Create it/),
    });
  });

  test("lets the most urgent run of all users through first", async () => {
    const order: number[] = [];
    const [busy, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const run: RunFunction = async (input, { step }) =>
      step("note", async () => {
        busy.resolve();
        await free.promise;
        order.push(Number(input));
        return null;
      });
    await withEngine({ runs: { run }, limits: { overall: 1, perUser: 1 } }, async (engine) => {
      const start = async (priority: number) => {
        const request = { name: "run", input: priority, user: randomUUID(), priority };
        return (await engine.start({ id: randomUUID(), ...request })).id;
      };
      const ids = [await start(500)];
      await busy.promise;
      for (const priority of [400, 300, 200, 100, 1]) ids.push(await start(priority));
      free.resolve();
      for (const id of ids) await engine.wait(id);
      expect(order).toEqual([500, 1, 100, 200, 300, 400]);
    });
  });

  test("one user's long line does not hold up another user behind it", async () => {
    const free = Promise.withResolvers<void>();
    const run: RunFunction = async (input, { step }) =>
      step("wait", async () => {
        if (input === "crowd") await free.promise;
        return input;
      });
    await withEngine({ runs: { run }, limits: { overall: 2, perUser: 1 } }, async (engine) => {
      const start = (user: string) => engine.start({ id: randomUUID(), name: "run", input: user, user });
      for (let left = 520; left > 0; left -= 40)
        await Promise.all(Array.from({ length: 40 }, () => start("crowd")));
      const { id } = await start("single");
      expect(await engine.wait(id)).toMatchObject({ status: "done", output: "single" });
      await engine.forget((await engine.list({ status: "queued" })).map((run) => run.id));
      free.resolve();
    });
  });

  test("can be used from inside a step, without becoming part of that run", async () => {
    let engine: Engine | undefined;
    const child = randomUUID();
    const parent: RunFunction = async (_input, { step }) => {
      await step("start", async () => {
        await engine?.start({ id: child, name: "echo", input: "child" });
        return (await engine?.list({ limit: 1 }))?.length ?? 0;
      });
      return step("wait", async () => (await engine?.wait(child))?.output ?? null);
    };
    await withEngine({ runs: { parent, echo } }, async (opened) => {
      engine = opened;
      const id = randomUUID();
      await opened.start({ id, name: "parent", input: null });
      expect(await opened.wait(id)).toMatchObject({ status: "done", output: "child" });
      expect((await opened.steps(id)).map(({ name }) => name)).toEqual(["start", "wait"]);
    });
  });

  test("keeps finished parallel steps and unread values when a failed run is resumed", async () => {
    const ran: string[] = [];
    let broken = true;
    const run: RunFunction = async (_input, { step, waitFor }) => {
      const good = step("good", async () => ran.push("good"));
      const bad = step("bad", async () => {
        await good;
        ran.push("bad");
        if (broken) throw new Failure("model", "overloaded");
        return 0;
      });
      await Promise.all([bad, good]);
      return (await waitFor("answer", { timeoutMs: 5_000 })) ?? "nothing";
    };
    await withEngine({ runs: { run } }, async (engine) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: null });
      await engine.send(id, "answer", "kept");
      expect(await engine.wait(id)).toMatchObject({
        status: "failed",
        error: { code: "model", message: "overloaded" },
      });
      broken = false;
      await engine.resume(id);
      expect(await engine.wait(id)).toMatchObject({ status: "done", output: "kept" });
      expect(ran).toEqual(["good", "bad", "bad"]);
    });
  });

  test("forks after the last step with all that was recorded, into a stream of its own", async () => {
    let times = 0;
    const run: RunFunction = async (_input, { runId, step, sleep, waitFor, emit }) => {
      await step("count", async () => (times += 1));
      await sleep(1);
      const answer = await waitFor("answer", { timeoutMs: 10_000 });
      await emit({ type: "warning-raised", code: "test", message: runId });
      return { times, answer };
    };
    const { engine, log } = await open({ runs: { run } });
    const [id, forked, stream] = [randomUUID(), randomUUID(), randomUUID()];
    await engine.start({ id, name: "run", input: null, priority: 7 });
    await engine.send(id, "answer", 42);
    await engine.wait(id);
    await engine.fork(id, { id: forked, beforeStep: 1, stream });
    const expected = { status: "done", output: { times: 1, answer: 42 }, stream, priority: 7 };
    expect(await engine.wait(forked)).toMatchObject(expected);
    expect((await log.read(stream)).map(({ key }) => key)).toEqual([`${forked}/0`]);
    await engine.close();
  });

  test("delivers values in the order in which they were sent", async () => {
    const run: RunFunction = async (_input, { waitFor }) => {
      const got: number[] = [];
      while (got.length < 20) got.push(Number(await waitFor("numbers", { timeoutMs: 10_000 })));
      return got;
    };
    await withEngine({ runs: { run } }, async (engine) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: null });
      await Promise.all(Array.from({ length: 20 }, (_, n) => engine.send(id, "numbers", n)));
      expect((await engine.wait(id)).output).toEqual(Array.from({ length: 20 }, (_, n) => n));
    });
  });

  test("hands over on close what it was at, and another process finishes it", async () => {
    const [id, inside] = [randomUUID(), Promise.withResolvers<void>()];
    const work: RunFunction = async (_input, { step }) => {
      await step("step 0", async () => null);
      return step("step 1", async () => {
        inside.resolve();
        return new Promise(() => undefined);
      });
    };
    await withEngine({ runs: { work } }, async (engine) => {
      await engine.start({ id, name: "work", input: { steps: 3, ms: 1 } });
      await inside.promise;
    });
    const other = await startWorker({ url });
    try {
      await withEngine({ runs: {}, worker: false }, async (engine) => {
        expect(await engine.wait(id)).toMatchObject({ status: "done", recoveries: 1 });
      });
      const started = await until(() =>
        other.turns().filter(({ turn, run }) => turn === "started" && run === id),
      );
      expect(started.map(({ index }) => index)).toEqual([1, 2]);
    } finally {
      await other.close();
    }
  });

  test("gives up a run at which process after process dies, until somebody resumes it", async () => {
    const id = randomUUID();
    await withEngine({ runs: { echo }, worker: false }, async (engine) => {
      await engine.start({ id, name: "echo", input: "at last" });
    });
    await sql("UPDATE dbos.workflow_status SET recovery_attempts = 21 WHERE workflow_uuid = $1", [id]);
    await withEngine({ runs: { echo } }, async (engine) => {
      expect(await engine.wait(id)).toMatchObject({ status: "failed", error: { code: "limit" } });
      await engine.resume(id);
      expect(await engine.wait(id)).toMatchObject({ status: "done", output: "at last" });
    });
  });
});
