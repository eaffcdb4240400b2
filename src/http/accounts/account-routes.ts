import { entryRoutes } from "./entry-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import { shareRoutes } from "./share-routes.ts";
import { tokenRoutes } from "./token-routes.ts";
import { userRoutes } from "./user-routes.ts";

/** Everything about who comes in, and what they let others see. */
export const accountRoutes = [
  ...sessionRoutes,
  ...entryRoutes,
  ...tokenRoutes,
  ...userRoutes,
  ...shareRoutes,
] as const;
