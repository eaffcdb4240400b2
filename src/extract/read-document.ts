import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../model/failure.ts";
import { createPartSink } from "./create-part-sink.ts";
import type { HeldDocument } from "./create-part-sink.ts";
import type { FormatName } from "./formats.ts";
import { isOver } from "./sandbox/job-state.ts";
import type { JobState } from "./sandbox/job-state.ts";
import type { JobOutlet } from "./sandbox/outlet.ts";
import type { Reader } from "./reader.ts";
import type { ReadJob } from "./sandbox/messages.ts";
import { headBytes, sniffFormat } from "./sniff/sniff-format.ts";
import { toReadFailure } from "./to-read-failure.ts";

export interface ReadDeps {
  outlet: JobOutlet;
  formats: Readonly<Record<FormatName, { mediaType: string; load: () => Promise<Reader> }>>;
}

interface Place {
  index: number;
  parent?: number;
  depth: number;
  documentId: string;
  fileName: string;
  path: string;
  /** What the page says that it is embedded in. */
  around?: readonly string[];
}

interface Work extends ReadDeps {
  state: JobState;
}

/** Reads a file and the documents inside it, inside the sandbox. A document inside that fails costs only itself. */
export async function readDocument(job: ReadJob, deps: ReadDeps): Promise<void> {
  const state: JobState = { job, documents: 0, nestedBytes: 0, bytes: 0, outputBytes: 0, files: 0 };
  const { documentId, fileName, path } = job;
  await readOne({ index: 0, depth: 0, documentId, fileName, path }, { ...deps, state });
}

async function readOne(place: Place, work: Work): Promise<void> {
  let read: { held: HeldDocument[]; around?: readonly string[] };
  try {
    read = await readItself(place, work);
  } catch (error) {
    throw toReadFailure(error, place.fileName);
  }
  await readHeld(read, place, work);
}

async function readItself(place: Place, { state, outlet, formats }: Work) {
  const { index, parent, fileName, around } = place;
  const { bytes, sha256 } = await measure(place.path, () => outlet.alive(index));
  if (bytes === 0) throw new Failure("empty", `${fileName} is empty: it holds no bytes. Send it again.`);
  if (place.depth === 0) state.bytes = bytes;
  const { format, path } = await recognise(place, state);
  const { mediaType, load } = formats[format];
  const inside = parent === undefined ? {} : { parent };
  await outlet.send({ kind: "document", index, ...inside, fileName, mediaType, format, bytes, sha256 });
  const sink = createPartSink(place, state, outlet);
  const read = await load();
  const source = { fileName, path, bytes };
  await read({ source, options: state.job.options, sink, ...(around && { around }) });
  const held = await sink.end();
  // an invoice for people and one for machines in one file say the same
  return format === "pdf" ? { held, around: sink.lines() } : { held };
}

/** Those inside come after their parent is done, so that only one reader is at work at a time. */
async function readHeld(
  { held, around }: { held: readonly HeldDocument[]; around?: readonly string[] },
  parent: Place,
  work: Work,
): Promise<void> {
  const { state, outlet } = work;
  for (const [order, { fileName, content }] of held.entries()) {
    if (parent.depth === 0) outlet.alive(0, { done: order, total: held.length });
    const index = (state.documents += 1);
    const documentId = `${parent.documentId}/${order + 1}`;
    try {
      if (typeof content !== "string") throw content;
      const inside = { index, parent: parent.index, depth: parent.depth + 1 };
      await readOne({ ...inside, documentId, fileName, path: content, ...(around && { around }) }, work);
    } catch (error) {
      if (isOver(state)) throw error;
      const { code, message } = toReadFailure(error, fileName);
      await outlet.send({ kind: "failed", index, parent: parent.index, fileName, code, message });
    } finally {
      if (typeof content === "string") await rm(content, { force: true });
    }
  }
}

async function recognise(
  { path, fileName }: Place,
  state: JobState,
): Promise<{ format: FormatName; path: string }> {
  const format = await sniffFormat({ head: await readHead(path), path, fileName });
  if (format !== "encrypted") return { format, path };
  const { password } = state.job.options;
  if (password === undefined) {
    throw new Failure(
      "password_required",
      `${fileName} is encrypted. Give its password, or save it without one and send it again.`,
    );
  }
  const { decryptOffice } = await import("./decrypt/decrypt-office.ts");
  const opened = join(state.job.workFolder, String((state.files += 1)));
  await writeFile(opened, await decryptOffice(path, fileName, password));
  const inside = await sniffFormat({ head: await readHead(opened), path: opened, fileName });
  if (inside !== "encrypted") return { format: inside, path: opened };
  throw new Failure("corrupt", `${fileName} is encrypted twice, as no Office program does. Send it again.`);
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function measure(path: string, onChunk: () => void): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    onChunk();
  }
  return { bytes, sha256: hash.digest("hex") };
}
