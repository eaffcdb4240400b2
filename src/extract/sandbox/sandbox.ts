import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Failure } from "../../model/failure.ts";
import type { ReadOptions } from "../reader.ts";
import { createSandboxFolder } from "./folder.ts";
import { takeInput } from "./take-input.ts";
import type { GivenInput, Input } from "./take-input.ts";
import type { JobEvents } from "./run-job.ts";
import { readOrConvert } from "./read-or-convert.ts";
import type { ExtractLimits } from "./limits.ts";
import type { ReadProgress } from "./messages.ts";
import { createPool } from "./pool.ts";
import { createSlots } from "./slots.ts";

export interface SandboxOptions {
  limits: ExtractLimits;
  workers?: number | undefined;
  /** Where the temporary folder is made. */
  folder?: string | undefined;
  /** Another start than child.ts, for tests. */
  entry?: string | undefined;
  /** Where LibreOffice may be, for tests. */
  office?: readonly string[] | undefined;
}

export interface SandboxRequest extends GivenInput {
  documentId: string;
  options: ReadOptions;
  onProgress?: ((progress: ReadProgress) => void) | undefined;
}

export interface Sandbox {
  read(request: SandboxRequest): JobEvents;
  close(): Promise<void>;
}

const mostWorkers = 4;
const mostTries = 3;

/** Processes with one file each at a time. One that dies costs its file; the next file gets a new one. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { limits, workers, folder: base, entry, office } = options;
  const folder = createSandboxFolder(base);
  const pool = createPool({ limits, folder, entry });
  const slots = createSlots(workers ?? Math.min(mostWorkers, availableParallelism()));
  const closing = new AbortController();
  let jobs = 0;
  /** The file goes to a process that takes it; one that died while it was idle is passed over. */
  async function* readIn(request: SandboxRequest, input: Input): JobEvents {
    const { documentId, fileName, options, signal, onProgress } = request;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const child = await pool.pick();
      try {
        const id = (jobs += 1);
        const path = join(child.inFolder, String(id));
        await input.placeAt(path);
        const job = { id, documentId, fileName, path, workFolder: child.workFolder, options, limits };
        const events = await child.start({ job, bytes: input.bytes, limits, signal, onProgress });
        if (events !== undefined) return yield* events;
      } finally {
        await pool.settle(child);
      }
    }
    throw new Failure("internal", `${fileName} was not read: the sandbox ended before it took the file.`);
  }
  return {
    async *read(given) {
      const request = { ...given, signal: AbortSignal.any([given.signal, closing.signal]) };
      request.signal.throwIfAborted();
      const input = await takeInput(request, folder);
      try {
        const leave = await slots.take(request.signal);
        try {
          yield* readOrConvert(request, input, { read: readIn, folder, office });
        } finally {
          leave();
        }
      } finally {
        await input.discard();
      }
    },
    async close() {
      closing.abort(new Failure("stopped", "Reading was stopped."));
      await pool.close();
      await folder.remove();
    },
  };
}
