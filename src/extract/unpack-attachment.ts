import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Failure } from "../model/failure.ts";
import type { JobState } from "./sandbox/job-state.ts";
import type { Attachment } from "./reader.ts";
import { toReadFailure } from "./to-read-failure.ts";

/** Writes a document that stands inside another one to a file of the job; its name is never part of the path. */
export async function unpackAttachment(
  { fileName, open }: Attachment,
  state: JobState,
  alive: () => void,
): Promise<string | Failure> {
  const { nestedBytes: most } = state.job.limits;
  const path = join(state.job.workFolder, String((state.files += 1)));
  const count = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      state.nestedBytes += chunk.length;
      if (state.nestedBytes > most) {
        const mb = Math.round(most / 1_048_576);
        throw new Failure("limit", `${fileName} was not read: more than ${mb} MB are packed together here.`);
      }
      alive();
      yield chunk;
    }
  };
  try {
    await pipeline(await open(), count, createWriteStream(path));
    return path;
  } catch (error) {
    return toReadFailure(error, fileName);
  }
}
