import { formatOf } from "../../model/format-of.ts";
import { once } from "../../lib/once.ts";
import { readParts } from "../../actions/actions.ts";
import type { Document, ExtractedDocument } from "../../model/document.ts";
import { toFailure } from "../../model/failure.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { loadImageFrom, lookFor, renderDocument, writableFormats } from "../../render/render.ts";
import type { RoundDeps } from "../round-deps.ts";

export interface FilesInput {
  document: UnifiedDocument;
  sources: Evidence[];
  formats: readonly string[];
  /** Where its pictures may come from. */
  documents: readonly Document[];
  extracted: readonly ExtractedDocument[];
  /** Files that are there already; their formats are not written again. */
  own: readonly Document[];
}

/** Writes the document in every format that the task is to deliver, and opens each file again to see that it can be. */
export async function writeFiles(
  input: FilesInput,
  deps: RoundDeps,
): Promise<{ files: Document[]; problems: string[] }> {
  const { document, sources, documents, own } = input;
  const there = new Set(own.map(({ fileName }) => formatOf(fileName)));
  const formats = (await possibleFormats(input.formats, deps)).filter((format) => !there.has(format));
  const files = [...own];
  const problems: string[] = [];
  if (formats.length === 0) return { files, problems };
  const madeFrom = await deps.run.step("keep document", ({ signal }) =>
    deps.blobs.put(once(Buffer.from(JSON.stringify({ document, sources }))), { signal }),
  );
  for (const format of formats) {
    const id = deps.newId("doc");
    const fileName = `${fileNameOf(document.metadata.title)}.${format}`;
    const { warnings, problem, ...file } = await deps.run.step(`render ${format}`, async ({ signal }) => {
      const partsOf = async (id: string) => {
        const read = input.extracted.find(({ documentId }) => documentId === id);
        return read === undefined ? [] : readParts(read, deps.blobs, signal);
      };
      const loadImage = loadImageFrom(documents, (sha256) => deps.blobs.open(sha256, { signal }), partsOf);
      const wanted = {
        document,
        format,
        sources,
        loadImage,
        signal,
        ...lookFor(format, deps.look),
      };
      const { bytes, mediaType, warnings: found } = await renderDocument(wanted);
      const info = await deps.blobs.put(once(bytes), { signal });
      const made: Document = { id, fileName, mediaType, ...info, provenance: "generated", madeFrom };
      return { ...made, warnings: found, problem: await openAgain(made, deps, signal) };
    });
    for (const { code, message } of warnings)
      await deps.emit({ type: "warning-raised", code, message: `${fileName}: ${message}` });
    if (problem !== null) problems.push(problem);
    files.push(file);
  }
  return { files, problems };
}

async function possibleFormats(asked: readonly string[], deps: RoundDeps): Promise<string[]> {
  const possible = asked.filter((format) => writableFormats.includes(format));
  for (const format of asked.filter((name) => !possible.includes(name))) {
    const instead = possible.length > 0 ? "" : " It was written as md instead.";
    const message = `This version cannot write ${format}.${instead}`;
    await deps.emit({ type: "warning-raised", code: "format", message });
  }
  return asked.length > 0 && possible.length === 0 ? ["md"] : [...new Set(possible)];
}

/** Null is well; what is wrong otherwise. */
async function openAgain(file: Document, deps: RoundDeps, signal: AbortSignal): Promise<string | null> {
  try {
    const content = await deps.blobs.open(file.sha256, { signal });
    const { parts } = await deps.extract({ documentId: file.id, fileName: file.fileName, content, signal });
    return parts.length > 0 ? null : `${file.fileName} holds nothing.`;
  } catch (error) {
    signal.throwIfAborted();
    return `${file.fileName} cannot be opened again: ${toFailure(error).message}`;
  }
}

/** A name a file system and a reference can bear. */
function fileNameOf(title: string): string {
  const words = title
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .toLowerCase();
  return Array.from(words).slice(0, 60).join("").replace(/-+$/, "") || "document";
}
