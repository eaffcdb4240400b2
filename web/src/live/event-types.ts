import type { WorkflowEvent } from "../../../src/model/event.ts";

/** A named event reaches only who listens to its name: a type that is missing here does not compile. */
const types = {
  "workflow-created": true,
  "round-started": true,
  "message-added": true,
  "request-understood": true,
  "intents-split": true,
  "request-routed": true,
  "tasks-planned": true,
  "task-started": true,
  "answer-rejected": true,
  "action-chosen": true,
  "approval-asked": true,
  "approval-answered": true,
  "action-started": true,
  "action-progressed": true,
  "action-finished": true,
  "documents-read": true,
  "action-observed": true,
  "task-reviewed": true,
  "task-finished": true,
  "claims-checked": true,
  "evidence-gathered": true,
  "evidence-added": true,
  "ai-called": true,
  "warning-raised": true,
  "budget-raised": true,
  "output-moved": true,
  "round-retried": true,
  "round-stopped": true,
  "round-resumed": true,
  "round-finished": true,
  "connection-used": true,
} satisfies Record<WorkflowEvent["type"], true>;

export const eventTypes: readonly string[] = Object.keys(types);
