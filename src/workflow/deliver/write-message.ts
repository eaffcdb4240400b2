import type { Evidence } from "../../model/grounding.ts";
import { phrasesFor } from "../../model/phrases.ts";
import type { Checked } from "../../model/round.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { renderDocument } from "../../render/render.ts";
import type { RoundVerdict } from "./judge-round.ts";

export interface MessageInput {
  verdict: RoundVerdict;
  checked: readonly Checked[];
  document: UnifiedDocument | null;
  evidence: readonly Evidence[];
  language: string;
}

/** What a person reads: the answer with its sources, or plainly what is missing and what could be shown. */
export async function writeMessage(input: MessageInput): Promise<string> {
  const { verdict, checked, document, evidence, language } = input;
  const words = phrasesFor(language);
  if (document !== null) {
    const untitled = { ...document, metadata: { ...document.metadata, title: "" } };
    const { bytes } = await renderDocument({ document: untitled, format: "txt", sources: evidence });
    return Buffer.from(bytes).toString("utf8").trimEnd();
  }
  if (checked.length === 0) return words.noDocuments;
  const list = (items: readonly Checked[]) => items.map(({ intent }) => `- ${intent.text}`);
  const unsupported = checked.filter(({ reason }) => reason === "not_supported");
  const absent = checked.filter(({ decision }) => decision === "RETRY");
  const proven = checked.filter(({ decision }) => decision === "ACCEPT");
  return [
    ...(absent.length > 0 ? [words.notInDocuments, ...list(absent)] : []),
    ...(unsupported.length > 0 ? [words.notYet, ...list(unsupported)] : []),
    ...(verdict.status === "REJECT" ? [words.rejected] : []),
    ...(proven.length > 0 ? [words.refused, words.provable, ...list(proven)] : []),
  ].join("\n");
}
