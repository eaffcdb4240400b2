import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { engineContract } from "../../../test/contracts/engine-contract.ts";
import type { OpenForContract } from "../../../test/contracts/engine-contract.ts";
import { engineLifecycleContract } from "../../../test/contracts/engine-lifecycle-contract.ts";
import { openEmbedded } from "../../../test/fakes/open-embedded.ts";
import { systemClock } from "../../lib/clock.ts";
import type { Sqlite } from "../../lib/sqlite.ts";
import { openDataFile, openStore } from "../../store/store.ts";
import { openEngine } from "../engine.ts";
import type { RunFunction } from "../run-context.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-engine-"));

describe("embedded engine", () => {
  const folder = newFolder();
  const open: OpenForContract = (options) => openEmbedded(folder, options);
  engineContract(open);
  engineLifecycleContract(open);
});

const script = new URL("../../../test/fakes/embedded-child.ts", import.meta.url);

/** A child process inside the second step of a run. */
async function startChild(folder: string, id: string) {
  const child = fork(script, [folder, id], { execArgv: [] });
  const [said] = (await once(child, "message")) as string[];
  expect(said).toBe("inside");
  return child;
}

describe("several processes on one folder", () => {
  const goOn: RunFunction = async (_input, { step }) => {
    const first = await step("first", async () => "by this process");
    return step("second", async () => `first ${first}, second by this process`);
  };

  test("leave a living one's run alone, and take it up the moment that process is dead", async () => {
    const [folder, id] = [newFolder(), randomUUID()];
    const child = await startChild(folder, id);
    const { engine } = await openEmbedded(folder, { runs: { run: goOn } });
    expect(await engine.resume(id)).toMatchObject({ status: "running", recoveries: 0 });
    expect(await engine.recover()).toEqual([]);
    child.kill("SIGKILL");
    await once(child, "exit");
    await expect(engine.wait(id)).rejects.toMatchObject({
      code: "stopped",
      message: expect.stringContaining("Resume it"),
    });
    expect(await engine.recover()).toEqual([id]);
    const output = "first by the child, second by this process";
    expect(await engine.wait(id)).toMatchObject({ status: "done", output, recoveries: 1 });
    await engine.close();
  });

  test("can cancel each other's runs: the running step hears of it", async () => {
    const [folder, id] = [newFolder(), randomUUID()];
    const child = await startChild(folder, id);
    const { engine } = await openEmbedded(folder, { runs: { run: goOn } });
    const heard = once(child, "message");
    await engine.cancel(id);
    expect(await heard).toEqual(["aborted", undefined]);
    expect(await engine.get(id)).toMatchObject({ status: "cancelled" });
    child.kill("SIGKILL");
    await once(child, "exit");
    await engine.resume(id);
    expect(await engine.wait(id)).toMatchObject({ status: "done" });
    await engine.close();
  });

  test("can cancel a run that still waits for room, and whoever waits for it is told", async () => {
    const [folder, id, waiting] = [newFolder(), randomUUID(), randomUUID()];
    const child = await startChild(folder, id);
    const limits = { overall: 1, perUser: 1 };
    const here = await openEmbedded(folder, { runs: { run: goOn }, limits });
    const there = await openEmbedded(folder, { runs: { run: goOn }, limits });
    await here.engine.start({ id: waiting, name: "run", input: null });
    const told = here.engine.wait(waiting);
    await there.engine.cancel(waiting);
    expect(await told).toMatchObject({ status: "cancelled" });
    child.kill("SIGKILL");
    await there.engine.close();
    await here.engine.close();
  });

  test("share the limits, and a dead one's place is given to who waits", async () => {
    const [folder, id, waiting] = [newFolder(), randomUUID(), randomUUID()];
    const child = await startChild(folder, id);
    const { engine } = await openEmbedded(folder, {
      runs: { run: goOn },
      limits: { overall: 1, perUser: 1 },
    });
    expect(await engine.start({ id: waiting, name: "run", input: null })).toMatchObject({ status: "queued" });
    child.kill("SIGKILL");
    expect(await engine.wait(waiting)).toMatchObject({ status: "done" });
    await engine.close();
  });
});

test("a run at which process after process dies is given up, until somebody resumes it", async () => {
  const [folder, id] = [newFolder(), randomUUID()];
  const child = await startChild(folder, id);
  child.kill("SIGKILL");
  await once(child, "exit");
  const database = new DatabaseSync(join(folder, "dossier.db"));
  database.prepare("UPDATE runs SET recoveries = 20 WHERE id = ?").run(id);
  database.close();
  const run: RunFunction = async (_input, { step }) => {
    await step("first", async () => null);
    return step("second", async () => "mended");
  };
  const { engine } = await openEmbedded(folder, { runs: { run } });
  await engine.recover();
  expect(await engine.get(id)).toMatchObject({
    status: "failed",
    error: { message: expect.stringContaining("died each time") },
  });
  await engine.resume(id);
  expect(await engine.wait(id)).toMatchObject({ status: "done", output: "mended" });
  await engine.close();
});

describe("what was read may have changed by the time it is written", () => {
  const dead = "00000000-0000-4000-8000-000000000000";
  const run: RunFunction = async (_input, { step }) => step("only", async () => "done");

  /** An engine that sees a run as its dead process left it; the run's end reaches the file just before the engine writes. */
  async function overtaken(recoveries: number) {
    const [folder, id] = [newFolder(), randomUUID()];
    const first = await openEmbedded(folder, { runs: { run } });
    await first.engine.start({ id, name: "run", input: null });
    await first.engine.wait(id);
    await first.engine.close();
    const other = new DatabaseSync(join(folder, "dossier.db"));
    other
      .prepare("UPDATE runs SET status = 'running', owner = ?, finished_at = NULL, recoveries = ?")
      .run(dead, recoveries);
    const end = "UPDATE runs SET status = 'done', finished_at = 1 WHERE id = ? AND status = 'running'";
    const sqlite = await openDataFile(join(folder, "dossier.db"));
    const state = { isLate: false };
    const late: Sqlite = {
      ...sqlite,
      write(job) {
        if (state.isLate) other.prepare(end).run(id);
        return sqlite.write(job);
      },
    };
    const log = await openStore(
      { kind: "sqlite", sqlite, ledgerFolder: join(folder, "ledger") },
      { clock: systemClock },
    );
    const kind = { kind: "embedded", sqlite: late, locksFolder: join(folder, "runners") } as const;
    const limits = { overall: 1, perUser: 1 };
    const engine = await openEngine(kind, {
      runs: { run },
      log,
      clock: systemClock,
      version: "test",
      limits,
    });
    const close = async () => {
      await engine.close();
      await log.close();
      other.close();
    };
    return { engine, id, close, state };
  }

  test("a run that has ended is not queued again by whoever waits for its place", async () => {
    const { engine, id, close, state } = await overtaken(0);
    const waiting = randomUUID();
    expect(await engine.start({ id: waiting, name: "run", input: null })).toMatchObject({ status: "queued" });
    state.isLate = true;
    expect(await engine.wait(waiting)).toMatchObject({ status: "done" });
    expect(await engine.get(id)).toMatchObject({ status: "done" });
    await close();
  });

  test.each([0, 20])(
    "nor by whoever takes up, or gives up, what the dead left (%i deaths)",
    async (deaths) => {
      const { engine, id, close, state } = await overtaken(deaths);
      state.isLate = true;
      await engine.recover();
      expect(await engine.get(id)).toMatchObject({ status: "done", recoveries: deaths });
      await close();
    },
  );
});
