import { formatOf } from "../../model/documents/format-of.ts";
import { streamOf } from "../../lib/stream-of.ts";
import { findParts, writeFile } from "../../actions/actions.ts";
import type { Produced } from "../../model/action.ts";
import type { Document, ExtractedDocument } from "../../model/document.ts";
import type { Evidence } from "../../model/grounding.ts";
import { phrasesFor } from "../../model/phrases.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { freeFileName } from "../../model/wording/file-name-of.ts";
import { renderDocument, writableFormats } from "../../render/render.ts";
import type { RenderRequest } from "../../render/render.ts";
import type { RoundDeps } from "../round-deps.ts";
import { countParts } from "./count-parts.ts";
import { reopenFile } from "./reopen-file.ts";

export interface FilesInput {
  document: UnifiedDocument;
  sources: Evidence[];
  formats: readonly string[];
  /** Where its pictures may come from. */
  documents: readonly Document[];
  extracted: readonly ExtractedDocument[];
  /** Files that are there already; their formats are not written again. */
  own: readonly Document[];
  /** What was counted in files before. */
  known?: readonly Produced[];
  /** Whether somebody asked how many pages it has: where a format has none of its own, they are estimated. */
  asksPages?: boolean;
}

export interface WrittenFiles {
  files: Document[];
  produced: Produced[];
  problems: string[];
}

/** Writes the document in every format that the task is to deliver, and opens each file again to see that it can be. */
export async function writeFiles(input: FilesInput, deps: RoundDeps): Promise<WrittenFiles> {
  const { document, sources, documents, extracted, own, asksPages } = input;
  const sourcesSheet = phrasesFor(document.metadata.language).sources;
  const there = new Set(own.map(({ fileName }) => formatOf(fileName)));
  const formats = (await possibleFormats(input.formats, deps)).filter((format) => !there.has(format));
  const files = [...own];
  const problems: string[] = [];
  const produced = await countOwn(input, sourcesSheet, deps);
  if (formats.length === 0) return { files, produced, problems };
  const madeFrom = await deps.run.step("keep document", ({ signal }) =>
    deps.blobs.put(streamOf(Buffer.from(JSON.stringify({ document, sources }))), { signal }),
  );
  for (const format of formats) {
    const id = deps.newId("doc");
    const fileName = freeFileName(document.metadata.title, format, takenNames(files, deps));
    const { warnings, problem, counts, ...file } = await deps.run.step(
      `render ${format}`,
      async ({ signal }) => {
        const written = await writeFile(
          { id, fileName, format, document, sources, madeFrom },
          { ...deps, documents, partsOf: findParts({ ...deps, extracted }, signal), signal },
        );
        const { file: made, rendered } = written;
        const opened = await reopenFile(made, { own: sourcesSheet, signal }, deps);
        const pages = asksPages === true && format === "docx" ? await estimatePages(rendered, deps) : {};
        const looks = looksOf(rendered);
        return {
          ...made,
          warnings: written.warnings,
          problem: opened.problem,
          counts: { ...opened.counts, ...pages, ...looks },
        };
      },
    );
    for (const { code, message } of warnings)
      await deps.emit({ type: "warning-raised", code, message: `${fileName}: ${message}` });
    if (problem !== null) problems.push(problem);
    files.push(file);
    produced.push({ fileName, format, bytes: file.bytes, ...counts });
  }
  return { files, produced, problems };
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

/** Files that came from elsewhere are counted too, once. */
async function countOwn(
  { own, known = [] }: FilesInput,
  sourcesSheet: string,
  deps: RoundDeps,
): Promise<Produced[]> {
  const produced: Produced[] = [];
  for (const file of own) {
    const { fileName, bytes } = file;
    const before = known.find((one) => one.fileName === fileName && one.bytes === bytes);
    const counts =
      before ??
      (await deps.run.step(`count ${fileName}`, async ({ signal }) => {
        return (await reopenFile(file, { own: sourcesSheet, signal }, deps)).counts;
      }));
    produced.push({ ...counts, fileName, bytes, format: formatOf(fileName) });
  }
  return produced;
}

/** As many as the same text has as a PDF: a word processor may need more or fewer, so that nothing may hang on it. */
async function estimatePages(wanted: RenderRequest, deps: RoundDeps): Promise<Partial<Produced>> {
  const { template: _template, ...plain } = wanted;
  const signal = wanted.signal ?? deps.run.signal;
  try {
    const { bytes } = await renderDocument({ ...plain, format: "pdf" });
    const file = { documentId: "pages", fileName: "pages.pdf", content: streamOf(bytes), signal };
    const { parts } = await deps.extract(file);
    return { ...countParts(parts, "pdf", ""), isEstimate: true };
  } catch {
    signal.throwIfAborted();
    return {};
  }
}

const withHeadings = new Set(["docx", "pdf", "html", "md", "pptx"]);

/** Contents and numbers as they were written, by the document's own word or the house's. */
function looksOf({ document, format, contents, numberedHeadings }: RenderRequest): Partial<Produced> {
  if (!withHeadings.has(format)) return {};
  const { metadata } = document;
  return {
    contents: contents ?? metadata["contents"] === true,
    numbering: numberedHeadings ?? metadata["numbered_headings"] === true,
  };
}

/** The names that this round's message and finished tasks have given away. */
function takenNames(files: readonly Document[], deps: RoundDeps): string[] {
  const { round, messages } = deps.workflow();
  const given = messages.filter((message) => message.round === round).flatMap(({ documents }) => documents);
  return [...files, ...given].map(({ fileName }) => fileName);
}
