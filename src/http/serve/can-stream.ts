import type { HttpRoute } from "../define-route.ts";

const streaming = new Set(["followWorkflow", "followUser", "completeChat"]);

/** The few routes whose answer may be a stream: to look into the headers of every answer would cost as much as the answer. */
export function canStream({ name }: Pick<HttpRoute, "name">): boolean {
  return streaming.has(name);
}
