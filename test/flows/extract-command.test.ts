import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeZip } from "../fixtures/make-zip.ts";

const bin = join(import.meta.dirname, "../../bin/dossier.js");
const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-extract-command-"));

function dossier(args: readonly string[], cwd: string) {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, TMPDIR: join(cwd, ".tmp") };
  mkdirSync(env.TMPDIR, { recursive: true });
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const options = { cwd, env, timeout: 50_000, maxBuffer: 1e9 };
    const child = execFile(process.execPath, [bin, "extract", ...args], options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, stdout, stderr });
    });
  });
}

interface Line {
  document: { fileName: string; format?: string };
  parts?: { id: string; type: string; text: string; position: object }[];
  error?: { code: string };
  documents?: Line[];
}

const linesOf = (stdout: string) =>
  stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

test("one JSON line per file, in order, though they are read side by side; one that fails does not stop the others", async () => {
  const folder = newFolder();
  const big = Array.from({ length: 200_000 }, (_, index) => `Paragraph ${index}.`).join("\n\n");
  writeFileSync(join(folder, "a.txt"), big);
  writeFileSync(join(folder, "b.docx"), "not a package");
  writeFileSync(join(folder, "c.zip"), makeZip({ "in.txt": "Inside." }));
  for (let index = 1; index <= 12; index += 1)
    writeFileSync(join(folder, `d${index}.txt`), `Small ${index}.`);
  const small = Array.from({ length: 12 }, (_, index) => `d${index + 1}.txt`);
  const { code, stdout, stderr } = await dossier(["a.txt", "b.docx", "c.zip", ...small, "--json"], folder);
  expect({ code, stderr }).toEqual({ code: 4, stderr: "" });
  const lines = linesOf(stdout);
  expect(lines.map(({ document }) => document.fileName)).toEqual(["a.txt", "b.docx", "c.zip", ...small]);
  expect(lines[0]?.parts).toHaveLength(200_000);
  expect(lines[0]?.parts?.[1]).toEqual({
    id: "a.txt#2",
    type: "text",
    text: "Paragraph 1.",
    position: { line: 3 },
  });
  expect(lines[1]).toEqual({
    document: { fileName: "b.docx" },
    error: { code: "corrupt", message: expect.any(String) },
  });
  expect(lines[2]?.documents).toMatchObject([
    { document: { fileName: "in.txt" }, parts: [{ text: "Inside." }] },
  ]);
  expect(existsSync(join(folder, ".dossier"))).toBe(false);
  expect(readdirSync(join(folder, ".tmp")).filter((name) => name.startsWith("dossier"))).toEqual([]);
});

test("a folder stands for the files in it and below it, in order; without --json it is text to read", async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "docs/sub"), { recursive: true });
  writeFileSync(join(folder, "docs/b.csv"), "name,price\nLamp,39\n");
  writeFileSync(join(folder, "docs/.hidden.txt"), "not this");
  writeFileSync(join(folder, "docs/sub/a.txt"), "Hello.");
  const { code, stdout } = await dossier(["docs"], folder);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^# docs\/b\.csv \(csv, 19 bytes\)\n[\s\S]*Lamp \| 39[\s\S]*# docs\/sub\/a\.txt \(txt, 6 bytes\)\n\n\[line 1\]\nHello\.\n/,
  );
});

test.each([
  [["a.txt", "--ocr", "sometimes"], "--ocr takes"],
  [["a.txt", "--languages", "german"], "--languages takes"],
  [["missing.txt"], "no file missing.txt"],
  [[], "at least one file"],
])("%j is bad usage", async (args, words) => {
  const { code, stdout, stderr } = await dossier(args, newFolder());
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(words);
});
