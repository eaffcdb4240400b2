import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readDocx } from "../../src/extract/docx/docx.ts";
import type { RoundResult } from "../../src/model/round-result.ts";
import { collectParts } from "../fakes/collect-parts.ts";
import { richRequest } from "../fakes/rich-model.ts";
import { startRichServer } from "../fakes/rich-server.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

test("from the command line against an OpenAI-compatible server: a complex request becomes a Word file with its sources", async () => {
  const server = await startRichServer();
  const folder = mkdtempSync(join(tmpdir(), "dossier-complex-"));
  const args = ["run", richRequest, join(root, "samples"), "-o", join(folder, "out"), "--json"];
  const options = ["--base-url", server.baseUrl, "--model", "served", "--data", join(folder, "data")];
  try {
    const { stdout } = await run(process.execPath, [join(root, "bin/dossier.js"), ...args, ...options], {
      timeout: 60_000,
      cwd: folder,
    });
    const result = JSON.parse(stdout) as RoundResult;
    expect(result).toMatchObject({ status: "OK", documents: [{ format: "docx" }] });
    expect(result.usage.aiCalls).toBe(server.counts.requests);
    expect(result.usage.aiCalls).toBe(12);
    const path = result.documents[0]?.path ?? "";
    const { parts } = await collectParts(readDocx, path);
    const text = parts.map((part) => part.text).join("\n");
    expect(text).toContain("Good news for hungry travellers. The daily meal allowance is CHF 55.");
    expect(text).toContain("travel-policy-2026.md");
    expect(readFileSync(path).length).toBe(result.documents[0]?.bytes);
  } finally {
    await server.close();
  }
});
