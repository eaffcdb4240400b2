import type { HttpRoute } from "../define-route.ts";
import { chatRoutes } from "./chat-routes.ts";
import { fileRoutes } from "./file-routes.ts";

/** What programs made for OpenAI's API ask for; their errors have its shape. */
export const openAiRoutes = [...chatRoutes, ...fileRoutes] as const satisfies readonly HttpRoute[];
