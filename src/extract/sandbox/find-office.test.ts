import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { convertWithOffice } from "./find-office.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossier-office-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function program(script: string): Promise<string[]> {
  const path = join(folder, "soffice");
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return [path];
}
const request = () => ({ path: "/dev/null", fileName: "old.ppt", to: "pptx" as const, folder });

test("says what to do where LibreOffice is not installed", async () => {
  await expect(convertWithOffice(request(), { candidates: [] })).rejects.toMatchObject({
    code: "unsupported",
    message: expect.stringContaining("Save it as .pptx"),
  });
});

test("gives the path of what the program wrote, with an environment of its own", async () => {
  const candidates = await program('for last; do :; done; echo "$HOME $7 $8 $last" > out/input.pptx');
  const path = await convertWithOffice(request(), { candidates });
  expect(await readFile(path, "utf8")).toContain(`${folder} --convert-to pptx /dev/null`);
});

test("ends the program and all it started when it takes too long", async () => {
  const candidates = await program("sleep 60 & wait");
  await expect(convertWithOffice(request(), { candidates, mostSeconds: 0.2 })).rejects.toMatchObject({
    code: "timeout",
  });
});

test("calls a file damaged that gives no result", async () => {
  const candidates = await program("exit 1");
  await expect(convertWithOffice(request(), { candidates })).rejects.toMatchObject({ code: "corrupt" });
});
