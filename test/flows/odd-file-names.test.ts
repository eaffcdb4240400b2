import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { RoundResult } from "../../src/model/round-result.ts";
import { makeZip } from "../fixtures/make-zip.ts";
import { newFolder, runCli } from "../fakes/start-cli.ts";

const text = "# Rules\n\nThe daily fee is CHF 55.\n";

test
  .runIf(process.platform !== "win32")
  .each(["rules\nof 2026.md", "rules\r\u2028of\u2029 2026.md", "rules  of.md"])(
  "a file named %j is read, and cited by a clean name",
  async (name) => {
    const folder = newFolder();
    writeFileSync(join(folder, name), text);
    const { code, stdout } = await runCli(folder, ["run", "What is the daily fee?", name, "--json"]);
    expect(code).toBe(0);
    const { claims, evidence } = RoundResult.parse(JSON.parse(stdout));
    expect(claims[0]?.text).toContain("CHF 55");
    // oxlint-disable-next-line no-control-regex -- what must not be there
    expect(evidence[0]?.document).toMatch(/^rules [^\u0000-\u001f\u2028\u2029]*\.md$/);
  },
);

test("names inside an archive are clean too", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "all.zip"), makeZip({ "in\nside\u2028.md": text }));
  const { stdout } = await runCli(folder, ["extract", "--json", "all.zip"]);
  const { documents } = JSON.parse(stdout) as { documents: { document: { fileName: string } }[] };
  expect(documents[0]?.document.fileName).toBe("in side .md");
});

test("render does not write over the document it renders, however it is named", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "doc.md"), text);
  for (const out of ["doc.md", "./doc.md", join(folder, "doc.md")]) {
    const { code, stderr } = await runCli(folder, ["render", "doc.md", "-o", out]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/doc\.md is the document itself.*Name another file with -o/);
  }
  expect(readFileSync(join(folder, "doc.md"), "utf8")).toBe(text);
});

test("render does not write over what shapes it either", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "doc.md"), text);
  writeFileSync(join(folder, "theme.json"), '{ "name": "own" }');
  const { code } = await runCli(folder, ["render", "doc.md", "--theme", "theme.json", "-o", "theme.json"]);
  expect(code).toBe(2);
  expect(readFileSync(join(folder, "theme.json"), "utf8")).toBe('{ "name": "own" }');
});
