import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openDataFile, openStore } from "../../src/store/store.ts";
import type { Store } from "../../src/store/store.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { posting, readEvents, upload } from "../../test/fakes/start-http.ts";
import { judge, printTable } from "../print-table.ts";
import { median, percentile, round } from "../statistics.ts";
import { startDossierServer, urlOf } from "./start-child.ts";

const concurrent = 60;
/** After one that warms up. */
const waveCount = 4;
const replayed = 100_000;

/** How soon the first event of a round is seen while sixty begin at once, and how a long stream is replayed. */
export async function benchEvents(folder: string): Promise<Record<string, number>> {
  const data = join(folder, "events");
  await withStore(data, fillStream);
  const server = await startDossierServer(data);
  try {
    const url = urlOf(server);
    const document = await upload(url, "a.md", "The parking fee is CHF 12 per day.\n");
    await firstEvent(url, document); // loads what the first round needs
    const cold = await beginTogether(url, document);
    const waves: number[][] = [];
    for (let wave = 0; wave < waveCount; wave += 1) waves.push(await beginTogether(url, document));
    const first = waves.flat();
    server.forgetPeak();
    const begun = performance.now();
    const { events } = await readEvents(`${url}/api/v1/workflows/wf_long/events`, {
      until: (seen) => seen.length >= replayed,
    });
    const seconds = (performance.now() - begun) / 1_000;
    if (events.length < replayed) throw new Error(`Only ${events.length} events were replayed.`);
    const peak = server.peakMb();
    const [p50, p95] = [round(median(first)), round(percentile(first, 0.95))];
    const coldP50 = round(median(cold));
    printTable("Events", [
      ["what", "figure", "goal"],
      [`first event of ${concurrent} rounds at once, p50`, `${p50} ms`, judge(p50, { atMost: 200 })],
      ["the same, p95", `${p95} ms`, ""],
      ["the same of the first wave after the start, p50", `${coldP50} ms`, ""],
      [`${replayed} events replayed`, `${round(seconds)} s`, ""],
      ["events per second", `${round(replayed / seconds)}`, ""],
      ["memory of the server meanwhile", `${round(peak)} MB`, ""],
    ]);
    return {
      first_event_p50_ms: p50,
      first_event_p95_ms: p95,
      first_event_cold_p50_ms: coldP50,
      replay_seconds: round(seconds),
      replay_peak_mb: round(peak),
    };
  } finally {
    await server.stop();
  }
}

/** Sixty rounds at once; the next wave begins when they are over. */
async function beginTogether(url: string, document: string): Promise<number[]> {
  const first = await Promise.all(Array.from({ length: concurrent }, () => firstEvent(url, document)));
  const limit = performance.now() + 120_000;
  for (;;) {
    const response = await fetch(`${url}/api/v1/workflows?status=RUNNING&limit=100`);
    const { workflows }: { workflows: { id: string }[] } = JSON.parse(await response.text());
    // the one that is replayed below runs for ever, as far as anybody can see
    if (workflows.every(({ id }) => id === "wf_long")) return first;
    if (performance.now() > limit) throw new Error("Rounds did not end within two minutes.");
    await setTimeout(200);
  }
}

/** From the request that starts a round to the first event in a reader's hands. */
async function firstEvent(url: string, document: string): Promise<number> {
  const begun = performance.now();
  const body = { prompt: "How high is the parking fee?", documents: [document] };
  const response = await fetch(`${url}/api/v1/workflows`, posting(body));
  const { workflowId }: { workflowId: string } = JSON.parse(await response.text());
  await readEvents(`${url}/api/v1/workflows/${workflowId}/events`, { until: (seen) => seen.length > 0 });
  return performance.now() - begun;
}

export async function withStore(data: string, body: (store: Store) => Promise<void>): Promise<void> {
  const sqlite = await openDataFile(join(data, "dossier.db"));
  const store = await openStore(
    { kind: "sqlite", sqlite, ledgerFolder: join(data, "ledger") },
    { clock: systemClock },
  );
  await body(store);
  await store.close();
}

/** A workflow that runs, as far as anybody can see, with many events. */
async function fillStream(store: Store): Promise<void> {
  await beginStream(store, "wf_long");
  for (let start = 2; start < replayed; start += 1_000) {
    const numbers = Array.from({ length: Math.min(1_000, replayed - start) }, (_, index) => start + index);
    await Promise.all(
      numbers.map((number) =>
        store.append("wf_long", `k${number}`, {
          type: "action-progressed",
          done: number,
          total: replayed,
          item: `page ${number}`,
        }),
      ),
    );
  }
}

export async function beginStream(store: Store, id: string): Promise<void> {
  await store.append(id, "0", { type: "workflow-created", workflowId: id, user: "local", mode: "dynamic" });
  await store.append(id, "1", { type: "round-started", runId: `${id}-r1`, prompt: "A long round" });
}
