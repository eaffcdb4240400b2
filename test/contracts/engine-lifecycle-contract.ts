import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Json } from "../../src/engine/run-info.ts";
import type { RunFunction } from "../../src/engine/run-context.ts";
import type { WorkflowEvent } from "../../src/model/event.ts";
import { Failure } from "../../src/model/failure.ts";
import { useEngine } from "./engine-contract.ts";
import type { OpenForContract } from "./engine-contract.ts";

const warning = (message: string): WorkflowEvent => ({ type: "warning-raised", code: "test", message });

/** How every engine must stop, resume, fork, tell, share out and forget runs. */
export function engineLifecycleContract(open: OpenForContract): void {
  const withEngine = useEngine(open);

  test("cancels: the running step's signal fires, and finished steps stay finished on resume", async () => {
    const ran: string[] = [];
    const inside = Promise.withResolvers<void>();
    const fired = Promise.withResolvers<void>();
    let patient = true;
    const run: RunFunction = async (_input, { step }) => {
      await step("before", async () => ran.push("before"));
      await step("during", async ({ signal }) => {
        ran.push("during");
        if (!patient) return "finished";
        signal.addEventListener("abort", () => fired.resolve());
        inside.resolve();
        return new Promise<Json>(() => undefined); // ignores the signal on purpose
      });
      return step("after", async () => "end");
    };
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: null });
      await inside.promise;
      await engine.cancel(id);
      await fired.promise;
      expect(await engine.wait(id)).toMatchObject({ status: "cancelled" });
      patient = false;
      await engine.resume(id);
      expect(await engine.wait(id)).toMatchObject({ status: "done", output: "end" });
      expect(ran).toEqual(["before", "during", "during"]);
    });
  });

  test("forks before a step: earlier results are kept, the rest is done anew", async () => {
    const ran: string[] = [];
    const run: RunFunction = async (_input, { runId, step, emit }) => {
      const a = await step("a", async () => ran.push("a"));
      await emit(warning(`a of ${runId}`));
      const b = await step("b", async () => ran.push("b"));
      const c = await step("c", async () => ran.push("c"));
      return [a, b, c];
    };
    await withEngine({ runs: { run } }, async ({ engine, log }) => {
      const [id, forked] = [randomUUID(), randomUUID()];
      await engine.start({ id, name: "run", input: null });
      await engine.wait(id);
      await engine.fork(id, { id: forked, beforeStep: 1 });
      expect(await engine.wait(forked)).toMatchObject({ status: "done", output: [1, 4, 5] });
      expect(ran).toEqual(["a", "b", "c", "b", "c"]);
      expect((await engine.get(id))?.output).toEqual([1, 2, 3]);
      expect((await log.read(forked)).map(({ event }) => event)).toEqual([warning(`a of ${forked}`)]);
      const beyond = engine.fork(id, { id: randomUUID(), beforeStep: 9 });
      await expect(beyond).rejects.toMatchObject({ code: "usage" });
    });
  });

  test("keeps events with offsets: followed live, replayed from any offset, never doubled by a replay", async () => {
    const halfway = Promise.withResolvers<void>();
    let wait = true;
    const run: RunFunction = async (_input, { step, emit }) => {
      await emit(warning("one"));
      await step("halfway", async () => null);
      await emit(warning("two"));
      await step("hold", async ({ signal }) => {
        halfway.resolve();
        if (wait)
          await new Promise((_resolve, reject) =>
            signal.addEventListener("abort", () => reject(new Error("aborted"))),
          );
        return null;
      });
      await emit(warning("three"));
      return null;
    };
    await withEngine({ runs: { run } }, async ({ engine, log }) => {
      const [id, stream] = [randomUUID(), `stream-${randomUUID()}`];
      const live: string[] = [];
      const stop = new AbortController();
      const following = (async () => {
        for await (const { offset, event } of log.follow(stream, { signal: stop.signal })) {
          if (event.type === "warning-raised") live.push(`${offset} ${event.message}`);
          if (live.length === 3) return;
        }
      })();
      await engine.start({ id, name: "run", input: null, stream });
      await halfway.promise;
      await engine.cancel(id);
      await engine.wait(id);
      wait = false;
      await engine.resume(id);
      await engine.wait(id);
      await following;
      expect(live).toEqual(["1 one", "2 two", "3 three"]);
      expect((await log.read(stream, 1)).map(({ offset }) => offset)).toEqual([2, 3]);
      stop.abort();
    });
  });

  test("obeys the limits for all and for each user, and starts the more urgent first", async () => {
    const running = new Set<string>();
    const seen: { all: number; ann: number }[] = [];
    const order: string[] = [];
    const gates = new Map<string, PromiseWithResolvers<void>>();
    const gate = (id: string) => {
      const known = gates.get(id) ?? Promise.withResolvers<void>();
      gates.set(id, known);
      return known;
    };
    const run: RunFunction = async (input, { step }) =>
      step("hold", async () => {
        const id = input as string;
        running.add(id);
        order.push(id);
        seen.push({ all: running.size, ann: [...running].filter((name) => name.startsWith("ann")).length });
        gate(`entered ${id}`).resolve();
        await gate(`leave ${id}`).promise;
        running.delete(id);
        return null;
      });
    await withEngine({ runs: { run }, limits: { overall: 3, perUser: 2 } }, async ({ engine }) => {
      const names = ["ann1", "ann2", "ann3", "bob1", "bob2"];
      const suffix = randomUUID();
      for (const name of names) {
        const [user, priority] = [`${name.slice(0, 3)}-${suffix}`, name === "bob2" ? 1 : 100];
        await engine.start({ id: `${name}-${suffix}`, name: "run", input: name, user, priority });
        if (name === "ann2" || name === "bob1") await gate(`entered ${name}`).promise;
      }
      expect(order.toSorted()).toEqual(["ann1", "ann2", "bob1"]);
      gate("leave bob1").resolve();
      await gate("entered bob2").promise; // ann3 is older, but ann has two already
      gate("leave ann1").resolve();
      await gate("entered ann3").promise;
      for (const name of names) gate(`leave ${name}`).resolve();
      await Promise.all(names.map((name) => engine.wait(`${name}-${suffix}`)));
      expect(Math.max(...seen.map(({ all }) => all))).toBe(3);
      expect(Math.max(...seen.map(({ ann }) => ann))).toBe(2);
    });
  });

  test("starts the most urgent of those that wait", async () => {
    const order: string[] = [];
    const free = Promise.withResolvers<void>();
    const busy = Promise.withResolvers<void>();
    const run: RunFunction = async (input, { step }) =>
      step("note", async () => {
        if (input === "blocker") {
          busy.resolve();
          await free.promise;
        } else order.push(input as string);
        return null;
      });
    await withEngine({ runs: { run }, limits: { overall: 1, perUser: 1 } }, async ({ engine }) => {
      const suffix = randomUUID();
      const start = (name: string, priority: number) =>
        engine.start({ id: `${name}-${suffix}`, name: "run", input: name, user: `u-${suffix}`, priority });
      await start("blocker", 100);
      await busy.promise;
      await start("low", 300);
      await start("middle", 200);
      await start("high", 5);
      free.resolve();
      await Promise.all(["low", "middle", "high"].map((name) => engine.wait(`${name}-${suffix}`)));
      expect(order).toEqual(["high", "middle", "low"]);
    });
  });

  test("knows which contents its records name, and forgets single runs with theirs", async () => {
    const sha = (letter: string) => letter.repeat(64);
    const run: RunFunction = async (input, { step }) => {
      const text = typeof input === "string" ? input : "";
      await step("read", async () => ({ parts: { sha256: text.replaceAll("a", "b") } }));
      return { file: text.replaceAll("a", "c") };
    };
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const [one, two] = [randomUUID(), randomUUID()];
      for (const id of [one, two]) {
        await engine.start({ id, name: "run", input: `${sha("a")} and ${sha("f")}0, which is none` });
        await engine.wait(id);
      }
      const named = async (id: string) => {
        const found = new Set<string>();
        for await (const { runId, sha256 } of engine.references()) if (runId === id) found.add(sha256);
        return [...found].toSorted();
      };
      expect(await named(one)).toEqual([sha("a"), sha("b"), sha("c")]);
      await engine.forget([one]);
      expect(await named(one)).toEqual([]);
      expect(await engine.get(one)).toBeUndefined();
      expect(await named(two)).toEqual([sha("a"), sha("b"), sha("c")]);
    });
  });

  test("forgets ended runs on request, and no others", async () => {
    const hold = Promise.withResolvers<void>();
    const run: RunFunction = async (input, { step }) =>
      step("work", async () => {
        if (input === "slow") await hold.promise;
        return null;
      });
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const [ended, going] = [randomUUID(), randomUUID()];
      await engine.start({ id: ended, name: "run", input: "fast" });
      await engine.wait(ended);
      await engine.start({ id: going, name: "run", input: "slow" });
      expect(await engine.prune(Date.now() - 3_600_000)).not.toContain(ended);
      const pruned = await engine.prune(Date.now() + 3_600_000);
      expect(pruned).toContain(ended);
      expect(pruned).not.toContain(going);
      expect(await engine.get(ended)).toBeUndefined();
      expect(await engine.get(going)).toBeDefined();
      hold.resolve();
      expect(await engine.wait(going)).toMatchObject({ status: "done" });
    });
  });

  test("stops waiting when the signal fires, without touching the run", async () => {
    const hold = Promise.withResolvers<void>();
    const run: RunFunction = async (_input, { step }) =>
      step("hold", async () => hold.promise.then(() => null));
    await withEngine({ runs: { run } }, async ({ engine }) => {
      const id = randomUUID();
      await engine.start({ id, name: "run", input: null });
      const stop = new AbortController();
      const waiting = engine.wait(id, { signal: stop.signal });
      stop.abort(new Failure("stopped", "enough"));
      await expect(waiting).rejects.toThrow("enough");
      hold.resolve();
      expect(await engine.wait(id)).toMatchObject({ status: "done" });
    });
  });

  test("goes on after a close, and refuses another version or another order of steps", async () => {
    const ran: string[] = [];
    const hold = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const id = randomUUID();
    const begin: RunFunction = async (_input, { step }) => {
      await step("read", async () => ran.push("read"));
      await step("write", async ({ signal }) => {
        reached.resolve();
        await Promise.race([
          hold.promise,
          new Promise((_r, reject) => signal.addEventListener("abort", reject)),
        ]);
        return null;
      });
      return "never here";
    };
    await withEngine({ runs: { run: begin }, version: "one" }, async ({ engine }) => {
      await engine.start({ id, name: "run", input: null });
      await reached.promise;
    });
    await withEngine({ runs: { run: begin }, version: "two" }, async ({ engine }) => {
      await expect(engine.resume(id)).rejects.toMatchObject({
        code: "incompatible",
        message: expect.stringContaining("one"),
      });
    });
    const swapped: RunFunction = async (_input, { step }) => {
      await step("write", async () => null);
      return step("read", async () => null);
    };
    await withEngine({ runs: { run: swapped }, version: "one" }, async ({ engine }) => {
      await engine.resume(id);
      expect(await engine.wait(id)).toMatchObject({ status: "failed", error: { code: "incompatible" } });
    });
    const goOn: RunFunction = async (_input, { step }) => {
      await step("read", async () => ran.push("read again"));
      return step("write", async () => "written");
    };
    await withEngine({ runs: { run: goOn }, version: "one" }, async ({ engine }) => {
      await engine.resume(id);
      expect(await engine.wait(id)).toMatchObject({ status: "done", output: "written" });
      expect(ran.filter((name) => name === "read again")).toEqual([]);
    });
  });
}
