import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

type OtlpValue = {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  arrayValue?: { values: OtlpValue[] };
};

type OtlpAttributes = { key: string; value: OtlpValue }[];

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: OtlpAttributes;
  events?: { name: string }[];
  status: { code: number };
}

interface OtlpPoint {
  attributes: OtlpAttributes;
  count: number | string;
  sum: number;
  bucketCounts: (number | string)[];
  explicitBounds: number[];
}

interface OtlpBody {
  resourceSpans?: { resource: { attributes: OtlpAttributes }; scopeSpans: { spans: OtlpSpan[] }[] }[];
  resourceMetrics?: {
    scopeMetrics: { metrics: { name: string; unit: string; histogram: { dataPoints: OtlpPoint[] } }[] }[];
  }[];
}

type Attributes = Record<string, unknown>;

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  milliseconds: number;
  attributes: Attributes;
  events: string[];
  /** 0 unset, 1 ok, 2 error. */
  status: number;
}

export interface CollectedPoint {
  metric: string;
  unit: string;
  attributes: Attributes;
  count: number;
  sum: number;
  bounds: number[];
}

export interface OtlpCollector {
  endpoint: string;
  /** What was sent, as text, in order. */
  bodies: string[];
  paths: string[];
  spans(): CollectedSpan[];
  points(): CollectedPoint[];
  resource(): Attributes;
  close(): Promise<void>;
}

/** An OpenTelemetry collector on loopback for OTLP over HTTP in JSON; a silent one takes requests and never answers. */
export async function startOtlpCollector({ silent = false } = {}): Promise<OtlpCollector> {
  const bodies: string[] = [];
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    const take = async () => {
      bodies.push(await text(request));
      if (!silent) response.setHeader("content-type", "application/json").end("{}");
    };
    take().catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port on 127.0.0.1");
  const parsed = () => bodies.map((body) => JSON.parse(body) as OtlpBody);
  const resourceSpans = () => parsed().flatMap((body) => body.resourceSpans ?? []);
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    bodies,
    paths,
    spans: () =>
      resourceSpans().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(toSpan))),
    points: () => parsed().flatMap(toPoints),
    resource: () => toAttributes(resourceSpans()[0]?.resource.attributes ?? []),
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, "close");
    },
  };
}

function toSpan(span: OtlpSpan): CollectedSpan {
  const { traceId, spanId, parentSpanId, name, kind, status } = span;
  const nanoseconds = BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano);
  return {
    ...{ traceId, spanId, parentSpanId, name, kind, status: status.code },
    milliseconds: Number(nanoseconds) / 1_000_000,
    attributes: toAttributes(span.attributes),
    events: (span.events ?? []).map((event) => event.name),
  };
}

function toPoints({ resourceMetrics = [] }: OtlpBody): CollectedPoint[] {
  const metrics = resourceMetrics.flatMap(({ scopeMetrics }) =>
    scopeMetrics.flatMap((scope) => scope.metrics),
  );
  return metrics.flatMap(({ name, unit, histogram }) =>
    histogram.dataPoints.map((point) => ({
      metric: name,
      unit,
      attributes: toAttributes(point.attributes),
      count: Number(point.count),
      sum: point.sum,
      bounds: point.explicitBounds,
    })),
  );
}

function toAttributes(attributes: OtlpAttributes): Attributes {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, toValue(value)]));
}

function toValue({ stringValue, intValue, doubleValue, arrayValue }: OtlpValue): unknown {
  if (arrayValue !== undefined) return arrayValue.values.map(toValue);
  return stringValue ?? (intValue === undefined ? doubleValue : Number(intValue));
}
