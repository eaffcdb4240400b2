import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier, RoundHandle } from "../../src/app/create-dossier.ts";
import type { StepTurn } from "../../src/engine/engine-port.ts";
import { systemClock } from "../../src/lib/clock.ts";
import type { WorkflowEvent } from "../../src/model/event.ts";
import type { RoundResult } from "../../src/model/round-result.ts";
import { openDataFile, openStore } from "../../src/store/store.ts";

const samples = join(import.meta.dirname, "../../samples");
const asked = {
  prompt: "What is the daily meal allowance in 2026?",
  files: [samples],
  formats: ["md", "txt"],
};
const limit = () => AbortSignal.timeout(30_000);

const opened: Dossier[] = [];
afterEach(async () => {
  for (const dossier of opened.splice(0)) await dossier.close();
});

async function open(data: string, observe: (turn: StepTurn) => void = () => undefined): Promise<Dossier> {
  const dossier = await createDossier({ data }, { observe });
  opened.push(dossier);
  return dossier;
}

const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-faults-"));

/** What a person can still do with a workflow whose round has been disturbed. */
async function expectWhole(dossier: Dossier, workflowId: string): Promise<void> {
  const resumed = await (await dossier.resume(workflowId)).result(limit());
  expect(resumed).toMatchObject({ status: "OK", documents: [{ format: "md" }, { format: "txt" }] });
  expect(await dossier.show(workflowId)).toEqual(resumed);
  expect(await dossier.list()).toMatchObject([{ id: workflowId, status: "OK" }]);
  const next = await dossier.continue(workflowId, { prompt: "Hello!" });
  const { status, round } = await next.result(limit());
  expect([["OK", "REFUSAL"].includes(status), round]).toEqual([true, 2]);
}

const places = [
  { step: "publish 1", turn: "started" },
  { step: "publish 1", turn: "executed" },
  { step: "publish 2", turn: "recorded" },
  { step: "deliver", turn: "started" },
  { step: "deliver", turn: "recorded" },
];

test.each(places)(
  "stopped while it writes its files ($step, $turn), a round can be resumed and is whole",
  async (place) => {
    const data = newFolder();
    let published = 0;
    let stopping: Promise<void> | undefined;
    const running: { handle?: RoundHandle } = {};
    const dossier = await open(data, ({ name, turn }) => {
      if (name.startsWith("publish") && turn === "started") published += 1;
      const step = name.startsWith("publish") ? `publish ${published}` : name;
      if (step !== place.step || turn !== place.turn || stopping !== undefined) return;
      stopping = running.handle?.stop();
    });
    const handle = await dossier.start(asked);
    running.handle = handle;
    await handle.result(limit());
    expect(stopping).toBeDefined();
    await stopping;
    await dossier.close();
    await expectWhole(await open(data), handle.workflowId);
  },
);

test("stopped at any moment around its last event, what is shown and what can be done agree", async () => {
  for (let wait = 0; wait < 4; wait += 1) {
    const data = newFolder();
    const dossier = await open(data);
    const handle = await dossier.start(asked);
    for await (const { event } of handle.events(limit())) {
      const isNear = event.type === "message-added" && event.message.role === "system";
      if (!isNear && event.type !== "round-finished") continue;
      for (let turn = 0; turn < wait; turn += 1) await new Promise(setImmediate);
      await handle.stop().catch(() => undefined);
      break;
    }
    await handle.result(limit());
    await dossier.close();
    await expectWhole(await open(data), handle.workflowId);
  }
});

test("a stop that comes after the end changes nothing", async () => {
  const dossier = await open(newFolder());
  const handle = await dossier.start(asked);
  const result = await handle.result(limit());
  await expect(handle.stop()).rejects.toMatchObject({ code: "usage" });
  expect(await dossier.show(handle.workflowId)).toEqual(result);
});

const dead = "00000000-0000-4000-8000-000000000000";
const late: WorkflowEvent[][] = [
  [],
  [{ type: "round-stopped" }],
  [{ type: "round-stopped" }, { type: "round-resumed" }],
  [{ type: "round-resumed" }, { type: "round-stopped" }],
];
const leftAs = ["running", "queued", "cancelled", "done"] as const;
const orders = late.flatMap((events) =>
  leftAs.map((status) => ({ status, events, after: events.map(({ type }) => type).join(", ") || "nothing" })),
);

/** What a process leaves that dies, or is stopped, between the round's last event and the end of its run. */
async function disturb(data: string, { workflowId, status, events }: Disturbance): Promise<void> {
  const sqlite = await openDataFile(join(data, "dossier.db"));
  const store = await openStore(
    { kind: "sqlite", sqlite, ledgerFolder: join(data, "ledger") },
    { clock: systemClock },
  );
  for (const [number, event] of events.entries()) await store.append(workflowId, `late/${number}`, event);
  const finished = status === "cancelled" ? 1 : null;
  if (status !== "done")
    await sqlite.write((sql) =>
      sql.run(
        "UPDATE runs SET status = ?, owner = ?, output = NULL, finished_at = ?",
        status,
        dead,
        finished,
      ),
    );
  await store.close();
}

interface Disturbance {
  workflowId: string;
  status: (typeof leftAs)[number];
  events: readonly WorkflowEvent[];
}

const calm = { data: newFolder(), delivered: undefined as RoundResult | undefined };
beforeAll(async () => {
  const dossier = await open(calm.data);
  calm.delivered = await (await dossier.start(asked)).result(limit());
  await dossier.close();
});

test.each(orders)("an end is an end: run $status, then $after", async ({ status, events }) => {
  const { delivered } = calm;
  const workflowId = delivered?.workflowId ?? "";
  const data = newFolder();
  cpSync(calm.data, data, { recursive: true });
  await disturb(data, { workflowId, status, events });
  const later = await open(data);
  expect(await later.show(workflowId)).toEqual(delivered);
  await expectWhole(later, workflowId);
});
