import type { Evidence } from "../../model/grounding.ts";
import { phrasesFor } from "../../model/phrases.ts";
import type { Checked } from "../../model/round.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { TaskResult } from "../../model/work.ts";
import { renderDocument } from "../../render/render.ts";
import type { RoundVerdict } from "./judge-round.ts";

export interface MessageInput {
  verdict: RoundVerdict;
  checked: readonly Checked[];
  /** What is delivered, of each task that delivers. */
  documents: readonly UnifiedDocument[];
  fileNames: readonly string[];
  results: readonly TaskResult[];
  evidence: readonly Evidence[];
  language: string;
}

/** What is longer is read in its file. */
const longestText = 6_000;

/** What a person reads: the answer with its sources, or plainly what is missing and what could be shown. */
export async function writeMessage(input: MessageInput): Promise<string> {
  const { verdict, checked, documents, fileNames, results, evidence, language } = input;
  const words = phrasesFor(language);
  if (verdict.status === "OK") {
    const texts: string[] = [];
    for (const document of documents) texts.push(await toText(document, evidence));
    const text = texts.join("\n\n");
    if (text !== "" && (text.length <= longestText || fileNames.length === 0)) return text;
    const brought = fileNames.length > 0 ? fileNames : results.map(({ summary }) => summary);
    return `${words.done}: ${brought.join(", ")}`;
  }
  if (results.length === 0) return words.noDocuments;
  const list = (items: readonly Checked[]) => items.map(({ intent }) => `- ${intent.text}`);
  const unsupported = checked.filter(({ reason }) => reason === "not_supported");
  const absent = checked.filter(({ decision }) => decision === "RETRY");
  const proven = checked.filter(({ decision, handOff }) => decision === "ACCEPT" && handOff !== undefined);
  const failed = results.find(({ status }) => status === "failed");
  return [
    ...(failed === undefined ? [] : [words.failed, `- ${failed.task.objective}: ${failed.reason ?? ""}`]),
    ...(absent.length > 0 ? [words.notInDocuments, ...list(absent)] : []),
    ...(unsupported.length > 0 ? [words.noModel, ...list(unsupported)] : []),
    ...(verdict.status === "REJECT" ? [words.rejected] : []),
    ...(proven.length > 0 ? [words.refused, words.provable, ...list(proven)] : []),
  ].join("\n");
}

async function toText(document: UnifiedDocument, evidence: readonly Evidence[]): Promise<string> {
  const untitled = { ...document, metadata: { ...document.metadata, title: "" } };
  const { bytes } = await renderDocument({ document: untitled, format: "txt", sources: evidence });
  return Buffer.from(bytes).toString("utf8").trimEnd();
}
