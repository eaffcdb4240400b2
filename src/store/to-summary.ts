import { WorkflowSummary } from "../model/workflow.ts";

/** A row of the list of workflows. */
export function toSummary(row: Record<string, unknown>): WorkflowSummary {
  return WorkflowSummary.parse({
    id: row["id"],
    user: row["user_name"],
    title: row["title"],
    status: row["status"],
    rounds: Number(row["rounds"]),
    price: Number(row["price"]),
    createdAt: Number(row["created_at"]),
    updatedAt: Number(row["updated_at"]),
    ...(Number(row["waiting"]) === 1 && { waiting: true }),
  });
}
