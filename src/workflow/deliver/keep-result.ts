import { streamOf } from "../../lib/stream-of.ts";
import type { Message } from "../../model/message.ts";
import type { RoundRequest } from "../../model/round.ts";
import type { TaskResult, Work } from "../../model/work.ts";
import { currentRound } from "../../model/workflow.ts";
import type { RoundDeps } from "../round-deps.ts";

/** Ends a task. What it made is kept as a message with documents under the task's own label, for tasks and rounds to come. */
export async function keepResult(
  { work, request }: { work: Work; request: RoundRequest },
  deps: RoundDeps,
): Promise<TaskResult> {
  const { task, checked, files, reason, placed } = work;
  const status = work.status === "open" ? "failed" : work.status;
  const summary = status === "done" ? task.objective : `${status}: ${reason ?? task.objective}`;
  // what is made in a single task is kept with its delivery
  if (files.length > 0 && (currentRound(deps.workflow())?.tasks.length ?? 0) > 1) {
    const id = deps.newId("msg");
    const message = await deps.run.step("keep result", async (): Promise<Message> => {
      const { round, task: number, action } = deps.workflow();
      const text = request.mode === "automation" ? "" : task.objective;
      const said = { id, role: "system" as const, text, summary, documentsLabel: task.id, documents: files };
      return { ...said, round, task: number, action, at: deps.clock.now() };
    });
    await deps.emit({ type: "message-added", message });
  }
  const kept = { status, files, checked: await deps.run.step("keep verdicts", store) };
  await deps.emit({ type: "task-finished", taskId: task.id, summary, kept });
  const document = status === "done" ? work.document : null;
  const last = work.done.at(-1)?.observation.summary ?? "";
  return {
    task,
    status,
    checked,
    document,
    files,
    summary: last,
    ...(reason !== undefined && { reason }),
    ...(placed !== undefined && { placed }),
  };

  /** By reference: a round later goes on from what was proven, without asking for it again. */
  function store({ signal }: { signal: AbortSignal }) {
    return deps.blobs.put(streamOf(Buffer.from(JSON.stringify(checked))), { signal });
  }
}
