import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../../model/failure.ts";
import { convertWithOffice, findOffice } from "./find-office.ts";
import { formatByName, formats } from "../formats.ts";
import type { SandboxFolder } from "./folder.ts";
import { takeInput } from "./take-input.ts";
import type { GivenInput, Input } from "./take-input.ts";
import type { JobEvents } from "./run-job.ts";
import type { ReadEvent } from "./messages.ts";

export interface OfficeDeps<Request extends GivenInput> {
  read(request: Request, input: Input): JobEvents;
  folder: SandboxFolder;
  /** Where LibreOffice may be; its usual places if left out. */
  office?: readonly string[] | undefined;
}

type DocumentEvent = Extract<ReadEvent, { kind: "document" }>;

const targets = { doc: "docx", ppt: "pptx" } as const;
type Old = keyof typeof targets;

/**
 * Reads a file; one of an old format that our readers do not know is read once more as what LibreOffice makes
 * of it, where that is installed. It is started from here, because a process of the sandbox starts no other.
 */
export async function* readOrConvert<Request extends GivenInput>(
  request: Request,
  input: Input,
  deps: OfficeDeps<Request>,
): JobEvents {
  let held: DocumentEvent | undefined;
  let told = false;
  try {
    for await (const event of deps.read(request, input)) {
      if (!told && held === undefined && event.kind === "document" && isOld(event.format)) {
        held = event; // until it is known that it can be read
        continue;
      }
      if (held !== undefined && !told) yield held;
      told = true;
      yield event;
    }
    if (held !== undefined && !told) yield held;
    return;
  } catch (error) {
    const isUnknown = error instanceof Failure && error.code === "unsupported";
    const format = held?.format ?? formatByName(request.fileName);
    if (told || !isUnknown || !isOld(format) || (await findOffice(deps.office)) === undefined) throw error;
    yield* readConverted({ request, input, format, facts: held }, deps);
  }
}

function isOld(format: string | undefined): format is Old {
  return format !== undefined && Object.hasOwn(targets, format);
}

interface Conversion<Request> {
  request: Request;
  input: Input;
  format: Old;
  facts: DocumentEvent | undefined;
}

async function* readConverted<Request extends GivenInput>(
  { request, input, format, facts }: Conversion<Request>,
  deps: OfficeDeps<Request>,
): JobEvents {
  const { fileName, signal } = request;
  const folder = await deps.folder.next("office");
  try {
    const path = join(folder, `input.${format}`);
    await copyInto(folder, path, input);
    const converted = await convertWithOffice(
      { path, fileName, to: targets[format], folder, signal },
      deps.office === undefined ? {} : { candidates: deps.office },
    );
    const own = facts ?? (await factsOf(path, fileName, format));
    const again = await takeInput({ fileName, path: converted, signal }, deps.folder);
    for await (const event of deps.read(request, again)) {
      const isOwn = event.kind === "document" && event.index === 0;
      yield isOwn ? own : event;
      if (!isOwn) continue;
      const message = `${fileName} is of an old format; it was read as the .${targets[format]} that LibreOffice made of it.`;
      yield { kind: "warning", index: 0, code: "converted", message };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A copy: the program would leave a lock beside the file that a link leads to. */
async function copyInto(folder: string, path: string, input: Input): Promise<void> {
  const link = join(folder, "link");
  await input.placeAt(link);
  await copyFile(link, path);
  await rm(link);
}

async function factsOf(path: string, fileName: string, format: Old): Promise<DocumentEvent> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  const { size: bytes } = await stat(path);
  const { mediaType } = formats[format];
  return { kind: "document", index: 0, fileName, mediaType, format, bytes, sha256: hash.digest("hex") };
}
