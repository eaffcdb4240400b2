import { expect, test } from "vitest";
import { detoursIn } from "./detours-in.ts";

test("a stage that reaches another through root files is noticed, however many lie between", () => {
  const graph = new Map([
    ["workflow/act/perform.ts", ["workflow/ask-model.ts", "workflow/check-text.ts"]],
    ["workflow/answer/ask-once.ts", ["workflow/settle.ts"]],
    ["workflow/verify/verify-text.ts", ["workflow/check-text.ts"]],
    ["workflow/run-round.ts", ["workflow/act/perform.ts", "workflow/verify/verify-text.ts"]],
    ["workflow/ask-model.ts", ["lib/hash.ts"]],
    ["workflow/settle.ts", ["workflow/check-text.ts", "workflow/settle.ts"]],
    ["workflow/check-text.ts", ["workflow/verify/judge-text.ts"]],
  ]);
  expect(detoursIn(graph)).toEqual([
    "workflow/act/perform.ts reaches workflow/verify/judge-text.ts through workflow/check-text.ts.",
    "workflow/answer/ask-once.ts reaches workflow/verify/judge-text.ts through workflow/settle.ts.",
  ]);
});
