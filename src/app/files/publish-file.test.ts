import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Document } from "../../model/document.ts";
import { openBlobs } from "../../store/store.ts";
import { createPublisher } from "./publish-file.ts";

const { signal } = new AbortController();

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function prepare() {
  const home = mkdtempSync(join(tmpdir(), "dossier-publish-"));
  const data = join(home, "data");
  const blobs = await openBlobs(undefined, data);
  const info = await blobs.put(oneChunk("the report"));
  const file: Document = {
    ...{ id: "doc_1", fileName: "report.md", mediaType: "text/markdown", ...info },
    provenance: "generated",
  };
  return { home, data, file, publish: createPublisher(blobs, { data, folder: join(data, "out", "wf_1") }) };
}

test("a file goes to its folder, and the same file twice is the same path", async () => {
  const { home, file, publish } = await prepare();
  const path = join(home, "out", "report.md");
  expect(await publish(file, join(home, "out"), signal)).toEqual({ path });
  expect(await publish(file, join(home, "out"), signal)).toEqual({ path });
  expect(readdirSync(join(home, "out"))).toEqual(["report.md"]);
});

test("where the folder cannot be written to, the file is kept in the data folder, and both places are named", async () => {
  const { home, data, file, publish } = await prepare();
  writeFileSync(join(home, "out"), "a file in the way");
  const { path, problem } = await publish(file, join(home, "out"), signal);
  expect(path).toBe(join(data, "out", "wf_1", "report.md"));
  expect(readFileSync(path, "utf8")).toBe("the report");
  expect(problem).toContain(join(home, "out"));
  expect(problem).toContain(path);
});

test.skipIf(process.platform === "win32")(
  "a pipe or a folder of the same name is neither written to nor waited for",
  async () => {
    const { home, file, publish } = await prepare();
    mkdirSync(join(home, "out", "report (2).md"), { recursive: true });
    execFileSync("mkfifo", [join(home, "out", "report.md")]);
    expect(await publish(file, join(home, "out"), signal)).toEqual({
      path: join(home, "out", "report (3).md"),
    });
  },
);
