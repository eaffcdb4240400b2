import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { encryptStandard } from "../fixtures/encrypt-office.ts";
import { makeDocx, makeParagraph } from "../fixtures/make-docx.ts";
import { newFolder, runCli } from "../fakes/start-cli.ts";

const question = "How many bees does the garden hive hold?";
const isUnix = process.platform !== "win32";
const onUnix = test.skipIf(!isUnix);

function write(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The names of the files that were read, in order. */
async function readIn(folder: string, args: readonly string[]) {
  const { stdout, stderr, code } = await runCli(folder, ["extract", ...args, "--json"]);
  const lines = stdout.split("\n").filter((line) => line !== "");
  const names = lines.map(
    (line) => (JSON.parse(line) as { document?: { fileName: string } }).document?.fileName,
  );
  return { names, stderr, code };
}

onUnix(
  "folders are read to the bottom, the same by run, ask and extract; what is skipped is counted",
  async () => {
    const folder = newFolder();
    write(folder, {
      "all/hive.md": "The garden hive holds 41,000 bees.\n",
      "all/north/report.txt": "Report of the north.\n",
      "all/south/deep/report.txt": "Report of the south.\n",
      "all/.git/config": "hidden",
      "all/node_modules/x/readme.md": "ignored",
      "all/~$draft.docx": "lock",
      "elsewhere/secret.txt": "not to be read",
    });
    symlinkSync("..", join(folder, "all", "north", "loop"));
    symlinkSync(join(folder, "elsewhere"), join(folder, "all", "out"));
    symlinkSync(join(folder, "elsewhere/secret.txt"), join(folder, "all", "secret.txt"));
    symlinkSync("hive.md", join(folder, "all", "same.md"));
    execFileSync("mkfifo", [join(folder, "all", "pipe")]);
    const { names, stderr } = await readIn(folder, ["all"]);
    // two of the same name are told apart by their folders
    expect(names).toEqual(["hive.md", "north/report.txt", "south/deep/report.txt"]);
    expect(stderr).toBe("3 files read, 8 skipped\n");
    const asked = await runCli(folder, ["ask", question, "all"]);
    expect(asked).toMatchObject({ code: 0, stderr: expect.stringContaining("3 files read, 8 skipped") });
    expect(asked.stdout).toContain("41,000");
    const ran = await runCli(folder, ["run", question, "all"]);
    expect(ran).toMatchObject({ code: 0, stderr: expect.stringContaining("3 files read, 8 skipped") });
    expect(ran.stdout + ran.stderr).not.toContain("secret");
  },
);

test("patterns in quotation marks are filled in, also across folders", async () => {
  const folder = newFolder();
  write(folder, { "a/one.md": "1", "a/b/two.md": "2", "a/b/three.txt": "3", "four.md": "4" });
  expect((await readIn(folder, ["a/**/*.md"])).names).toEqual(["two.md", "one.md"]);
  expect((await readIn(folder, ["*.md", "a/b/*.{txt,md}"])).names).toEqual([
    "four.md",
    "three.txt",
    "two.md",
  ]);
  const none = await runCli(folder, ["extract", "a/*.pdf"]);
  expect(none).toMatchObject({ code: 2, stderr: "dossier: No file matches a/*.pdf.\n" });
});

test("standard input is a document: of extract, ask and run", async () => {
  const folder = newFolder();
  const input = "The garden hive holds 41,000 bees.\n";
  const extracted = await runCli(folder, ["extract", "-"], input);
  expect(extracted.stdout).toContain("41,000 bees");
  const asked = await runCli(folder, ["ask", question, "-"], input);
  expect(asked.stdout).toMatch(/41,000[\s\S]*\[1\] stdin, line 1: /);
  const ran = await runCli(folder, ["run", question, "-", "--quiet"], input);
  expect([ran.code, ran.stdout.includes("41,000")]).toEqual([0, true]);
  const twice = await runCli(folder, ["run", "--prompt-file", "-", "-"], input);
  expect(twice).toMatchObject({ code: 2, stderr: expect.stringContaining("only once") });
});

onUnix(
  "a pipe is read while somebody writes to it; one that nobody writes to ends in a clear error",
  async () => {
    const folder = newFolder();
    const pipe = join(folder, "pipe.md");
    execFileSync("mkfifo", [pipe]);
    const writer = spawn("sh", ["-c", `echo 'The garden hive holds 41,000 bees.' > '${pipe}'`]);
    const read = await runCli(folder, ["ask", question, "pipe.md"]);
    writer.kill();
    expect([read.code, read.stdout.includes("41,000")]).toEqual([0, true]);
    const nobody = await runCli(folder, ["ask", question, "pipe.md"]);
    expect(nobody).toMatchObject({
      code: 4,
      stderr: expect.stringContaining("Nothing was written to the pipe"),
    });
  },
);

onUnix("devices, sockets and folders that may not be opened are named, and never waited for", async () => {
  const folder = newFolder();
  const device = await runCli(folder, ["ask", question, "/dev/zero"]);
  expect(device).toMatchObject({
    code: 4,
    stderr: expect.stringContaining("/dev/zero is a device, not a file"),
  });
  const server = createServer().listen(join(folder, "socket"));
  try {
    const socket = await runCli(folder, ["extract", "socket"]);
    expect(socket).toMatchObject({
      code: 4,
      stderr: expect.stringContaining("socket is a socket, not a file"),
    });
  } finally {
    server.close();
  }
  const typo = await runCli(folder, ["ask", question, "hive.md"]);
  expect(typo).toMatchObject({ code: 2, stderr: "dossier: There is no file hive.md.\n" });
  write(folder, { "hives.md": "x" });
  const near = await runCli(folder, ["ask", question, "hive.md"]);
  expect(near.stderr).toBe("dossier: There is no file hive.md (did you mean hives.md?).\n");
});

onUnix(
  "what may not be opened inside a folder is skipped; a folder that may not be opened itself is named",
  async () => {
    const folder = newFolder();
    write(folder, {
      "all/hive.md": "The garden hive holds 41,000 bees.\n",
      "all/closed/a.md": "x",
      "all/mine.md": "x",
    });
    const { listFiles } = await import("../../src/app/files/list-files.ts");
    chmodSync(join(folder, "all", "closed"), 0o000);
    chmodSync(join(folder, "all", "mine.md"), 0o000);
    chmodSync(folder, 0o755);
    // root may open everything, so that it looks as somebody else
    const asNobody = process.getuid?.() === 0;
    if (asNobody) process.seteuid?.(65_534);
    try {
      const found = await listFiles([join(folder, "all")]);
      expect(found.files.map(({ fileName }) => fileName)).toEqual(["hive.md"]);
      expect(found.skipped.map(({ why }) => why)).toEqual(["unreadable", "unreadable"]);
      await expect(listFiles([join(folder, "all", "closed")])).rejects.toThrow(
        /closed cannot be opened: permission denied/,
      );
      await expect(listFiles([join(folder, "all", "mine.md")])).rejects.toThrow(
        /mine\.md cannot be opened: permission denied/,
      );
    } finally {
      if (asNobody) process.seteuid?.(0);
      chownSync(folder, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
    }
  },
);

test("--password opens protected files for run and ask; without it the message says how", async () => {
  const folder = newFolder();
  const body = makeParagraph("The garden hive holds 41,000 bees.");
  write(folder, { "hive.docx": encryptStandard(makeDocx({ body }), "honey") });
  const closed = await runCli(folder, ["ask", question, "hive.docx"]);
  expect(closed.code).toBe(4);
  expect(closed.stderr).toContain("--password");
  const asked = await runCli(folder, ["ask", question, "hive.docx", "--password", "honey"]);
  expect([asked.code, asked.stdout.includes("41,000")]).toEqual([0, true]);
  const ran = await runCli(folder, ["run", question, "hive.docx", "--password", "honey", "--json"]);
  expect([ran.code, ran.stdout.includes("41,000")]).toEqual([0, true]);
  // it is used and not kept
  const { workflowId } = JSON.parse(ran.stdout) as { workflowId: string };
  const traced = await runCli(folder, ["trace", workflowId, "--json"]);
  expect(traced.stdout).not.toContain("honey");
  const wrong = await runCli(folder, ["run", question, "hive.docx", "--password", "wax"]);
  expect(wrong.code).toBe(4);
});

test("--ocr and --languages reach the reader, and are checked before any work", async () => {
  const folder = newFolder();
  write(folder, { "hive.md": "The garden hive holds 41,000 bees.\n" });
  for (const command of ["run", "ask"]) {
    const strange = await runCli(folder, [command, question, "hive.md", "--ocr", "perhaps"]);
    expect(strange).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--ocr takes auto, never or always"),
    });
    const wordy = await runCli(folder, [command, question, "hive.md", "--languages", "german"]);
    expect(wordy).toMatchObject({ code: 2, stderr: expect.stringContaining("three-letter codes") });
  }
});
