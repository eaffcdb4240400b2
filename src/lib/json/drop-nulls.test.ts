import { expect, test } from "vitest";
import { dropNulls } from "./drop-nulls.ts";
import { parseJson } from "./parse-json.ts";

test("members that are null are left out, items are not", () => {
  expect(dropNulls({ a: null, b: [null, { c: null, d: 1 }] })).toEqual({ b: [null, { d: 1 }] });
});

test("brackets without end do not overflow the stack", () => {
  for (const [open, close] of [
    ["[", "]"],
    ['{"a":', "}"],
  ] as const) {
    const parsed = parseJson(`${open.repeat(100_000)}1${close.repeat(100_000)}`);
    expect(parsed.ok).toBe(true);
    const left = JSON.stringify(dropNulls(parsed.ok ? parsed.value : undefined));
    expect(left.length).toBeLessThan(5_000);
  }
});
