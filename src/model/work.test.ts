import { expect, test } from "vitest";
import { canBegin, isRefused, partsFor, withoutTwin } from "./work.ts";
import type { Bound, TaskResult, Work } from "./work.ts";

const lookup = (id: string) => ({ id, role: "LOOKUP" as const, grounded: true, text: `Question ${id}?` });
const draft = { id: "i3", role: "DRAFT" as const, grounded: false, text: "A letter." };
const accepted = (intent: ReturnType<typeof lookup>) => ({ intent, decision: "ACCEPT" });

function parts(
  given: { intents: unknown[]; checked?: unknown[] },
  { serves = [], ...question }: { serves?: string[]; instruction?: string } & Record<string, unknown>,
): string[] {
  const work = { checked: [], done: [], ...given } as unknown as Work;
  const bound = { question, chosen: { serves } } as unknown as Bound;
  return partsFor(work, bound).map(({ id }) => id);
}

test("an action answers the open grounded parts, or those it was chosen for", () => {
  const intents = [lookup("i1"), lookup("i2"), draft];
  expect(parts({ intents }, { instruction: "x" })).toEqual(["i1", "i2"]);
  expect(parts({ intents }, { instruction: "x", serves: ["i2"] })).toEqual(["i2"]);
  expect(parts({ intents, checked: [accepted(lookup("i1"))] }, {})).toEqual(["i2"]);
});

test("with all answered, what it wants to know besides is a part of its own", () => {
  const all = { intents: [lookup("i1"), draft], checked: [accepted(lookup("i1"))] };
  expect(parts(all, { instruction: "How old?", besides: true })).toEqual(["i1.more1"]);
  expect(parts(all, { instruction: "Write it." })).toEqual([]);
  // what reads everything is there for the text that is still open
  expect(parts(all, { instruction: "Translate it.", besides: true, everything: true })).toEqual([]);
  expect(withoutTwin("i1.more12")).toBe("i1");
});

const result = (id: string, status: TaskResult["status"], checked: unknown[] = []) =>
  ({ task: { id }, status, checked }) as unknown as TaskResult;

test("a task begins once all that it rests on is done", () => {
  const task = { dependsOn: ["a", "b"] } as unknown as Parameters<typeof canBegin>[0];
  expect(canBegin(task, [result("a", "done"), result("b", "done")])).toBe(true);
  expect(canBegin(task, [result("a", "done"), result("b", "failed")])).toBe(false);
  expect(canBegin(task, [result("a", "done")])).toBe(false);
});

test("what is not proven refuses; a text that did not stand does not", () => {
  expect(isRefused(result("a", "refused", [{ intent: lookup("i1"), decision: "RETRY" }]))).toBe(true);
  expect(isRefused(result("a", "refused", [{ intent: draft, decision: "REJECT" }]))).toBe(false);
  expect(isRefused(result("a", "failed", [{ intent: lookup("i1"), decision: "RETRY" }]))).toBe(false);
  expect(isRefused(undefined)).toBe(false);
});
