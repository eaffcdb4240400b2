import { accountRoutes } from "./accounts/account-routes.ts";
import type { HttpRoute } from "./define-route.ts";
import { metricsRoutes } from "./metrics/metrics-routes.ts";
import { connectionRoutes } from "./routes/connection-routes.ts";
import { documentRoutes } from "./routes/document-routes.ts";
import { eventRoutes } from "./routes/event-routes.ts";
import { lookRoutes } from "./routes/look-routes.ts";
import { roundRoutes } from "./routes/round-routes.ts";
import { setupRoutes } from "./routes/setup-routes.ts";
import { steeringRoutes } from "./routes/steering-routes.ts";
import { workflowRoutes } from "./routes/workflow-routes.ts";

/** The table of /api/v1: validation, document, reference page, client types and fuzz input all come from it. */
export const apiRoutes = [
  ...workflowRoutes,
  ...roundRoutes,
  ...steeringRoutes,
  ...eventRoutes,
  ...documentRoutes,
  ...lookRoutes,
  ...setupRoutes,
  ...connectionRoutes,
  ...accountRoutes,
  ...metricsRoutes,
] as const satisfies readonly HttpRoute[];

export type ApiRoute = (typeof apiRoutes)[number];
