import { expect, test } from "vitest";
import type { WorkflowEvent } from "../model/event.ts";
import { describeEvent } from "./describe-event.ts";

const review = (decision: "retry" | "done"): WorkflowEvent => ({
  type: "task-reviewed",
  review: { decision, reason: "a row is missing", unmetCriteria: [], learnings: [] },
  by: "host",
});

test("a review that wants another try is told in the reader's language, one that is content is not", () => {
  expect(describeEvent(review("retry"), "de")).toBe("↻ Noch einmal: a row is missing");
  expect(describeEvent(review("done"), "de")).toBeUndefined();
});

test("what the plan and the chosen action say to the person is passed on", () => {
  const planned = { type: "tasks-planned" as const, tasks: [], overview: "o", userMessage: "Zwei Schritte." };
  expect(describeEvent(planned, "de")).toBe("Zwei Schritte.");
  expect(describeEvent({ ...planned, userMessage: "" }, "de")).toBeUndefined();
});

test("only an answer that did not fit is warned of at once; other warnings come with the result", () => {
  const warning = { type: "warning-raised" as const, message: "mail.send: to is missing" };
  expect(describeEvent({ ...warning, code: "approval" }, "en")).toBe("! mail.send: to is missing");
  expect(describeEvent({ ...warning, code: "format" }, "en")).toBeUndefined();
});
