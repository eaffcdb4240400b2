import type { z } from "zod";
import type { FetchLimits } from "../fetch/fetch-limits.ts";
import type { GraphError } from "./graph-error.ts";

export interface GraphCall {
  /** Below the base, with its query. */
  path: string;
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** In words, to follow "could not": "read the mail". */
  doing: string;
  /** The permission that it takes. */
  needs: string;
  json?: unknown;
  body?: { content: Uint8Array; mediaType: string };
  headers?: Record<string, string>;
  /** Statuses that the caller deals with: they come back instead of failing. */
  expects?: readonly number[];
  limits?: Partial<FetchLimits>;
}

export interface GraphAnswer {
  status: number;
  headers: Headers;
  /** Undefined where all went well. */
  error: GraphError | undefined;
  bytes(): Promise<Buffer>;
}

/** Microsoft Graph, as the parts that read mail and files use it. */
export interface Graph {
  /** The plain answer, redirects not followed. */
  call(call: GraphCall): Promise<GraphAnswer>;
  read<Schema extends z.ZodType>(call: GraphCall, schema: Schema): Promise<z.infer<Schema>>;
  /** Page after page until there are so many. `isAll` where the list ended. */
  list<Item extends z.ZodType>(
    call: GraphCall,
    wanted: { item: Item; most: number },
  ): Promise<{ items: z.infer<Item>[]; isAll: boolean }>;
}
