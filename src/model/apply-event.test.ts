import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEvent, foldEvents } from "./apply-event.ts";
import type { StoredEvent, WorkflowEvent } from "./event.ts";
import type { RoundResult } from "./round-result.ts";
import type { Usage } from "./calls/usage.ts";

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

const result = (status: RoundResult["status"]): RoundResult => ({
  ...{ workflowId: "wf", round: 1, status, language: "en", message: { text: status, summary: "" } },
  ...{ intents: [], claims: [], evidence: [], provable: [], missing: [], documents: [], warnings: [] },
  usage: { aiCalls: 0, tokensIn: 0, tokensOut: 0, price: 0, currency: "USD", seconds: 0 },
});

/** A round's own end, the end that a broken-off run leaves, a stop and a resume. */
const ends = {
  own: { key: "r1/7", event: { type: "round-finished", result: result("REJECT") } },
  broken: { key: "failed/r1/5", event: { type: "round-finished", result: result("FAILED") } },
  stopped: { key: "stopped/r1/5", event: { type: "round-stopped" } },
  resumed: { key: "resumed/r1/5", event: { type: "round-resumed" } },
} satisfies Record<string, Pick<StoredEvent, "key" | "event">>;
type End = keyof typeof ends;

function roundAfter(order: readonly End[]) {
  const events = [...stored(opening), ...order.map((end) => ends[end])];
  return foldEvents(events.map((event, index) => ({ ...event, offset: index + 1, at: 100 + index })))
    ?.rounds[0];
}

test("an end is an end: whatever is written before or after a round's own end, that is its status and result", () => {
  const others = fc.array(fc.constantFrom<End>("own", "broken", "stopped", "resumed"), { maxLength: 6 });
  fc.assert(
    fc.property(others, others, (before, after) => {
      const round = roundAfter([...before, "own", ...after]);
      expect(round).toMatchObject({ status: "REJECT", isFinal: true, result: { status: "REJECT" } });
    }),
  );
});

test.each<[End[], string]>([
  [["stopped"], "STOPPED"],
  [["broken"], "FAILED"],
  [["broken", "stopped"], "FAILED"],
  [["stopped", "broken"], "STOPPED"],
  [["broken", "resumed"], "RUNNING"],
  [["stopped", "resumed", "broken"], "FAILED"],
])("a round that broke off or was stopped can be taken up again: %j leaves it %s", (order, status) => {
  expect(roundAfter(order)).toMatchObject({ status, isFinal: false });
});
