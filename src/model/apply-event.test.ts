import { expect, test } from "vitest";
import { applyEvent, foldEvents } from "./apply-event.ts";
import type { StoredEvent, WorkflowEvent } from "./event.ts";
import type { Usage } from "./usage.ts";

const usage: Usage = {
  ...{ id: "u1", model: "m", operation: "plan", prompt: "p", promptVersion: 1, currency: "USD", price: 0.5 },
  ...{
    tokensIn: 10,
    tokensOut: 2,
    tokensCached: 0,
    tokensReasoning: 0,
    bytesIn: 40,
    bytesOut: 8,
    milliseconds: 3,
    round: 1,
    task: 0,
    action: 0,
  },
};

function stored(events: WorkflowEvent[]): StoredEvent[] {
  return events.map((event, index) => ({ offset: index + 1, key: String(index), at: 100 + index, event }));
}

const opening: WorkflowEvent[] = [
  { type: "workflow-created", workflowId: "wf", user: "ann", mode: "dynamic" },
  { type: "round-started", runId: "r1", prompt: "What?" },
];

test("counts rounds, tasks and actions in the workflow alone", () => {
  const state = foldEvents(
    stored([
      ...opening,
      { type: "task-started", taskId: "t1", objective: "one" },
      { type: "action-started", action: "document.search", objective: "look" },
      { type: "action-finished", success: true, summary: "3 passages" },
      { type: "action-started", action: "ai.process", objective: "answer" },
      { type: "task-started", taskId: "t2", objective: "two" },
      { type: "ai-called", usage },
    ]),
  );
  expect(state).toMatchObject({ id: "wf", round: 1, task: 2, action: 0, createdAt: 100, updatedAt: 107 });
  expect(state?.rounds[0]?.actions).toEqual([
    {
      action: "document.search",
      objective: "look",
      task: 1,
      number: 1,
      status: "done",
      summary: "3 passages",
    },
    { action: "ai.process", objective: "answer", task: 1, number: 2, status: "running" },
  ]);
  expect(state?.rounds[0]?.usage).toEqual([usage]);
});

test("a second round starts task and action again, and leaves the first round as it ended", () => {
  const state = foldEvents(
    stored([
      ...opening,
      { type: "task-started", taskId: "t1", objective: "one" },
      { type: "round-stopped" },
      { type: "round-started", runId: "r2", prompt: "And?" },
    ]),
  );
  expect(state).toMatchObject({ round: 2, task: 0, action: 0 });
  expect(state?.rounds.map(({ status, runId }) => ({ status, runId }))).toEqual([
    { status: "STOPPED", runId: "r1" },
    { status: "RUNNING", runId: "r2" },
  ]);
});

test("creating a workflow again changes nothing, so that every round may begin with it", () => {
  const [first, second] = stored([...opening]);
  const state = applyEvent(applyEvent(undefined, first!), second!);
  expect(applyEvent(state, first!)).toEqual(state);
});

test("never changes the state it is given", () => {
  const events = stored([...opening, { type: "warning-raised", code: "w", message: "careful" }]);
  const before = foldEvents(events.slice(0, 2))!;
  const copy = structuredClone(before);
  applyEvent(before, events[2]!);
  expect(before).toEqual(copy);
});

test("refuses a stream that does not begin with its creation", () => {
  expect(() => foldEvents(stored([{ type: "round-stopped" }]))).toThrow(/before workflow-created/);
});
