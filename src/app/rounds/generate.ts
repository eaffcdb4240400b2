import { randomBytes } from "node:crypto";
import { basename, dirname, resolve } from "node:path";
import { Failure } from "../../model/failure.ts";
import { GeneratedFile } from "../../model/generate.ts";
import type { GenerateRequest } from "../../model/generate.ts";
import { unwritable, writableFormats } from "../../render/render.ts";
import type { OpenParts } from "../open-parts.ts";
import { checkOutFile } from "../files/check-out-folder.ts";
import { takeFiles } from "../files/take-files.ts";
import type { GivenFile } from "../files/given-file.ts";

export interface NewDocument {
  instruction: string;
  files?: readonly GivenFile[];
  /** By the ending of `out` if left out. */
  format?: string;
  /** The file to write. */
  out: string;
  budget?: number;
  onGrow?: (grown: { answers: number; characters: number }) => void;
}

export interface DocumentHandle {
  runId: string;
  result(): Promise<GeneratedFile>;
  stop(): Promise<void>;
}

/** Writes one document without a workflow; a crash or stop is resumed by its run's id. */
export async function startDocument(parts: OpenParts, given: NewDocument): Promise<DocumentHandle> {
  if (given.instruction.trim() === "") throw new Failure("usage", "The instruction is empty.");
  const fileName = basename(given.out);
  const format = (given.format ?? /\.([a-z0-9]+)$/i.exec(fileName)?.[1] ?? "").toLowerCase();
  if (!writableFormats.includes(format)) throw unwritable(format);
  await checkOutFile(given.out);
  const files = await takeFiles(given.files ?? [], parts.blobs);
  const input: GenerateRequest = {
    ...{ instruction: given.instruction, files, format, fileName, outFolder: dirname(resolve(given.out)) },
    ...(given.budget !== undefined && { budget: given.budget }),
  };
  const runId = `gen_${randomBytes(8).toString("hex")}`;
  const engine = await parts.engine();
  if (given.onGrow !== undefined) parts.listeners.set(runId, given.onGrow);
  await engine.start({ id: runId, name: "generate", input });
  return handle(parts, runId);
}

export async function resumeDocument(
  parts: OpenParts,
  runId: string,
  onGrow?: NewDocument["onGrow"],
): Promise<DocumentHandle> {
  const engine = await parts.engine();
  if (onGrow !== undefined) parts.listeners.set(runId, onGrow);
  await engine.resume(runId);
  return handle(parts, runId);
}

function handle(parts: OpenParts, runId: string): DocumentHandle {
  return {
    runId,
    async result() {
      const engine = await parts.engine();
      const ended = await engine.wait(runId);
      parts.listeners.delete(runId);
      if (ended.status === "done") return GeneratedFile.parse(ended.output);
      const { code, message } = ended.error ?? {
        code: "stopped" as const,
        message: `Stopped. Resume with: dossier generate --resume ${runId}`,
      };
      throw new Failure(code, message);
    },
    async stop() {
      await (await parts.engine()).cancel(runId);
    },
  };
}
