import type { Telemetry, TelemetryOptions } from "./telemetry.ts";

const off: Telemetry = {
  ai() {},
  step() {},
  async close() {},
};

/** Opens traces and metrics; when they are off, the libraries behind them are not even loaded. */
export async function createTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { otlpEndpoint, ...rest } = options;
  if (otlpEndpoint === undefined && options.isScraped !== true) return off;
  const { createOtlpTelemetry } = await import("./otlp-telemetry.ts");
  return createOtlpTelemetry(otlpEndpoint, rest);
}
