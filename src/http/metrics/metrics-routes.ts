import { Failure } from "../../model/failure.ts";
import { defineRoute } from "../define-route.ts";

const getMetrics = defineRoute({
  name: "getMetrics",
  method: "GET",
  path: "/metrics",
  tag: "Operation",
  summary: "Metrics for Prometheus; beyond this machine with a token that has the scope admin",
  scope: "admin",
  answers: { 200: { mediaType: "text/plain" } },
  async handler({ services }) {
    const { meter } = services.dossier;
    if (meter === undefined) throw new Failure("not-found", "This server keeps no metrics.");
    const headers = {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
      "cache-control": "no-store",
    };
    return new Response(await meter.text(), {
      status: 200,
      headers: { ...headers, "x-content-type-options": "nosniff" },
    });
  },
});

export const metricsRoutes = [getMetrics] as const;
