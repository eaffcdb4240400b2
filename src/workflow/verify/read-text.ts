import { text } from "node:stream/consumers";
import { readMadeFrom } from "../../actions/actions.ts";
import { UnifiedDocument } from "../../model/unified-document.ts";
import type { Performed } from "../../model/work.ts";
import { currentRound } from "../../model/workflow.ts";
import { documentFromMarkdown } from "../../render/render.ts";
import type { RoundDeps } from "../round-deps.ts";

export type Written = Extract<Performed["result"], { kind: "written" | "processed" }>;

/** What was written, as a document. */
export async function readText(result: Written, deps: RoundDeps): Promise<UnifiedDocument> {
  const { blobs, run } = deps;
  const open = async (sha256: string) => text(await blobs.open(sha256, { signal: run.signal }));
  if (result.kind === "written") return UnifiedDocument.parse(JSON.parse(await open(result.document.sha256)));
  if (result.made !== undefined) {
    const made = await readMadeFrom({ madeFrom: result.made }, blobs, run.signal);
    if (made !== undefined) return made.document;
  }
  const language = currentRound(deps.workflow())?.analysis?.detectedLanguage ?? "unknown";
  return documentFromMarkdown(await open(result.text.sha256), language === "unknown" ? {} : { language });
}
