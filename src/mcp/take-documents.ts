import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { basename, isAbsolute, relative, resolve, sep } from "node:path";
import { z } from "zod";
import { Failure } from "../model/failure.ts";
import type { McpOptions } from "./mcp-options.ts";

const largestInline = 10 * 1_048_576;

/** Documents as a client may name them. */
export const GivenDocuments = z
  .array(
    z.union([
      z.string().min(1).describe("the id of a document, or a path where paths are allowed"),
      z.strictObject({
        fileName: z.string().min(1).max(255),
        base64: z.base64().max(Math.ceil((largestInline * 4) / 3)),
      }),
    ]),
  )
  .max(100);
export type GivenDocuments = z.infer<typeof GivenDocuments>;

const idPattern = /^(?:doc|file)_[0-9a-f]+$/;

/** The ids of what was named; files that are new are taken into the caller's library. */
export async function takeDocuments(
  given: GivenDocuments,
  { own, folders }: Pick<McpOptions, "own" | "folders">,
  signal: AbortSignal,
): Promise<string[]> {
  const ids: string[] = [];
  for (const one of given) {
    if (typeof one !== "string") {
      const content = streamOf(Buffer.from(one.base64, "base64"));
      ids.push((await own.documents.add({ fileName: basename(one.fileName), content }, signal)).id);
    } else if (idPattern.test(one)) ids.push((await own.documents.find(one)).id);
    else ids.push(await takePath(one, { own, folders }, signal));
  }
  return ids;
}

async function* streamOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

async function takePath(
  path: string,
  { own, folders }: Pick<McpOptions, "own" | "folders">,
  signal: AbortSignal,
): Promise<string> {
  if (folders === undefined)
    throw new Failure(
      "forbidden",
      "Documents are named by id here, or handed over as base64; paths are not taken.",
    );
  const real = await findBelow(path, folders);
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const file = await open(real, flags);
  try {
    if (!(await file.stat()).isFile()) throw new Failure("usage", `${path} is no file.`);
    const content = file.createReadStream({ autoClose: false, signal });
    return (await own.documents.add({ fileName: basename(real), content }, signal)).id;
  } finally {
    await file.close();
  }
}

/** The file itself, wherever links lead; the same words whether it is outside or not there. */
async function findBelow(path: string, folders: readonly string[]): Promise<string> {
  for (const folder of folders) {
    try {
      const root = await realpath(folder);
      const real = await realpath(resolve(root, path));
      const inside = relative(root, real);
      if (inside !== "" && inside !== ".." && !inside.startsWith(`..${sep}`) && !isAbsolute(inside))
        return real;
    } catch {
      // not below this one
    }
  }
  const named =
    folders.length === 0 ? "no folder was named at the start" : `allowed are ${folders.join(", ")}`;
  throw new Failure("not-found", `There is no file ${path} in a folder that may be read: ${named}.`);
}
