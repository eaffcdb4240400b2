import { expect, test } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";

test("line breaks and control characters become a blank, marks that turn text round are left out", () => {
  expect(cleanFileName("rules\nof 2026.md")).toBe("rules of 2026.md");
  expect(cleanFileName("a\r\n\u2028b.md")).toBe("a b.md");
  expect(cleanFileName("invoice\u202efdp.exe")).toBe("invoicefdp.exe");
  expect(cleanFileName("\n\n")).toBe("unnamed");
});

test("ordinary names stay as they are, blanks and signs included", () => {
  for (const name of ["a  b.md", " x.pdf", "Größe – 2026 (1).docx", "会議.txt", "it's 100%.csv"])
    expect(cleanFileName(name)).toBe(name);
});

test("a name that is far too long keeps its ending", () => {
  const cut = cleanFileName(`${"x".repeat(5_000)}.docx`);
  expect(cut.length).toBeLessThanOrEqual(255);
  expect(cut).toMatch(/…\.docx$/);
});
