import { expect, test } from "vitest";
import type { StoredEvent, WorkflowEvent } from "../../model/event.ts";
import type { Task } from "../../model/task.ts";
import { tellStory } from "./tell-story.ts";

const intent = {
  dataType: "text" as const,
  expectedFormats: ["csv"],
  qualityRequirements: { accuracyThreshold: 0.9, completenessThreshold: 0.9 },
  successCriteria: [],
};

const toTask = (id: string, dependsOn: string[]): Task => ({
  ...{ id, objective: `Do ${id}.`, dependsOn, intent, subIntents: ["i1"], extraction: { ocr: "auto" } },
  deliverable: { type: "table", format: "csv" },
  ...{ requiresWebResearch: false, requiresDocumentAnalysis: true, requiresContentGeneration: false },
  requiredDocuments: [],
});

const usage = {
  ...{ id: "u1", model: "m", operation: "plan" as const, prompt: "plan-tasks", promptVersion: 3 },
  ...{ tokensIn: 10, tokensOut: 5, tokensCached: 0, tokensReasoning: 0, bytesIn: 40, bytesOut: 20 },
  ...{ price: 0.1 + 0.2, currency: "CHF", milliseconds: 61_500, round: 1, task: 1, action: 0 },
};

/** Each event a second after the one before. */
function tell(...events: WorkflowEvent[]): string {
  const begin: WorkflowEvent[] = [
    { type: "workflow-created", workflowId: "wf_1", user: "ann", mode: "dynamic" },
    { type: "round-started", runId: "wf_1-r1", prompt: "Two\nlines" },
  ];
  const told = [...begin, ...events].map((event, index): StoredEvent => {
    return { offset: index + 1, key: String(index), at: index * 1_000, event };
  });
  return tellStory(told).join("\n");
}

test("a plan is told with what its tasks depend on and make", () => {
  const tasks = [toTask("task_1", []), toTask("task_2", ["task_1"])];
  const story = tell({ type: "tasks-planned", tasks, overview: "First one, then two.", userMessage: "" });
  expect(story).toContain("Request\n    Two\n    lines\n");
  expect(story).toContain(
    "Plan: First one, then two.\n    task_1: Do task_1.\n      makes table as csv\n      for i1\n",
  );
  expect(story).toContain("    task_2: Do task_2.\n      makes table as csv\n      after task_1\n");
});

test("cost and time are those of the task, and of the round", () => {
  const story = tell(
    { type: "ai-called", usage: { ...usage, task: 0, price: 1 } },
    { type: "task-started", taskId: "task_1", objective: "Do it." },
    { type: "ai-called", usage },
    { type: "task-finished", taskId: "task_1", summary: "done" },
  );
  expect(story).toContain("Asked m: plan-tasks v3, 10 tokens in, 5 out, 0.3 CHF, 1 min 2 s");
  expect(story).toContain("Cost of the task: 1 AI call, 10 tokens in, 5 out, 0.3 CHF, 2.0 s");
  expect(story).toContain("Cost of the round: 2 AI calls, 20 tokens in, 10 out, 1.3 CHF, 4.0 s");
});

test("approvals, observations and reviews are told inside their task, with who decided and what is not met", () => {
  const parameters = { to: "bob" };
  const approval = {
    ...{ id: "a1", action: "mail.send", effect: "send" as const, objective: "Tell Bob." },
    ...{ parameters, documents: [], connection: null },
  };
  const observation = {
    action: "mail.send",
    success: false,
    summary: "no",
    produced: [],
    problems: ["it is late"],
  };
  const review = { decision: "retry" as const, reason: "late", unmetCriteria: ["in time"], learnings: [] };
  const story = tell(
    { type: "task-started", taskId: "task_1", objective: "Do it." },
    { type: "approval-asked", approval },
    { type: "approval-answered", id: "a1", answer: { decision: "approve", parameters: { to: "eve" } } },
    { type: "action-observed", observation },
    { type: "task-reviewed", review, by: "model" },
  );
  expect(story).toContain(
    [
      "    Approval requested (a1): mail.send, send",
      '      {"to":"bob"}',
      "    Approved",
      '      with {"to":"eve"}',
      "    Observed: with problems, no",
      "      problem: it is late",
      "    Review by model: retry, late",
      "      not met: in time",
    ].join("\n"),
  );
});
