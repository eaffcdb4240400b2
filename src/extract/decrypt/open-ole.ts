import { readFile, stat } from "node:fs/promises";
import { CFB } from "@e965/xlsx";
import { z } from "zod";
import { Failure } from "../../model/failure.ts";

/** The container of old Office files and of encrypted new ones: streams by name. */
export interface OleFile {
  stream(name: string): Buffer | undefined;
}

const mostBytes = 200 * 1_048_576;
const magic = Buffer.from("d0cf11e0a1b11ae1", "hex");
const Container = z.object({
  FileIndex: z.array(
    z.object({
      name: z.string(),
      type: z.number(),
      content: z.union([z.instanceof(Uint8Array), z.array(z.number())]).optional(),
    }),
  ),
});

/** Opens a container whole: its streams are scattered over the file. */
export async function openOle(path: string, fileName: string): Promise<OleFile> {
  const { size } = await stat(path);
  if (size > mostBytes)
    throw new Failure(
      "limit",
      `${fileName} is larger than ${mostBytes / 1_048_576} MB; save it in the newer format.`,
    );
  const bytes = await readFile(path);
  // The library opens zip files too, which are none of ours.
  if (!bytes.subarray(0, magic.length).equals(magic))
    throw new Failure(
      "corrupt",
      `${fileName} is damaged: it does not begin as an old Office file does. Send it again.`,
    );
  try {
    const read: unknown = CFB.read(bytes, { type: "buffer" });
    const { FileIndex: entries } = Container.parse(read);
    return {
      stream(name) {
        const found = entries.find((entry) => entry.type === 2 && entry.name === name);
        return found?.content === undefined ? undefined : Buffer.from(found.content);
      },
    };
  } catch (cause) {
    const why =
      cause instanceof z.ZodError || !(cause instanceof Error)
        ? "its directory is unreadable"
        : cause.message;
    throw new Failure("corrupt", `${fileName} is damaged (${why}). Send it again.`, { cause });
  }
}
