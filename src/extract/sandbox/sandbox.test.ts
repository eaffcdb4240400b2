import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { Failure } from "../../model/failure.ts";
import { createExtractor } from "../extract.ts";
import type { ExtractorOptions } from "../extract.ts";
import { usageOf } from "./usage-of.ts";

const entry = join(import.meta.dirname, "../../../test/fakes/hostile-child-reader.ts");
const never = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), "dossier-sandbox-test-"));
const opened: { close(): Promise<void> }[] = [];

/** An extractor whose reader of text does what the text says. */
function open(options: ExtractorOptions = {}) {
  const extractor = createExtractor({ entry, folder, workers: 1, ...options });
  opened.push(extractor);
  const file = (script: string, fileName = "a.txt") => {
    const content = (async function* () {
      yield Buffer.from(script);
    })();
    return { documentId: "d", fileName, content, signal: never };
  };
  return {
    ...extractor,
    file,
    run: async (script: string, fileName?: string) =>
      (await extractor.extract(file(script, fileName))).parts.map(({ text }) => text),
  };
}

afterEach(async () => {
  for (const extractor of opened.splice(0)) await extractor.close();
});

test.each([
  ["ends with a code", "exit 3", {}, "corrupt", "code 3"],
  ["crashes", "signal SIGSEGV", {}, "corrupt", "SIGSEGV"],
  ["is killed from outside", "signal SIGKILL", {}, "limit", "SIGKILL"],
  ["spins without a sign of life", "hang", { quietMs: 1_000 }, "timeout", "no sign of life for 1 s"],
  ["goes on for too long", "wait", { baseMs: 1_000 }, "timeout", "after 1 s"],
  ["fills its heap", "heap", { heapMb: 64 }, "limit", "memory"],
  ["fills memory outside its heap", "buffers", { memoryBytes: 200 * 1_048_576 }, "limit", "200 MB"],
  ["recurses without end", "recurse", {}, "limit", "too deep"],
  ["throws from a timer", "throwLater", {}, "corrupt", "thrown from a timer"],
  ["puts out far more than went in", "flood 20", { outputBytes: 1_000_000 }, "limit", "unfolds"],
  ["counts nothing and waits for nobody", "pour 200", { outputBytes: 1_000_000 }, "limit", "unfolds"],
] as const)("a reader that %s costs its file a clear failure, and the next file is read", async (...row) => {
  const [, script, limits, code, words] = row;
  const { run } = open({ limits });
  const failed = run(script, "bad.txt");
  const next = run("say still here");
  await expect(failed).rejects.toBeInstanceOf(Failure);
  await expect(failed).rejects.toMatchObject({ code, message: expect.stringContaining("bad.txt") });
  await expect(failed).rejects.toThrow(words);
  expect(await next).toEqual(["still here"]);
});

test("a process killed in the middle of a file fails that file, and those that wait are not lost", async () => {
  const { read, file, run } = open();
  const waiting = [run("say one"), run("say two")];
  const reading = read(file("wait", "middle.txt"))[Symbol.asyncIterator]();
  await Promise.all(waiting);
  const after = run("say three");
  for (;;) {
    const { value } = await reading.next();
    const pid = /waiting (\d+)/.exec(JSON.stringify(value))?.[1];
    if (pid === undefined) continue;
    process.kill(Number(pid), "SIGKILL");
    break;
  }
  const rest = (async () => {
    while ((await reading.next()).done !== true);
  })();
  await expect(rest).rejects.toMatchObject({ code: "limit", message: expect.stringContaining("middle.txt") });
  expect(await after).toEqual(["three"]);
});

test("an idle process that was killed is replaced without anybody noticing", async () => {
  const { run } = open();
  const [pid] = await run("pid");
  process.kill(Number(pid), "SIGKILL");
  expect(await run("say hello")).toEqual(["hello"]);
});

test("a process is kept for the next file, and replaced after so many files", async () => {
  const { run } = open({ limits: { recycleFiles: 2 } });
  const pids = [await run("pid"), await run("pid"), await run("pid")].flat();
  expect(pids[0]).toBe(pids[1]);
  expect(pids[2]).not.toBe(pids[1]);
});

test("a process that has grown is replaced", async () => {
  const { run } = open({ limits: { recycleBytes: 1 } });
  expect(await run("pid")).not.toEqual(await run("pid"));
});

test("a promise that nobody waits for does not fail the file", async () => {
  expect(await open().run("reject\nsay fine")).toEqual(["fine"]);
});

