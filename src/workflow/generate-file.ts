import type { RunContext } from "../engine/engine.ts";
import { detectLanguage } from "../lib/detect-language.ts";
import { parseJson } from "../lib/parse-json.ts";
import type { ContentPart, Document } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import type { GeneratedFile, GenerateRequest } from "../model/generate.ts";
import { UnifiedDocument } from "../model/unified-document.ts";
import { sumUsage } from "../model/usage.ts";
import { writeDocument } from "../prompts/write-document.ts";
import { loadImageFrom, renderDocument } from "../render/render.ts";
import type { RoundServices } from "./round-deps.ts";

export interface GenerateDeps {
  services: RoundServices;
  run: RunContext;
  onGrow?: (grown: { answers: number; characters: number }) => void;
}

/** One document from an instruction and files, through the AI loop, without a workflow around it. */
export async function generateFile(request: GenerateRequest, deps: GenerateDeps): Promise<GeneratedFile> {
  const { run, services, onGrow } = deps;
  const { ai, blobs, publish } = services;
  const content = await readFiles(request, deps);
  const generated = await ai.generate({
    prompt: writeDocument,
    input: { instruction: request.instruction, language: detectLanguage(request.instruction), content },
    run: run.runId,
    place: { round: 0, task: 0, action: 0 },
    step: run.step,
    ...(onGrow && { onGrow }),
  });
  const { complete, reason, answers, usage } = generated;
  const file = await run.step("render", async ({ signal }) => {
    const { bytes, mediaType } = await render(generated, request, { services, signal });
    const info = await blobs.put(once(bytes), { signal });
    return {
      id: `doc_${info.sha256.slice(0, 16)}`,
      fileName: request.fileName,
      mediaType,
      ...info,
      provenance: "generated" as const,
    };
  });
  const path = await run.step("publish", ({ signal }) => publish(file, request.outFolder, signal));
  const totals = sumUsage(usage, usage[0]?.currency ?? "USD");
  return {
    runId: run.runId,
    path,
    bytes: file.bytes,
    complete,
    answers,
    usage: totals,
    ...(reason !== undefined && { reason }),
  };
}

/** As JSON exactly what was merged; other formats need a whole document. */
async function render(
  generated: { text: string; complete: boolean; reason?: string },
  { format, files }: GenerateRequest,
  { services, signal }: { services: RoundServices; signal: AbortSignal },
): Promise<{ bytes: Uint8Array; mediaType: string }> {
  if (format === "json") return { bytes: Buffer.from(generated.text), mediaType: "application/json" };
  if (!generated.complete) {
    throw new Failure(
      "model",
      `The document is not complete (${generated.reason}). --format json keeps what there is of it.`,
    );
  }
  const parsed = parseJson(generated.text);
  if (!parsed.ok) throw new Failure("internal", "A document that was called complete does not parse.");
  const document = UnifiedDocument.safeParse(parsed.value);
  if (!document.success)
    throw new Failure("model", `The model wrote JSON, but no document: ${document.error.message}`);
  const { blobs, theme } = services;
  const loadImage = loadImageFrom(withIds(files), (sha256) => blobs.open(sha256, { signal }));
  return renderDocument({ document: document.data, format, sources: [], theme, loadImage, signal });
}

function withIds(files: GenerateRequest["files"]): Document[] {
  return files.map((file, index) => ({ id: `file_${index + 1}`, ...file }));
}

async function readFiles({ files }: GenerateRequest, { run, services }: GenerateDeps) {
  const { blobs, extract } = services;
  const content: { id: string; document: string; text: string }[] = [];
  for (const document of withIds(files)) {
    const stream = await blobs.open(document.sha256, { signal: run.signal });
    const { parts } = await extract({
      documentId: document.id,
      fileName: document.fileName,
      content: stream,
      signal: run.signal,
    });
    content.push(...parts.map(({ id, text }: ContentPart) => ({ id, document: document.fileName, text })));
  }
  return content;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
