import type { WorkflowStatus, WorkflowStatusString } from "@dbos-inc/dbos-sdk";
import { z } from "zod";
import type { FailureRecord } from "../../model/failure.ts";
import { decodeFailure } from "./failure.ts";
import { deathsAtMost } from "./queues.ts";
import type { RunNote } from "./records.ts";
import type { Json, RunInfo, RunRequest, RunStatus } from "../run-info.ts";

/** What we attach to a run in DBOS, beside its input, so that lists need not load inputs. */
const RunAttributes = z.object({
  id: z.string(),
  name: z.string(),
  stream: z.string(),
  user: z.string(),
  priority: z.number(),
});
type RunAttributes = z.infer<typeof RunAttributes>;

export function toAttributes({
  id,
  name,
  stream = id,
  user = "local",
  priority = 100,
}: RunRequest): RunAttributes {
  return { id, name, stream, user, priority };
}

export const dbosStatuses = {
  queued: ["ENQUEUED", "DELAYED"],
  running: ["PENDING"],
  done: ["SUCCESS"],
  failed: ["ERROR", "MAX_RECOVERY_ATTEMPTS_EXCEEDED"],
  cancelled: ["CANCELLED"],
} satisfies Record<RunStatus, WorkflowStatusString[]>;

const statuses: Record<string, RunStatus> = {
  ENQUEUED: "queued",
  DELAYED: "queued",
  PENDING: "running",
  SUCCESS: "done",
  ERROR: "failed",
  MAX_RECOVERY_ATTEMPTS_EXCEEDED: "failed",
  CANCELLED: "cancelled",
} satisfies Record<WorkflowStatusString, RunStatus>;

export function toRunInfo(found: WorkflowStatus, note: RunNote | undefined): RunInfo {
  const attributes = RunAttributes.parse(found.attributes);
  const status = statuses[found.status] ?? "failed";
  const isFork = attributes.id !== found.workflowID;
  return {
    id: found.workflowID,
    name: attributes.name,
    stream: isFork ? (note?.stream ?? found.workflowID) : attributes.stream,
    user: attributes.user,
    priority: attributes.priority,
    status,
    version: found.applicationVersion ?? "",
    recoveries: note?.recoveries ?? 0,
    createdAt: found.createdAt,
    ...(found.completedAt === undefined ? {} : { finishedAt: found.completedAt }),
    ...(status === "done" ? { output: found.output as Json } : {}),
    ...(status === "failed" ? { error: toError(found) } : {}),
  };
}

function toError({ status, workflowID, error }: WorkflowStatus): FailureRecord {
  if (status === "ERROR") return decodeFailure(error);
  const message = `Run ${workflowID} was not taken up again: ${deathsAtMost} processes died at it. Resume it to try once more.`;
  return { code: "limit", message, retryable: false };
}
