import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Engine, EngineOptions } from "../../src/engine/engine-port.ts";
import type { Json } from "../../src/engine/run-info.ts";
import type { RunFunction } from "../../src/engine/run-context.ts";
import type { EventLog } from "../../src/model/event.ts";
import { Failure } from "../../src/model/failure.ts";

export interface OpenOptions {
  runs: Record<string, RunFunction>;
  limits?: EngineOptions["limits"];
  version?: string;
}

export interface OpenEngine {
  engine: Engine;
  log: EventLog;
}

/** Opens an engine; every call uses the same storage, and only one is open at a time. */
export type OpenForContract = (options: OpenOptions) => Promise<OpenEngine>;

/** Opens an engine for a test's body and closes it whatever happens. */
export function useEngine(open: OpenForContract) {
  return async (options: OpenOptions, body: (opened: OpenEngine) => Promise<void>): Promise<void> => {
    const opened = await open(options);
    try {
      await body(opened);
    } finally {
      await opened.engine.close();
    }
  };
}

/** How every engine must carry out runs and steps. */
export function engineContract(open: OpenForContract): void {
  const withEngine = useEngine(open);

  test("carries out the steps of a run in order and keeps its output", async () => {
    const run: RunFunction = async (input, { step }) => {
      const a = await step("double", async () => Number(input) * 2);
      const b = await step("add", async () => a + 1);
      return { a, b };
    };
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: 20 });
      const ended = await engine.wait(id);
      expect(ended).toMatchObject({ id, status: "done", output: { a: 40, b: 41 }, recoveries: 0 });
      expect(await engine.steps(id)).toEqual([
        { index: 0, name: "double" },
        { index: 1, name: "add" },
      ]);
      expect((await engine.list({ status: "done" })).map((info) => info.id)).toContain(id);
    });
  });

  test("runs once when the same id is started twice", async () => {
    let times = 0;
    const run: RunFunction = async (_input, { step }) => step("count", async () => (times += 1));
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const id = randomUUID();
      await Promise.all([
        engine.start({ id, name: "run", input: null }),
        engine.start({ id, name: "run", input: null }),
      ]);
      await engine.wait(id);
      const again = await engine.start({ id, name: "run", input: null });
      expect(again).toMatchObject({ status: "done", output: 1 });
      expect(times).toBe(1);
    });
  });

  test("names a run function that is not there", async () => {
    await withEngine({ runs: {} }, async ({ engine }) => {
      const started = engine.start({ id: randomUUID(), name: "nowhere", input: null });
      await expect(started).rejects.toMatchObject({
        code: "not-found",
        message: expect.stringContaining("nowhere"),
      });
    });
  });

  test("gives a step's value as it was recorded, on the first pass as on a replay", async () => {
    const seen: unknown[] = [];
    let broken = true;
    const run: RunFunction = async (_input, { step }) => {
      seen.push(await step("odd", async () => ({ when: new Date(0), none: undefined, list: [undefined] })));
      await step("nothing", async () => undefined);
      return step("break", async () => {
        if (broken) throw new Failure("store", "not yet");
        return null;
      });
    };
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: null });
      await engine.wait(id);
      broken = false;
      await engine.resume(id);
      expect(await engine.wait(id)).toMatchObject({ status: "done" });
      const recorded = { when: "1970-01-01T00:00:00.000Z", list: [null] };
      expect(seen).toEqual([recorded, recorded]);
    });
  });

  test("refuses a priority that is none", async () => {
    await withEngine({ runs: { run: async () => null } }, async ({ engine }) => {
      const started = engine.start({ id: randomUUID(), name: "run", input: null, priority: -1 });
      await expect(started).rejects.toMatchObject({
        code: "usage",
        message: expect.stringContaining("0 to 1,000"),
      });
    });
  });

  test("names a run that is not there", async () => {
    await withEngine({ runs: {} }, async ({ engine }) => {
      const id = randomUUID();
      expect(await engine.get(id)).toBeUndefined();
      const missing = { code: "not-found", message: expect.stringContaining(id) };
      await expect(engine.wait(id)).rejects.toMatchObject(missing);
      await expect(engine.cancel(id)).rejects.toMatchObject(missing);
      await expect(engine.resume(id)).rejects.toMatchObject(missing);
      await expect(engine.send(id, "topic", 1)).rejects.toMatchObject(missing);
    });
  });

  test("tries a step again when the failure says that helps, and not otherwise", async () => {
    const attempts: string[] = [];
    const flaky: RunFunction = async (_input, { step }) =>
      step(
        "flaky",
        async ({ attempt }) => {
          attempts.push(`flaky ${attempt}`);
          if (attempt < 3) throw new Failure("model", "overloaded", { retryable: true });
          return attempt;
        },
        { backoffMs: 1 },
      );
    const broken: RunFunction = async (_input, { step }) =>
      step("broken", async ({ attempt }) => {
        attempts.push(`broken ${attempt}`);
        throw new Failure("invalid", "no such colour", {});
      });
    await withEngine({ runs: { flaky, broken } }, async ({ engine }) => {
      const [good, bad] = [randomUUID(), randomUUID()];
      await engine.start({ id: good, name: "flaky", input: null });
      expect(await engine.wait(good)).toMatchObject({ status: "done", output: 3 });
      await engine.start({ id: bad, name: "broken", input: null });
      const error = { code: "invalid", message: "no such colour", retryable: false };
      expect(await engine.wait(bad)).toMatchObject({ status: "failed", error });
      expect(attempts).toEqual(["flaky 1", "flaky 2", "flaky 3", "broken 1"]);
    });
  });

  test("takes a failed run up again at the failed step alone", async () => {
    const ran: string[] = [];
    let broken = true;
    const run: RunFunction = async (_input, { step }) => {
      await step("first", async () => ran.push("first"));
      return step("second", async () => {
        ran.push("second");
        if (broken) throw new Failure("store", "the disk is full");
        return "mended";
      });
    };
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: null });
      expect(await engine.wait(id)).toMatchObject({ status: "failed", error: { code: "store" } });
      broken = false;
      await engine.resume(id);
      expect(await engine.wait(id)).toMatchObject({ status: "done", output: "mended" });
      expect(ran).toEqual(["first", "second", "second"]);
    });
  });

  test("ends a try that takes too long", async () => {
    const run: RunFunction = async (_input, { step }) =>
      step("endless", () => new Promise<Json>(() => undefined), { timeoutMs: 20, attempts: 1 });
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: null });
      expect(await engine.wait(id)).toMatchObject({ status: "failed", error: { code: "timeout" } });
    });
  });

  test("refuses a step result that is a document instead of a reference", async () => {
    const run: RunFunction = async (_input, { step }) => step("huge", async () => "x".repeat(1_200_000));
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: null });
      const error = { code: "limit", message: expect.stringContaining('"huge"') };
      expect(await engine.wait(id)).toMatchObject({ status: "failed", error });
    });
  });

  test("numbers parallel steps in the order in which they were called", async () => {
    const run: RunFunction = async (_input, { step }) => {
      const first = Promise.withResolvers<null>();
      const slow = step("slow", () => first.promise);
      const fast = step("fast", async () => {
        first.resolve(null);
        return null;
      });
      await Promise.allSettled([slow, fast]);
      return null;
    };
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: null });
      await engine.wait(id);
      expect((await engine.steps(id)).map((step) => step.name)).toEqual(["slow", "fast"]);
    });
  });

  test("sleeps, and hands over what is sent before and after the wait begins, once each", async () => {
    const asked = Promise.withResolvers<void>();
    const run: RunFunction = async (_input, { step, sleep, waitFor }) => {
      await sleep(5);
      const first = await waitFor("approval", { timeoutMs: 20_000 });
      await step("ask", async () => {
        asked.resolve();
        return null;
      });
      const second = await waitFor("approval", { timeoutMs: 20_000 });
      const third = await waitFor("approval", { timeoutMs: 10 });
      return { first, second, third: third ?? "nobody answered" };
    };
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: null });
      await engine.send(id, "approval", { yes: 1 });
      await asked.promise;
      await engine.send(id, "approval", { yes: 2 });
      const output = { first: { yes: 1 }, second: { yes: 2 }, third: "nobody answered" };
      expect(await engine.wait(id)).toMatchObject({ status: "done", output });
    });
  });
}
