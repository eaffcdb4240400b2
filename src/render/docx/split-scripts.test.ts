import { expect, test } from "vitest";
import { splitScripts } from "./split-scripts.ts";

test("text of one direction stays whole", () => {
  expect(splitScripts("Zürich (2026), 中文", "ltr")).toEqual([{ text: "Zürich (2026), 中文", dir: "ltr" }]);
});

test("signs between letters of one direction go with them, at a turn with the line", () => {
  expect(splitScripts("Total: العام 2026 جيد (ok).", "ltr")).toEqual([
    { text: "Total: ", dir: "ltr" },
    { text: "العام 2026 جيد", dir: "rtl" },
    { text: " (ok).", dir: "ltr" },
  ]);
  expect(splitScripts("فرنك (CHF).", "rtl")).toEqual([
    { text: "فرنك (", dir: "rtl" },
    { text: "CHF", dir: "ltr" },
    { text: ").", dir: "rtl" },
  ]);
});
