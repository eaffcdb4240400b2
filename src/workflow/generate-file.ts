import { writeFile } from "../actions/actions.ts";
import type { RunContext } from "../engine/run-context.ts";
import { streamOf } from "../lib/stream-of.ts";
import { detectLanguage } from "../lib/text/detect-language.ts";
import type { ContentPart, Document } from "../model/document.ts";
import type { Evidence } from "../model/grounding.ts";
import type { GeneratedFile, GenerateRequest } from "../model/generate.ts";
import { sumUsage } from "../model/calls/usage.ts";
import { writeDocument } from "../prompts/write-document.ts";
import type { Rendered } from "../render/render.ts";
import { fromMarkdownAnswer, needDocument, type GeneratedText } from "./read-generated.ts";
import type { RoundServices } from "./round-deps.ts";

export interface GenerateDeps {
  services: RoundServices;
  run: RunContext;
  onGrow?: (grown: { answers: number; characters: number }) => void;
}

/** One document from an instruction and files, through the AI loop, without a workflow around it. */
export async function generateFile(request: GenerateRequest, deps: GenerateDeps): Promise<GeneratedFile> {
  const { run, services, onGrow } = deps;
  const { ai, publish } = services;
  const { content, sources, pictures } = await readFiles(request, deps);
  const generated = await ai.generate({
    prompt: writeDocument,
    input: { instruction: request.instruction, language: detectLanguage(request.instruction), content },
    run: run.runId,
    place: { round: 0, task: 0, action: 0 },
    step: run.step,
    ...(onGrow && { onGrow }),
  });
  const { reason, answers, usage } = generated;
  const { warnings, complete, ...file } = await run.step("render", async ({ signal }) => {
    const written = await write(generated, request, { services, signal, sources, pictures });
    return { ...written.file, warnings: written.warnings, complete: written.complete };
  });
  const { path, problem } = await run.step("publish", ({ signal }) =>
    publish(file, request.outFolder, signal),
  );
  const told = [...warnings, ...(problem === undefined ? [] : [{ code: "output", message: problem }])];
  const totals = sumUsage(usage, usage[0]?.currency ?? "USD");
  return {
    ...{ runId: run.runId, path, bytes: file.bytes, complete, answers, usage: totals },
    ...(!complete && reason !== undefined && { reason }),
    ...(told.length > 0 && { warnings: told }),
  };
}

interface RenderDeps {
  services: RoundServices;
  signal: AbortSignal;
  /** What the files say, for the citations of the document. */
  sources: readonly Evidence[];
  /** Parts of the files that are pictures. */
  pictures: readonly ContentPart[];
}

interface GeneratedDocument extends Pick<Rendered, "warnings"> {
  file: Document;
  complete: boolean;
}

const mostListed = 20;
const converted = {
  code: "markdown",
  message:
    "The model answered in Markdown instead of JSON; it was converted, and whether it is whole cannot be seen.",
};

/** As JSON exactly what was merged; other formats need a whole document. */
async function write(
  generated: GeneratedText,
  { format, fileName, files, instruction }: GenerateRequest,
  { services, signal, sources, pictures }: RenderDeps,
): Promise<GeneratedDocument> {
  const markdown = await fromMarkdownAnswer(generated, instruction);
  if (format === "json" && markdown === undefined) {
    const info = await services.blobs.put(streamOf(generated.text), { signal });
    const made = { id: `doc_${info.sha256.slice(0, 16)}`, fileName, mediaType: "application/json", ...info };
    return { file: { ...made, provenance: "generated" }, warnings: [], complete: generated.complete };
  }
  const { document, notShown } =
    markdown === undefined ? needDocument(generated, instruction) : { document: markdown, notShown: [] };
  const partsOf = async (id: string) => pictures.filter((part) => part.id.startsWith(`${id}#`));
  const { file, warnings } = await writeFile(
    { fileName, format, document, sources },
    { ...services, documents: withIds(files), partsOf, signal },
  );
  const told = [...(markdown === undefined ? [] : [converted]), ...sayNotShown(notShown), ...warnings];
  return { file, warnings: told, complete: true };
}

/** What the model wrote and a file of this format cannot hold. */
function sayNotShown(notShown: readonly string[]): Rendered["warnings"] {
  if (notShown.length === 0) return [];
  const listed = notShown.slice(0, mostListed).join("; ");
  const more = notShown.length > mostListed ? ` and ${notShown.length - mostListed} more` : "";
  const message = `Not everything can be shown: ${listed}${more}. --format json keeps all of it.`;
  return [{ code: "not-shown", message }];
}

function withIds(files: GenerateRequest["files"]): Document[] {
  return files.map((file, index) => ({ id: `file_${index + 1}`, ...file }));
}

async function readFiles({ files }: GenerateRequest, { run, services }: GenerateDeps) {
  const { blobs, extract } = services;
  const { signal } = run;
  const storeImage = async (data: Uint8Array) => (await blobs.put(streamOf(data), { signal })).sha256;
  const content: { id: string; document: string; text: string }[] = [];
  const sources: Evidence[] = [];
  const pictures: ContentPart[] = [];
  for (const { id: documentId, fileName, sha256 } of withIds(files)) {
    const stream = await blobs.open(sha256, { signal });
    const { parts } = await extract({ documentId, fileName, content: stream, signal, storeImage });
    for (const part of parts) {
      const { id, text, position } = part;
      content.push({ id, document: fileName, text });
      sources.push({ id, documentId, document: fileName, position, quote: text });
      if (part.image !== undefined) pictures.push(part);
    }
  }
  return { content, sources, pictures };
}
