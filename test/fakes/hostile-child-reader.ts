/** A process of the sandbox whose reader of plain text does what the text says, such as "hang" or "exit 3". */
import { spawnSync } from "node:child_process";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";
import { formats } from "../../src/extract/formats.ts";
import { readDocument } from "../../src/extract/read-document.ts";
import type { Reader, Sink } from "../../src/extract/reader.ts";
import { serveJobs } from "../../src/extract/sandbox/serve-jobs.ts";

const say = (sink: Sink, text: string) => sink.part({ type: "text", text, position: {} });

const deeds: Record<string, (argument: string, sink: Sink) => Promise<void> | void> = {
  say: (words, sink) => say(sink, words),
  hang() {
    for (;;) if (performance.now() < 0) return;
  },
  exit: (code) => process.exit(Number(code)),
  signal: (name) => void process.kill(process.pid, name as NodeJS.Signals),
  async wait(_, sink) {
    await say(sink, `x`.repeat(300_000));
    await say(sink, `waiting ${process.pid}`);
    await say(sink, `x`.repeat(300_000));
    await new Promise(() => setInterval(() => undefined, 1_000));
  },
  /** The heap of JavaScript, and memory outside it. */
  heap() {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => `text ${index} ${kept.length}`));
  },
  async buffers() {
    const kept: Buffer[] = [];
    for (;;) {
      kept.push(Buffer.alloc(16 * 1_048_576, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  },
  recurse() {
    const deeper = (depth: number): number => deeper(depth + 1) + 1;
    deeper(0);
  },
  reject: () => void Promise.reject(new Error("nobody catches this")),
  async throwLater() {
    setTimeout(() => {
      throw new Error("thrown from a timer");
    }, 0);
    await new Promise(() => undefined);
  },
  async pid(_, sink) {
    await say(sink, String(process.pid));
  },
  async environment(_, sink) {
    await say(sink, JSON.stringify(process.env));
  },
  async open(path, sink) {
    await say(sink, await outcome(() => readFileSync(path, "utf8")));
  },
  async write(path, sink) {
    await say(sink, await outcome(() => writeFileSync(path, "written")));
  },
  async start(command, sink) {
    await say(sink, await outcome(() => spawnSync(command).error));
  },
  async network(port, sink) {
    const address = `http://127.0.0.1:${port}/`;
    await say(sink, `fetch ${await outcome(() => fetch(address))}`);
    await say(sink, `net ${await outcome(() => connect(Number(port), "127.0.0.1"))}`);
    await say(sink, `dns ${await outcome(() => lookup("localhost"))}`);
    const thread = new Worker(
      `fetch("${address}").catch(({ cause }) => require("node:worker_threads").parentPort.postMessage(cause.message))`,
      { eval: true, execArgv: [] },
    );
    await say(sink, `thread ${String(await once(thread, "message"))}`);
  },
  /** Signals to our parent, in every way there is. */
  async kill(pid, sink) {
    const parent = Number(pid);
    const raw = process as unknown as Record<
      "_kill" | "_debugProcess",
      (pid: number, signal?: number) => number
    >;
    await say(sink, await outcome(() => process.kill(parent, 0)));
    await say(sink, await outcome(() => process.kill(0, 0)));
    await say(sink, await outcome(() => raw._kill(parent, 0)));
    await say(sink, await outcome(() => raw._debugProcess(parent)));
    const thread = new Worker(
      `const { parentPort } = require("node:worker_threads");
       try { parentPort.postMessage("done " + process.kill(${parent}, 0)); }
       catch (error) { parentPort.postMessage(error.message); }`,
      { eval: true, execArgv: [] },
    );
    await say(sink, String(await once(thread, "message")));
  },
  /** Native code, in every way there is, from the folder that we may write to. */
  async native(folder, sink) {
    const { createRequire } = await import("node:module");
    const path = `${process.cwd()}/${folder}/evil.node`;
    writeFileSync(path, "it is not even asked what is in it");
    await say(sink, await outcome(() => process.dlopen({ exports: {} }, path)));
    await say(sink, await outcome(() => createRequire(path)(path)));
    const { DatabaseSync } = await import("node:sqlite");
    await say(
      sink,
      await outcome(() => new DatabaseSync(":memory:", { allowExtension: true }).loadExtension(path)),
    );
  },
  /** Sends what it likes, past all that counts and waits. */
  pour(count) {
    const part = { id: "d#1", document: "d", type: "text", text: "x".repeat(100_000), position: {} };
    const event = { kind: "parts", index: 0, parts: [part] };
    for (let index = 0; index < Number(count); index += 1)
      for (const job of [1, 2]) process.send?.({ kind: "event", job, event }); // whichever is ours
  },
  /** Says in each part when it was made. */
  async flood(count, sink) {
    for (let index = 0; index < Number(count); index += 1)
      await say(sink, `${index} ${Date.now()} ${"x".repeat(100_000)}`);
  },
};

async function outcome(deed: () => unknown): Promise<string> {
  try {
    const result = await deed();
    return result instanceof Error ? result.message : `done ${String(result)}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

const readHostile: Reader = async ({ source, sink }) => {
  for (const line of readFileSync(source.path, "utf8").split("\n")) {
    const [deed = "", ...words] = line.split(" ");
    await deeds[deed]?.(words.join(" "), sink);
  }
};

const hostile = { ...formats, txt: { mediaType: "text/plain", load: async () => readHostile } };

serveJobs((job, outlet) => readDocument(job, { outlet, formats: hostile }));
