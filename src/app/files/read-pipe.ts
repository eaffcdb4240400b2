import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { delay } from "../../lib/abort.ts";
import { Failure } from "../../model/failure.ts";
import { codeOf, whyUnopened } from "./why-unopened.ts";

const lookMs = 50;
const usualLimits = { bytes: 1_073_741_824, firstMs: 10_000, idleMs: 60_000 };

export interface PipeLimits {
  bytes: number;
  /** How long anybody may take to begin writing. */
  firstMs: number;
  /** And how long they may pause. */
  idleMs: number;
}

export interface PipeReading {
  signal?: AbortSignal | undefined;
  limits?: Partial<PipeLimits>;
}

/** What is written to a named pipe. A pipe that nobody writes to, or never closes, ends in a failure and never in a wait. */
export async function* readPipe(
  path: string,
  { signal, limits: given }: PipeReading = {},
): AsyncGenerator<Uint8Array> {
  const limits = { ...usualLimits, ...given };
  // without this flag, opening waits for a writer in a thread that nothing can call back
  const pipe = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch((cause: unknown) => {
    throw new Failure("not-found", `${path} cannot be opened: ${whyUnopened(cause)}.`, { cause });
  });
  try {
    yield* limitBytes(drain(pipe, { path, limits, signal }), path, limits.bytes);
  } finally {
    await pipe.close();
  }
}

async function* drain(
  pipe: FileHandle,
  { path, limits, signal }: { path: string; limits: PipeLimits; signal: AbortSignal | undefined },
): AsyncGenerator<Uint8Array> {
  let hasBegun = false;
  let waited = 0;
  for (;;) {
    signal?.throwIfAborted();
    const chunk = await readSome(pipe);
    if (chunk !== undefined && chunk.length > 0) {
      hasBegun = true;
      waited = 0;
      yield chunk;
      continue;
    }
    // nothing, before the first byte: nobody has opened the other end yet
    if (chunk !== undefined && hasBegun) return;
    const most = hasBegun ? limits.idleMs : limits.firstMs;
    if (waited >= most)
      throw new Failure(
        "timeout",
        `Nothing was written to the pipe ${path} for ${Math.round(most / 1_000)} s.`,
      );
    await delay(lookMs, signal);
    waited += lookMs;
  }
}

/** Undefined where somebody holds the other end and has nothing to say yet. */
async function readSome(pipe: FileHandle): Promise<Uint8Array | undefined> {
  try {
    const { buffer, bytesRead } = await pipe.read(Buffer.alloc(65_536), 0, 65_536, null);
    return buffer.subarray(0, bytesRead);
  } catch (cause) {
    if (codeOf(cause) === "EAGAIN") return undefined;
    throw cause;
  }
}

/** A stream without an end must not fill the disk. */
export async function* limitBytes(
  content: AsyncIterable<Uint8Array>,
  name: string,
  most: number = usualLimits.bytes,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > most)
      throw new Failure(
        "limit",
        `${name} gave more than ${Math.round(most / 1_048_576)} MB. Save it as a file first.`,
      );
    yield chunk;
  }
}
