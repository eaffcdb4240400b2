import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { createDatabase } from "../../../test/fakes/create-database.ts";
import { startWorker, until } from "../../../test/fakes/dbos-workers.ts";
import type { Turn, Worker, WorkerSettings } from "../../../test/fakes/dbos-workers.ts";
import { systemClock } from "../../lib/clock.ts";
import type { EventLog } from "../../model/event.ts";
import { openEngine } from "../engine.ts";
import type { Engine } from "../engine-port.ts";

const log: EventLog = { append: async () => undefined, read: async () => [], follow: async function* () {} };
const never = async () => null;

describe("several worker processes", () => {
  let url: string;
  let workers: Worker[] = [];
  let clients: Engine[] = [];

  beforeEach(async () => {
    url = await createDatabase(inject("postgresUrl"));
  });
  afterEach(async () => {
    for (const client of clients) await client.close();
    for (const worker of workers) await worker.kill();
    [workers, clients] = [[], []];
  });

  async function worker(settings: Partial<WorkerSettings> = {}): Promise<Worker> {
    const started = await startWorker({ url, ...settings });
    workers.push(started);
    return started;
  }
  /** Starts and watches runs, and carries out none. */
  async function client(version = "test"): Promise<Engine> {
    for (const open of clients) await open.close();
    const options = { runs: { work: never, gated: never, endless: never }, log, clock: systemClock, version };
    const engine = await openEngine(
      { kind: "dbos", url, worker: false },
      { ...options, limits: { overall: 50, perUser: 50 } },
    );
    clients = [engine];
    return engine;
  }
  const countOf = (turns: Turn[], turn: string) =>
    Map.groupBy(
      turns.filter((one) => one.turn === turn),
      ({ run, index }) => `${run} ${index}`,
    );

  test("come up on an empty database, all at once, and print nothing", async () => {
    const three = await Promise.all([worker(), worker(), worker()]);
    const engine = await client();
    const id = randomUUID();
    await engine.start({ id, name: "work", input: { steps: 1, ms: 1 } });
    expect(await engine.wait(id)).toMatchObject({ status: "done", output: "test" });
    await Promise.all(three.map((one) => one.close()));
    expect(three.map((one) => one.printed())).toEqual(["", "", ""]);
  });

  test("finish what a killed one was at within ten seconds, and record no step twice", async () => {
    const three = await Promise.all([1, 2, 3].map(() => worker({ overall: 12 })));
    const engine = await client();
    const ids = Array.from({ length: 30 }, () => randomUUID());
    for (const id of ids) await engine.start({ id, name: "work", input: { steps: 5, ms: 200 } });
    const inFlight = (turns: Turn[]) => {
      const recorded = countOf(turns, "recorded");
      return [...countOf(turns, "started").keys()].filter((step) => !recorded.has(step));
    };
    const victim = await until(() => three.find((one) => inFlight(one.turns()).length >= 2));
    await victim.kill();
    const killedAt = Date.now();
    const ended = await Promise.all(ids.map((id) => engine.wait(id)));
    expect(ended.every(({ status }) => status === "done")).toBe(true);
    const recovered = ended.filter(({ recoveries }) => recoveries > 0);
    expect(Math.max(...recovered.map(({ finishedAt = 0 }) => finishedAt)) - killedAt).toBeLessThan(10_000);
    const interrupted = inFlight(victim.turns());
    for (const step of interrupted) expect(recovered.map(({ id }) => id)).toContain(step.split(" ")[0]);

    const turns = three.flatMap((one) => one.turns());
    const twice = (turn: string) =>
      [...countOf(turns, turn)].filter(([, all]) => all.length > 1).map(([step]) => step);
    expect(twice("recorded")).toEqual([]);
    for (const step of twice("started")) expect(interrupted).toContain(step);
    for (const id of ids) expect(await engine.steps(id)).toHaveLength(5);
  });

  test("leave each other's runs alone while they live", async () => {
    const two = await Promise.all([worker(), worker()]);
    const engine = await client();
    const ids = Array.from({ length: 6 }, () => randomUUID());
    for (const id of ids) await engine.start({ id, name: "gated", input: null });
    const turns = () => two.flatMap((one) => one.turns());
    await until(() => (countOf(turns(), "recorded").size === ids.length ? true : undefined));
    const third = await worker();
    expect(await engine.recover()).toEqual([]);
    expect(await engine.resume(ids[0]!)).toMatchObject({ status: "running", recoveries: 0 });
    for (const id of ids) await engine.send(id, "go", true);
    for (const id of ids) expect(await engine.wait(id)).toMatchObject({ status: "done", recoveries: 0 });
    expect(
      [...countOf([...turns(), ...third.turns()], "started").values()].every((all) => all.length === 1),
    ).toBe(true);
  });

  test("carry out only runs of their own version", async () => {
    const [id, newer, forked] = [randomUUID(), randomUUID(), randomUUID()];
    await (await client("one")).start({ id, name: "work", input: { steps: 2, ms: 1 } });
    await worker({ version: "two" });
    const engine = await client("two");
    await engine.start({ id: newer, name: "work", input: { steps: 1, ms: 1 } });
    expect(await engine.wait(newer)).toMatchObject({ status: "done", output: "two" });
    expect(await engine.get(id)).toMatchObject({ status: "queued", version: "one" });
    const refused = { code: "incompatible", message: expect.stringContaining("version one") };
    await expect(engine.resume(id)).rejects.toMatchObject(refused);
    await engine.fork(id, { id: forked, beforeStep: 0 });
    expect(await engine.wait(forked)).toMatchObject({ status: "done", output: "two", version: "two" });
    await worker({ version: "one" });
    expect(await engine.wait(id)).toMatchObject({ status: "done", output: "one", version: "one" });
  });

  test("shut out a frozen one that wakes after another has taken over, and let it work again", async () => {
    const frozen = await worker();
    const engine = await client();
    const [id, next] = [randomUUID(), randomUUID()];
    await engine.start({ id, name: "work", input: { steps: 3, ms: 400 } });
    await until(() => frozen.turns().find(({ turn, index }) => turn === "started" && index === 1));
    frozen.child.kill("SIGSTOP");
    const before = frozen.turns().filter(({ turn }) => turn === "recorded");
    const other = await worker();
    expect(await engine.wait(id)).toMatchObject({ status: "done", recoveries: 1 });
    await other.close();
    frozen.child.kill("SIGCONT");
    await engine.start({ id: next, name: "work", input: { steps: 1, ms: 1 } });
    expect(await engine.wait(next)).toMatchObject({ status: "done" });
    const after = frozen.turns().filter(({ turn, run }) => turn === "recorded" && run === id);
    expect(after).toEqual(before);
    expect(other.turns().filter(({ turn }) => turn === "recorded").length + before.length).toBe(3);
  });

  test("hear of a cancel by another process within two seconds", async () => {
    const one = await worker();
    const engine = await client();
    const id = randomUUID();
    await engine.start({ id, name: "endless", input: null });
    await until(() => one.turns().find(({ turn }) => turn === "started"));
    await engine.cancel(id);
    await until(() => one.turns().find(({ turn }) => turn === "aborted"), 2_000);
    expect(await engine.wait(id)).toMatchObject({ status: "cancelled" });
  });
});
