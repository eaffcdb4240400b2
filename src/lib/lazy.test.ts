import { expect, test } from "vitest";
import { lazy } from "./lazy.ts";

test("a value is made once, when it is first asked for, also where it is none", () => {
  let count = 0;
  const value = lazy(() => {
    count += 1;
    return undefined;
  });
  expect(count).toBe(0);
  value();
  value();
  expect(count).toBe(1);
});