test("inside, there is nothing of our environment, no network, no other file and no other program", async () => {
  const { run } = open();
  const secret = join(folder, "secret.txt");
  writeFileSync(secret, "secret");
  const server = createServer((_, response) => response.end("reached"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const denied = expect.stringMatching(/restricted|closed|denied/);
  try {
    const [environment = ""] = await run("environment");
    expect(Object.keys(JSON.parse(environment)).filter((name) => !name.startsWith("MALLOC_"))).toEqual([]);
    expect(await run(`open ${secret}`)).toEqual([denied]);
    expect(await run("open /etc/passwd")).toEqual([denied]);
    expect(await run(`open ${process.cwd()}/package-lock.json`)).toEqual([denied]);
    expect(await run(`write ${secret}`)).toEqual([denied]);
    expect(await run(`write ${import.meta.filename}`)).toEqual([denied]);
    expect(await run("start ls")).toEqual([denied]);
    expect(await run(`network ${port}`)).toEqual([
      expect.stringMatching(/^fetch .*closed/),
      expect.stringMatching(/^net .*closed/),
      expect.stringMatching(/^dns .*closed/),
      expect.stringMatching(/^thread .*closed/),
    ]);
  } finally {
    server.close();
  }
});

test("inside, nothing can signal another process or load native code from where it may write", async () => {
  const { run } = open();
  const denied = expect.stringMatching(/closed|Cannot load SQLite extensions/);
  expect(await run(`kill ${process.pid}`)).toEqual(Array(5).fill(denied));
  expect(await run("native work")).toEqual(Array(3).fill(denied));
  expect(await run("say still here")).toEqual(["still here"]);
});

test("a receiver that takes its time holds the reader back", async () => {
  const { read, file } = open();
  const other = open();
  let taken = 0;
  let resumed = Number.POSITIVE_INFINITY;
  for await (const event of read(file("flood 100"))) {
    if (event.kind !== "parts") continue;
    if (taken === 0) {
      await other.run("flood 100"); // as long as the whole file takes
      resumed = Date.now();
    }
    for (const { text } of event.parts) {
      const [index = 0, at] = text.split(" ").map(Number);
      // three batches of three were made while nobody took them
      if (index > 12) expect(at).toBeGreaterThanOrEqual(resumed);
    }
    taken += event.parts.length;
  }
  expect(taken).toBe(100);
});

test("stopping ends the reading at once, with the reason that was given", async () => {
  const { read, file, run } = open();
  const stopper = new AbortController();
  const reading = (async () => {
    for await (const event of read({ ...file("hang"), signal: stopper.signal }))
      if (event.kind === "document") stopper.abort(new Failure("stopped", "Enough."));
  })();
  await expect(reading).rejects.toThrow("Enough.");
  expect(await run("say next")).toEqual(["next"]);
});

test("a file that waits for its turn can be stopped without the one at work", async () => {
  const { read, file, extract } = open();
  const stopper = new AbortController();
  const first = read(file("wait"))[Symbol.asyncIterator]();
  await first.next();
  const second = extract({ ...file("say x"), signal: stopper.signal });
  stopper.abort(new Failure("stopped", "Not needed."));
  await expect(second).rejects.toThrow("Not needed.");
  expect((await first.next()).done).toBe(false);
  await first.return?.();
});

test("whoever leaves early frees the place for the next file", async () => {
  const { read, file, run } = open();
  for await (const event of read(file("wait"))) if (event.kind === "parts") break;
  expect(await run("say free")).toEqual(["free"]);
});

test("a sandbox that cannot start says so, once for each file, and does not try for ever", async () => {
  const { run } = open({ entry: import.meta.filename });
  await expect(run("say x")).rejects.toMatchObject({
    code: "internal",
    message: expect.stringContaining("could not be started"),
  });
});

test("closing ends what is at work and leaves no file behind", async () => {
  const own = mkdtempSync(join(tmpdir(), "dossier-sandbox-close-"));
  const { read, file, close } = open({ folder: own });
  const reading = (async () => {
    for await (const event of read(file("wait"))) if (event.kind === "parts") void close();
  })();
  await expect(reading).rejects.toMatchObject({ code: "stopped" });
  await close();
  expect(readdirSync(own)).toEqual([]);
});

test.runIf(process.platform === "linux")("a process that spins ends when its parent was killed", async () => {
  const door = pathToFileURL(join(import.meta.dirname, "../extract.ts")).href;
  const script = `
    import { createExtractor } from "${door}";
    const content = (async function* () { yield Buffer.from("pid\\nflood 20\\nhang"); })();
    const request = { documentId: "d", fileName: "a.txt", content, signal: new AbortController().signal };
    const extractor = createExtractor({ entry: "${entry}", folder: "${folder}" });
    for await (const event of extractor.read(request))
      if (event.kind === "parts" && event.parts[0].id === "d#1") console.log(event.parts[0].text);
  `;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [chunk] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(chunk.toString());
  const begun = (await usageOf(pid))?.cpuMs ?? 0;
  while (((await usageOf(pid))?.cpuMs ?? 0) < begun + 1_000); // by now it only spins
  parent.kill("SIGKILL");
  while (existsSync(`/proc/${pid}`)) await new Promise(setImmediate);
});
