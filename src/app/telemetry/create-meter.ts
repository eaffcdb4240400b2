import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Meter } from "@opentelemetry/api";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import type { Clock } from "../../lib/clock.ts";
import { secondBounds } from "./gen-ai-attributes.ts";
import type { ServerMeter } from "./telemetry.ts";

const mostRounds = 10_000;
const requestBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface OpenRound {
  at: number;
  hasEvent: boolean;
}

/** Collects when it is asked, and listens on no port of its own. */
export function createScrapedReader(): PrometheusExporter {
  return new PrometheusExporter({ preventServerStart: true });
}

/** What a server does, counted and timed. Labels are few and known: no users, workflows or names of documents. */
export function createMeter(meter: Meter, reader: PrometheusExporter, clock: Clock): ServerMeter {
  const serializer = new PrometheusSerializer();
  const quick = { unit: "s", advice: { explicitBucketBoundaries: requestBounds } };
  const streams = meter.createUpDownCounter("dossier.streams.open", { description: "Open event streams." });
  const uploads = meter.createCounter("dossier.upload.bytes", {
    description: "Bytes received as uploads.",
    unit: "By",
  });
  const requests = meter.createHistogram("dossier.request.seconds", {
    ...{ description: "Time until a request was answered, by route and status.", ...quick },
  });
  const event = createRoundMeter(meter, clock);
  let queue: () => Promise<number> = () => Promise.resolve(0);
  observeProcess(meter, () => queue());
  return {
    event,
    request: ({ route, method, status, seconds: took }) =>
      requests.record(took, { route, method, status: String(status) }),
    streamOpened() {
      streams.add(1);
      return () => streams.add(-1);
    },
    uploaded: (bytes) => uploads.add(bytes),
    watchQueue: (count) => {
      queue = count;
    },
    async text() {
      const { resourceMetrics } = await reader.collect();
      return serializer.serialize(resourceMetrics);
    },
  };
}

/** Rounds by how they ended, how long they took and how soon the first sign of them came. */
function createRoundMeter(meter: Meter, clock: Clock): ServerMeter["event"] {
  const seconds = { unit: "s", advice: { explicitBucketBoundaries: secondBounds } };
  const rounds = meter.createCounter("dossier.rounds", { description: "Rounds that ended, by status." });
  const lasted = meter.createHistogram("dossier.round.seconds", {
    description: "Time of a round.",
    ...seconds,
  });
  const first = meter.createHistogram("dossier.round.first_event.seconds", {
    ...{ description: "Time from the start of a round to its first event.", ...seconds },
  });
  const price = meter.createCounter("dossier.ai.price", {
    description: "Price of AI calls, by model and currency.",
  });
  const open = new Map<string, OpenRound>();
  return (stream, event) => {
    const since = () => (clock.now() - (open.get(stream)?.at ?? clock.now())) / 1_000;
    const round = open.get(stream);
    switch (event.type) {
      case "round-started":
        if (open.size < mostRounds) open.set(stream, { at: clock.now(), hasEvent: false });
        return;
      case "round-finished":
        rounds.add(1, { status: event.result.status });
        if (round !== undefined) lasted.record(since(), { status: event.result.status });
        open.delete(stream);
        return;
      case "ai-called":
        price.add(event.usage.price, { model: event.usage.model, currency: event.usage.currency });
        break;
      default:
    }
    if (round === undefined || round.hasEvent) return;
    first.record(since());
    round.hasEvent = true;
  };
}

function observeProcess(meter: Meter, queued: () => Promise<number>): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauge = (name: string, description: string, read: () => number | Promise<number>) =>
    meter
      .createObservableGauge(name, { description })
      .addCallback(async (result) => result.observe(await read()));
  gauge("dossier.process.memory_bytes", "Resident memory of the process.", () => process.memoryUsage.rss());
  gauge("dossier.event_loop.delay_p99_seconds", "Delay of the event loop since the last look.", () => {
    const p99 = delay.percentile(99) / 1e9;
    delay.reset();
    return p99;
  });
  gauge("dossier.queue.depth", "Rounds that wait for their turn.", () => queued().catch(() => 0));
}
