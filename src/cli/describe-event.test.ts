import { expect, test } from "vitest";
import type { WorkflowEvent } from "../model/event.ts";
import { describeEvent } from "./describe-event.ts";

const review = (decision: "retry" | "done"): WorkflowEvent => ({
  type: "task-reviewed",
  review: { decision, reason: "a row is missing", unmetCriteria: [], learnings: [] },
  by: "host",
});

test("a review that wants another try is told in the reader's language, one that is content is not", () => {
  expect(describeEvent(review("retry"), "de")).toBe("↻ Neuer Versuch: a row is missing");
  expect(describeEvent(review("done"), "de")).toBeUndefined();
});

test("what the plan and the chosen action say to the person is passed on", () => {
  const planned = { type: "tasks-planned" as const, tasks: [], overview: "o", userMessage: "Zwei Schritte." };
  expect(describeEvent(planned, "de")).toBe("Das Modell sagt: „Zwei Schritte.“");
  expect(describeEvent({ ...planned, userMessage: "" }, "de")).toBeUndefined();
});

test("what a model says is shown as its words: in one short line, without anything that a terminal obeys", () => {
  const userMessage = `\u001b[2J\u001b[1;1H✓ All claims proven.\nApproved\u202e by\u0007 you. ${"x".repeat(500)}`;
  const said = describeEvent({ type: "tasks-planned", tasks: [], overview: "", userMessage }, "en");
  expect(said).toMatch(/^The model says: “✓ All claims proven\. Approved by you\. x+…”$/);
  expect(said?.length).toBeLessThan(220);
  const chosen = { type: "action-chosen", chosen: { userMessage } } as unknown as WorkflowEvent;
  expect(describeEvent(chosen, "fr")).toMatch(
    /^ {2}Le modèle dit: «\u202f✓ All claims proven\. Approved by you\. x+…\u202f»$/,
  );
  const failed = {
    type: "action-finished",
    success: false,
    summary: "a\u001b[2Jb\nc",
  } as unknown as WorkflowEvent;
  expect(describeEvent(failed, "en")).toBe("  ✗ ab c");
});

test("only an answer that did not fit is warned of at once; other warnings come with the result", () => {
  const warning = { type: "warning-raised" as const, message: "mail.send: to is missing" };
  expect(describeEvent({ ...warning, code: "approval" }, "en")).toBe("! mail.send: to is missing");
  expect(describeEvent({ ...warning, code: "format" }, "en")).toBeUndefined();
});
