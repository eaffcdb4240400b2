import fc from "fast-check";
import { expect, test } from "vitest";
import { inheritIntent } from "./intent.ts";
import type { Intent } from "./intent.ts";
import { incrementAction, incrementRound, incrementTask } from "./increment-place.ts";

const place = fc.record({ round: fc.nat(), task: fc.nat(), action: fc.nat() });

test("a new round starts task and action again, a new task the action; the given state stays as it was", () => {
  fc.assert(
    fc.property(place, (before) => {
      const copy = { ...before };
      expect(incrementRound(before)).toEqual({ round: before.round + 1, task: 0, action: 0 });
      expect(incrementTask(before)).toEqual({ round: before.round, task: before.task + 1, action: 0 });
      expect(incrementAction(before)).toEqual({ ...before, action: before.action + 1 });
      expect(before).toEqual(copy);
    }),
  );
});

test("a task inherits what it does not state and may override each field", () => {
  const workflow: Intent = {
    dataType: "documents",
    expectedFormats: ["pdf"],
    qualityRequirements: { accuracyThreshold: 0.9, completenessThreshold: 0.8 },
    successCriteria: ["all policies compared"],
  };
  expect(inheritIntent(workflow, {})).toEqual(workflow);
  const task = inheritIntent(workflow, { expectedFormats: ["csv"], dataType: "numbers" });
  expect(task).toEqual({ ...workflow, expectedFormats: ["csv"], dataType: "numbers" });
  expect(inheritIntent(workflow, { expectedFormats: [] }).expectedFormats).toEqual([]);
});
