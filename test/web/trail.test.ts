import { expect, test } from "vitest";
import type { StoredEvent, WorkflowEvent } from "../../src/model/event.ts";
import { applyToTrail } from "../../web/src/live/apply-to-trail.ts";
import type { RoundTrail } from "../../web/src/live/trail.ts";
import { translate } from "../../web/src/i18n/translate.ts";

function watch(...events: WorkflowEvent[]): readonly RoundTrail[] {
  const stored = events.map((event, index): StoredEvent => ({
    ...{ offset: index + 1, key: `run/${index}`, at: index * 1_000, event },
  }));
  return stored.reduce<readonly RoundTrail[]>(applyToTrail, []);
}

const began: WorkflowEvent[] = [
  { type: "workflow-created", workflowId: "w", user: "local", mode: "dynamic" },
  { type: "round-started", runId: "run", prompt: "What does it cost?" },
  { type: "task-started", taskId: "t1", objective: "Find the price" },
  { type: "action-started", action: "document.extractContent", objective: "Read" },
];

test("a round is watched as it goes: reading, claims one by one, and the summary of each action", () => {
  const [round] = watch(
    ...began,
    { type: "action-progressed", done: 1, total: 3, item: "b.pdf" },
    { type: "action-finished", success: true, summary: "3 files" },
    { type: "claims-checked", intent: "i1", problems: [], audited: [audited("A"), audited("B")] },
  );
  const [task] = round?.tasks ?? [];
  expect(task).toMatchObject({ status: "running", claims: [{ text: "A" }, { text: "B" }] });
  expect(task?.actions).toMatchObject([
    { status: "done", summary: "3 files", progress: { done: 1, total: 3 } },
  ]);
});

const audited = (text: string) => ({
  ...{ text, verdict: "VALID" as const, decision: "ACCEPT" as const, stage: 3, reason: "" },
});

test("a question to a person stays until it is answered, and a stop can be resumed", () => {
  const approval = {
    ...{ id: "a1", action: "mail.send", effect: "send" as const, objective: "Send", parameters: {} },
    ...{ documents: [], connection: null },
  };
  const asked: WorkflowEvent[] = [...began, { type: "approval-asked", approval }];
  expect(watch(...asked)[0]?.waiting?.approval.id).toBe("a1");
  const answered: WorkflowEvent = { type: "approval-answered", id: "a1", answer: { decision: "approve" } };
  expect(watch(...asked, answered)[0]?.waiting).toBeUndefined();
  expect(watch(...asked, { type: "round-stopped" })[0]?.status).toBe("STOPPED");
  expect(watch(...asked, { type: "round-stopped" }, { type: "round-resumed" })[0]?.status).toBe("RUNNING");
});

test("words take the form that their number needs", () => {
  const list = { "verdict.claims": { one: "{n} claim", other: "{n} claims" } };
  const given = { list, locale: "en", fallback: list };
  expect(translate(given, "verdict.claims", { n: 1 })).toBe("1 claim");
  expect(translate(given, "verdict.claims", { n: 1_200 })).toBe("1,200 claims");
  expect(translate({ ...given, locale: "de" }, "verdict.claims", { n: 1_200 })).toBe("1.200 claims");
});
