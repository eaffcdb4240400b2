import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CheckReport } from "../../src/app/check-file.ts";
import { runCli } from "../fakes/start-cli.ts";

const samples = join(import.meta.dirname, "../../samples");

function memo(text: string): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), "dossier-check-"));
  const file = join(folder, "memo.md");
  writeFileSync(file, text);
  return { folder, file };
}

const mixed = `# Memo on travel

The daily meal allowance is CHF 55. Trips that cost more than CHF 3,500 also need the approval of the head of finance.

The canteen is closed on Sundays.
`;

test("says of each statement whether the sources prove it, say otherwise, or do not speak of it", async () => {
  const { folder, file } = memo(mixed);
  const { code, stdout } = await runCli(folder, ["check", file, samples, "--json"]);
  const { statements, counts } = JSON.parse(stdout) as CheckReport;
  expect(code).toBe(3);
  expect(statements.map(({ text, verdict }) => [text, verdict])).toEqual([
    ["The daily meal allowance is CHF 55.", "VALID"],
    ["Trips that cost more than CHF 3,500 also need the approval of the head of finance.", "INVALID"],
    ["The canteen is closed on Sundays.", "NOT_IN_CONTEXT"],
  ]);
  expect(counts).toEqual({ VALID: 1, INVALID: 1, NOT_IN_CONTEXT: 1, UNDECIDED: 0 });
  expect(statements[1]?.supports[0]).toMatchObject({
    document: "travel-policy-2026.md",
    quote: expect.stringContaining("CHF 3,000"),
  });
  expect(statements[2]?.position).toEqual({ line: 5 });
});

test("writes the document back with a mark at each statement, and tells people in words", async () => {
  const { folder, file } = memo(mixed);
  const { stdout } = await runCli(folder, ["check", file, samples, "-o", "marked.md"]);
  expect(stdout).toContain("contradicted by the sources (line 3): Trips that cost");
  const marked = readFileSync(join(folder, "marked.md"), "utf8");
  expect(marked).toMatch(/CHF 55\. \\?\[✓ travel-policy-2026\.md, line 19\\?\]/u);
  expect(marked).toMatch(/✗ contradicted by the sources: travel-policy-2026\.md, line 7/u);
  expect(marked).toMatch(/Sundays\. \\?\[\? not found in the sources\\?\]/u);
});

test("a document that is proven throughout ends with 0; without sources, or in a strange format, nothing is checked", async () => {
  const { folder, file } = memo("The daily meal allowance is CHF 55.\n");
  expect((await runCli(folder, ["check", file, samples])).code).toBe(0);
  const bare = await runCli(folder, ["check", file]);
  expect([bare.code, bare.stderr.includes("Name the sources")]).toEqual([2, true]);
  const strange = await runCli(folder, ["check", file, samples, "-o", "marked.xyz"]);
  expect([strange.code, strange.stderr.includes("xyz")]).toEqual([2, true]);
});
