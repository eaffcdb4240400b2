import { z } from "zod";
import { dropNulls } from "../../lib/json/drop-nulls.ts";
import { toJson } from "../../lib/json/to-json.ts";
import { Failure } from "../../model/failure.ts";
import { inheritIntent } from "../../model/intent.ts";
import type { Analysis } from "../../model/intent.ts";
import type { Split } from "../../model/sub-intent.ts";
import { TaskPlan } from "../../model/task.ts";
import type { PlannedTask, Task } from "../../model/task.ts";
import { orderTasks } from "./order-tasks.ts";

export interface PlanGround {
  split: Split;
  /** Throws where a reference leads to no document. */
  canResolve(reference: string): unknown;
}

type ReadPlan = { ok: true; value: TaskPlan } | { ok: false; complaint: string };

/** A plan that can be carried out, or what is wrong with it in words for the model. */
export function checkPlan(text: string, { split, canResolve }: PlanGround): ReadPlan {
  const { value, status } = toJson(text);
  if (status === "hopeless" || status === "repaired")
    return { ok: false, complaint: "Its JSON is missing, broken or cut off." };
  const parsed = TaskPlan.safeParse(dropNulls(value));
  if (!parsed.success) return { ok: false, complaint: z.prettifyError(parsed.error) };
  try {
    orderTasks(parsed.data.tasks);
    const parts = new Set(split.intents.map(({ id }) => id));
    for (const { id, requiredDocuments, serves } of parsed.data.tasks) {
      for (const reference of requiredDocuments) canResolve(reference);
      const strange = serves.find((part) => !parts.has(part));
      if (strange !== undefined)
        return {
          ok: false,
          complaint: `${id} serves "${strange}". The parts are: ${[...parts].join(", ")}.`,
        };
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ok: false, complaint: error.message };
  }
  return { ok: true, value: parsed.data };
}

/** Tasks in the order of what they rest on, every part of the request with one of them. */
export function toTasks(
  { tasks: planned }: TaskPlan,
  { analysis, split }: { analysis: Analysis; split: Split },
) {
  const tasks = orderTasks(planned).map((task) => toTask(task, analysis));
  const served = new Set<string>();
  const own = tasks.map((task) => {
    const subIntents = task.subIntents.filter((id) => !served.has(id));
    for (const id of subIntents) served.add(id);
    return { ...task, subIntents };
  });
  // a part that no task speaks for is not lost: the last task, which rests on the others, takes it
  const left = split.intents.map(({ id }) => id).filter((id) => !served.has(id));
  return own.map((task, index) =>
    index === own.length - 1 ? { ...task, subIntents: [...task.subIntents, ...left] } : task,
  );
}

/** A task with every field of its intent settled: its own word, else the workflow's. */
export function toTask(planned: PlannedTask, analysis: Analysis): Task {
  const { dataType, expectedFormats, qualityRequirements, successCriteria, serves, ...task } = planned;
  const own = { dataType, expectedFormats, qualityRequirements, successCriteria };
  return {
    ...task,
    intent: inheritIntent(analysis, own),
    subIntents: serves,
    // pictures of text are read where the task looks into documents at all
    extraction: { ocr: task.requiresDocumentAnalysis ? "auto" : "never" },
  };
}
