import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Context, Meter, SpanOptions } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import type { MetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from "@opentelemetry/sdk-trace";
import { delay } from "../../lib/abort.ts";
import { systemClock } from "../../lib/clock.ts";
import { createSecretMask } from "../../lib/create-secret-mask.ts";
import { sha256 } from "../../lib/hash.ts";
import { createMeter, createScrapedReader } from "./create-meter.ts";
import { createStepSpans } from "./create-step-spans.ts";
import {
  metricAttributes,
  secondBounds,
  spanAttributes,
  spanNameOf,
  stepAttributes,
  tokenBounds,
} from "./gen-ai-attributes.ts";
import type { AttemptTurn, TurnAttributes } from "./gen-ai-attributes.ts";
import type { Telemetry, TelemetryOptions } from "./telemetry.ts";

/** For one export and for the end: nobody waits longer for a collector that does not answer. */
const patienceMs = 2_000;

/** Spans and metrics by the GenAI conventions, sent as OTLP JSON; nothing is registered globally. */
export function createOtlpTelemetry(
  endpoint: string | undefined,
  options: Omit<TelemetryOptions, "otlpEndpoint">,
): Telemetry {
  const { secrets, clock = systemClock } = options;
  const mask = createSecretMask(secrets);
  const scraped = options.isScraped === true ? createScrapedReader() : undefined;
  const { traces, metrics, startSpan } = openProviders(endpoint, mask, scraped);
  const record = createRecorder(metrics.getMeter("dossier"));
  const steps = createStepSpans();

  function ai(turn: AttemptTurn): void {
    const now = clock.now();
    const kind = turn.provider === "offline" ? SpanKind.INTERNAL : SpanKind.CLIENT;
    const attributes = maskValues(spanAttributes(turn), mask);
    const step = steps.only(turn.run);
    const parent = step === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, step);
    const started = { kind, attributes, startTime: now - turn.milliseconds };
    const span = startSpan(turn.run, mask(spanNameOf(turn)), { ...started, parent });
    if (turn.turn === "troubled") span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(now);
    record(turn, maskValues(metricAttributes(turn), mask));
  }

  return {
    ...(scraped && { meter: createMeter(metrics.getMeter("dossier"), scraped, clock) }),
    ai(turn) {
      if (turn.turn === "answered" || turn.turn === "troubled") ai(turn);
    },
    step(turn) {
      const now = clock.now();
      switch (turn.turn) {
        case "started": {
          const attributes = maskValues(stepAttributes(turn), mask);
          const name = mask(`step ${turn.name}`);
          const begun = { kind: SpanKind.INTERNAL, attributes, startTime: now, parent: ROOT_CONTEXT };
          return steps.open(turn, startSpan(turn.runId, name, begun));
        }
        case "executed":
          return steps.note(turn, now);
        case "recorded":
          return steps.close(turn, now);
        case "replayed":
          // nothing was done: its span was sent when it was
          return;
      }
    },
    async close() {
      steps.abandon(clock.now());
      const over = new AbortController();
      const sent = Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
      await Promise.race([sent, delay(patienceMs, over.signal)]);
      over.abort();
    },
  };
}

interface Begun extends SpanOptions {
  parent: Context;
}

function openProviders(
  endpoint: string | undefined,
  mask: (text: string) => string,
  scraped: MetricReader | undefined,
) {
  const sent = endpoint === undefined ? { spans: [], metrics: [] } : exportersTo(endpoint);
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES have the last word, as everywhere
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "dossier" }))
    .merge(detectResources({ detectors: [envDetector] }));
  const random = new RandomIdGenerator();
  let traceId = "";
  const traces = new TracerProvider({
    resource,
    spanProcessors: sent.spans,
    idGenerator: { generateTraceId: () => traceId, generateSpanId: () => random.generateSpanId() },
  });
  const metrics = new MeterProvider({
    resource,
    readers: [...sent.metrics, ...(scraped === undefined ? [] : [scraped])],
  });
  const tracer = traces.getTracer("dossier");
  const startSpan = (run: string, name: string, { parent, ...options }: Begun) => {
    // one trace for a run, whichever processes carry it out
    traceId = sha256(`trace of ${mask(run)}`).slice(0, 32);
    return tracer.startSpan(name, options, parent);
  };
  return { traces, metrics, startSpan };
}

/** Spans and metrics by OTLP over HTTP. */
function exportersTo(endpoint: string) {
  const to = (path: string) => ({
    url: new URL(path, endpoint.replace(/\/*$/, "/")).href,
    timeoutMillis: patienceMs,
  });
  const limit = { exportTimeoutMillis: patienceMs };
  return {
    spans: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to("v1/traces")), ...limit })],
    metrics: [
      new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(to("v1/metrics")), ...limit }),
    ],
  };
}

function createRecorder(meter: Meter): (turn: AttemptTurn, attributes: TurnAttributes) => void {
  const tokens = meter.createHistogram("gen_ai.client.token.usage", {
    description: "Number of input and output tokens used.",
    unit: "{token}",
    advice: { explicitBucketBoundaries: tokenBounds },
  });
  const seconds = meter.createHistogram("gen_ai.client.operation.duration", {
    description: "GenAI operation duration.",
    unit: "s",
    advice: { explicitBucketBoundaries: secondBounds },
  });
  return (turn, attributes) => {
    seconds.record(turn.milliseconds / 1_000, attributes);
    if (turn.turn === "troubled") return;
    tokens.record(turn.tokensIn, { ...attributes, "gen_ai.token.type": "input" });
    tokens.record(turn.tokensOut, { ...attributes, "gen_ai.token.type": "output" });
  };
}

function maskValues(attributes: TurnAttributes, mask: (text: string) => string): TurnAttributes {
  const masked = (value: TurnAttributes[string]) =>
    typeof value === "string" ? mask(value) : Array.isArray(value) ? value.map(mask) : value;
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, masked(value)]));
}
