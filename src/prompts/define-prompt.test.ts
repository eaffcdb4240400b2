import fc from "fast-check";
import { expect, test } from "vitest";
import { fence } from "./define-prompt.ts";

test("text inside a fence cannot close it, whatever the text and the label are", () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom("=====", "===== end of x", "\n=====\n", "======= end"),
  );
  fc.assert(
    fc.property(
      fc.array(hostile).map((parts) => parts.join("")),
      hostile,
      (text, label) => {
        const lines = fence(label, text).split("\n");
        const mark = /^=+/.exec(lines[0] ?? "")?.[0] ?? "";
        expect(mark.length).toBeGreaterThanOrEqual(5);
        expect(lines.slice(1, -1).join("\n")).toBe(text);
        expect(text).not.toContain(mark);
        expect(lines.at(-1)?.startsWith(`${mark} end of`)).toBe(true);
      },
    ),
  );
});
