import { expect, test } from "vitest";
import { listBlocks } from "./list-blocks.ts";

test("two lines that end in a tab are a table, one is a line", () => {
  expect(listBlocks("Intro\n\ta\tb\t\nc\td\te\t\n\nx\ty\t\nend")).toEqual([
    { kind: "text", text: "Intro" },
    {
      kind: "table",
      rows: [
        [null, "a", "b"],
        ["c", "d", "e"],
      ],
    },
    { kind: "text", text: "x\ty\t" },
    { kind: "text", text: "end" },
  ]);
});
