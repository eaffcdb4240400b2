import { Busboy } from "@fastify/busboy";
import type { BusboyInstance } from "@fastify/busboy";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Failure, toFailure } from "../../model/failure.ts";

export interface UploadLimits {
  files: number;
  fileBytes: number;
  /** Of all files of one request together. */
  totalBytes: number;
  /** Without a byte for so long, the upload is given up. */
  idleMs: number;
}

export const usualUploadLimits: UploadLimits = {
  files: 200,
  fileBytes: 2 * 1_024 ** 3,
  totalBytes: 4 * 1_024 ** 3,
  idleMs: 30_000,
};

export interface Uploaded<T> {
  files: T[];
  fields: Record<string, string>;
}

export interface UploadTarget<T> {
  limits: UploadLimits;
  /** Stores one file; it is called for one after the other, and its promise is waited for. */
  store(file: { fileName: string; content: AsyncIterable<Uint8Array> }): Promise<T>;
}

/** Files of a multipart request, each streamed to where it is kept while it comes; nothing is held in memory. */
export async function takeUploads<T>(
  incoming: IncomingMessage,
  { limits, store }: UploadTarget<T>,
): Promise<Uploaded<T>> {
  const type = incoming.headers["content-type"] ?? "";
  if (!/^multipart\/form-data\b/i.test(type))
    throw new Failure("unsupported", "Send files as multipart/form-data.");
  const ended = Promise.withResolvers<void>();
  const storing: Promise<T>[] = [];
  const open: Readable[] = [];
  const fields: Record<string, string> = {};
  let total = 0;
  const fail = (error: unknown) => ended.reject(toFailure(error, "invalid"));
  const parser = openParser({ "content-type": type }, limits);
  parser.on("file", (_field, stream, fileName) => {
    const content = limited(stream, (bytes) => {
      total += bytes;
      if (total > limits.totalBytes) throw tooLarge("The files together are", limits.totalBytes);
      if (stream.truncated) throw tooLarge(`${fileName ?? "A file"} is`, limits.fileBytes);
    });
    const stored = store({ fileName: fileName ?? "file", content });
    open.push(stream);
    storing.push(stored);
    stored.catch(fail);
  });
  parser.on("field", (name, value) => (fields[name] = value));
  for (const limit of ["filesLimit", "partsLimit", "fieldsLimit"] as const)
    parser.on(limit, () => fail(new Failure("limit", `One request takes at most ${limits.files} files.`)));
  parser.on("error", fail);
  parser.on("finish", () => ended.resolve());
  const gone = () => fail(new Failure("stopped", "The upload broke off before its end."));
  incoming.once("aborted", gone);
  incoming.once("error", gone);
  incoming.setTimeout(limits.idleMs, () =>
    fail(new Failure("timeout", "The upload stood still for too long.")),
  );
  try {
    incoming.pipe(parser);
    await ended.promise;
    return { files: await Promise.all(storing), fields };
  } catch (error) {
    incoming.unpipe(parser);
    // whoever stores a file that will not come to its end is told so
    for (const stream of open) stream.destroy(toFailure(error));
    incoming.resume(); // what is still under way is not kept, and the answer can be read
    await Promise.allSettled(storing);
    throw error;
  } finally {
    incoming.setTimeout(0);
    incoming.off("aborted", gone);
    incoming.off("error", gone);
  }
}

function openParser(headers: { "content-type": string }, limits: UploadLimits): BusboyInstance {
  const { files, fileBytes: fileSize } = limits;
  try {
    return new Busboy({
      headers,
      limits: { files, fileSize, fields: 50, fieldSize: 1_048_576, parts: files + 50, headerPairs: 50 },
    });
  } catch (cause) {
    throw new Failure("invalid", "The multipart body cannot be read.", { cause });
  }
}

async function* limited(
  stream: Readable & { truncated?: boolean },
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    const piece = chunk as Uint8Array;
    count(piece.byteLength);
    yield piece;
  }
  count(0);
}

function tooLarge(what: string, bytes: number): Failure {
  return new Failure("limit", `${what} larger than ${Math.floor(bytes / 1_048_576)} MB.`);
}
