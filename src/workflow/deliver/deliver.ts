import type { Document } from "../../model/document.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { Analysis } from "../../model/intent.ts";
import type { Checked, Received, RoundRequest } from "../../model/round.ts";
import type { RoundResult } from "../../model/round-result.ts";
import type { Split } from "../../model/sub-intent.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { sumUsage } from "../../model/usage.ts";
import { loadImageFrom, renderDocument, writableFormats } from "../../render/render.ts";
import type { RoundDeps } from "../round-deps.ts";
import { inputLabel } from "./receive.ts";
import { judgeRound } from "./judge-round.ts";
import { writeMessage } from "./write-message.ts";

export interface DeliverInput {
  request: RoundRequest;
  received: Received;
  analysis: Analysis;
  split: Split;
  checked: Checked[];
  document: UnifiedDocument | null;
}

/** Renders, publishes and says what came of the round, in the language of the request. */
export async function deliver(input: DeliverInput, deps: RoundDeps): Promise<RoundResult> {
  const { request, received, analysis, checked, document } = input;
  const evidence = uniqueById(checked.flatMap((item) => item.evidence));
  const documents =
    document === null ? [] : await writeFiles({ request, received, analysis, document, evidence }, deps);
  const verdict = judgeRound(checked, document);
  const text = await writeMessage({
    verdict,
    checked,
    document,
    evidence,
    language: analysis.detectedLanguage,
  });
  const id = deps.newId("msg");
  const message = await deps.run.step("deliver", async () => {
    const { round, task, action } = deps.workflow();
    const label = documents.length === 0 ? {} : { documentsLabel: "result" };
    const said = { id, role: "system" as const, text, summary: verdict.summary };
    const stored = documents.map(({ path: _path, ...stays }) => stays);
    return { ...said, ...label, documents: stored, round, task, action, at: deps.clock.now() };
  });
  await deps.emit({ type: "message-added", message });
  const result = toResult(input, { verdict, text, evidence, documents, deps });
  await deps.emit({ type: "round-finished", result });
  return result;
}

type Published = Document & { path: string };

interface FilesInput {
  request: RoundRequest;
  received: Received;
  analysis: Analysis;
  document: UnifiedDocument;
  evidence: Evidence[];
}

async function writeFiles(
  { request, received, analysis, document, evidence }: FilesInput,
  deps: RoundDeps,
): Promise<Published[]> {
  const asked = request.formats.length > 0 ? request.formats : analysis.expectedFormats;
  const possible = asked.filter((format) => writableFormats.includes(format));
  for (const format of asked.filter((name) => !possible.includes(name))) {
    const instead = possible.length > 0 ? "" : " It was written as md instead.";
    const message = `This version cannot write ${format}.${instead}`;
    await deps.emit({ type: "warning-raised", code: "format", message });
  }
  const formats = asked.length > 0 && possible.length === 0 ? ["md"] : possible;
  const files: Published[] = [];
  for (const format of formats) {
    const id = deps.newId("doc");
    const fileName = `${fileNameOf(document.metadata.title)}.${format}`;
    const { warnings, ...file } = await deps.run.step(`render ${format}`, async ({ signal }) => {
      const loadImage = loadImageFrom(received.documents, (sha256) => deps.blobs.open(sha256, { signal }));
      const wanted = { document, format, sources: evidence, theme: deps.theme, loadImage, signal };
      const { bytes, mediaType, warnings: found } = await renderDocument(wanted);
      const info = await deps.blobs.put(once(bytes), { signal });
      return { id, fileName, mediaType, ...info, provenance: "generated" as const, warnings: found };
    });
    for (const { code, message } of warnings)
      await deps.emit({ type: "warning-raised", code, message: `${fileName}: ${message}` });
    const path = await deps.run.step(`publish ${format}`, ({ signal }) =>
      deps.publish(file, request.outFolder, signal),
    );
    files.push({ ...file, path });
  }
  return files;
}

interface ResultParts {
  verdict: ReturnType<typeof judgeRound>;
  text: string;
  evidence: Evidence[];
  documents: Published[];
  deps: RoundDeps;
}

function toResult(
  input: DeliverInput,
  { verdict, text, evidence, documents, deps }: ResultParts,
): RoundResult {
  const { analysis, split, checked } = input;
  const workflow = deps.workflow();
  const statuses = new Map(checked.map(({ intent, decision }) => [intent.id, statusOf(decision)]));
  return {
    workflowId: workflow.id,
    round: workflow.round,
    status: verdict.status,
    ...(verdict.reason === undefined ? {} : { reason: verdict.reason }),
    language: analysis.detectedLanguage,
    message: { text, summary: verdict.summary },
    intents: split.intents.map(({ id, role, text: asked }) => {
      return { id, role, text: asked, status: statuses.get(id) ?? verdict.status };
    }),
    claims: verdict.status === "OK" ? checked.flatMap(({ handOff }) => handOff?.claims ?? []) : [],
    evidence:
      verdict.status === "OK"
        ? evidence.map(({ id, document, position, quote }) => ({ id, document, position, quote }))
        : [],
    missing: verdict.missing,
    documents: documents.map(({ id, fileName, mediaType, bytes, path }) => {
      return { id, fileName, mediaType, format: fileName.slice(fileName.lastIndexOf(".") + 1), bytes, path };
    }),
    usage: sumUsage(workflow.rounds.at(-1)?.usage ?? [], workflow.rounds.at(-1)?.usage[0]?.currency ?? "USD"),
    warnings: workflow.warnings,
  };
}

function statusOf(decision: Checked["decision"]): string {
  switch (decision) {
    case "ACCEPT":
      return "OK";
    case "RETRY":
      return "REFUSAL";
    case "REJECT":
      return "REJECT";
  }
}

/** A name a file system and a reference can bear. */
function fileNameOf(title: string): string {
  const words = title
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .toLowerCase();
  return Array.from(words).slice(0, 60).join("").replace(/-+$/, "") || inputLabel;
}

function uniqueById(items: readonly Evidence[]): Evidence[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
