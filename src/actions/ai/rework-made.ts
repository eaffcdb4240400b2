import { Failure } from "../../model/failure.ts";
import { citationsIn } from "../../model/documents/walk-members.ts";
import type { Document } from "../../model/document.ts";
import type { ActionResult } from "../../model/round.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { reworkDocument } from "../../prompts/rework-document.ts";
import type { ActionContext } from "../action-context.ts";
import { loadMadeFrom, storeMadeFrom, withoutCitations } from "../document/made-from.ts";
import { readReport } from "./read-report.ts";

/** One of our own documents translated or reworded: section by section, so that its shape and its citations stay. */
export async function reworkMade(
  { instruction, language, made }: { instruction: string; language: string; made: Document },
  { run, ai, blobs, place, used, extracted }: ActionContext,
): Promise<ActionResult> {
  const { madeFrom } = made;
  if (madeFrom === undefined) throw new Failure("internal", `${made.fileName} was not made here.`);
  const before = await loadMadeFrom(blobs, madeFrom.sha256, run.signal);
  const named = nameSections(before.document);
  const input = { instruction, language, document: JSON.stringify(withoutCitations(named)) };
  const call = { prompt: reworkDocument, input, run: run.runId, place };
  const generated = await ai.generate({ ...call, step: run.step });
  for (const usage of generated.usage) used(usage);
  if (!generated.complete)
    throw new Failure("model", `The text is not complete: ${generated.reason ?? "it was cut off"}.`);
  const stored = await run.step("keep the text", async ({ signal }) => {
    const { document } = await readReport(generated, language);
    const cited = takeCitations(document, named);
    return storeMadeFrom(blobs, { document: cited, sources: before.sources }, signal);
  });
  const summary = `${made.fileName} reworked, ${stored.bytes} bytes`;
  return { kind: "processed", summary, text: stored, made: stored, extracted: [...extracted] };
}

/** Each section by a name of its own, so that it can be found again. */
function nameSections(document: UnifiedDocument): UnifiedDocument {
  const sections = document.sections.map((section, at): Section => ({ ...section, id: `s${at + 1}` }));
  return { ...document, sections };
}

/** The same statements in other words rest on the same passages. */
function takeCitations(document: UnifiedDocument, before: UnifiedDocument): UnifiedDocument {
  const byId = new Map(before.sections.map((section) => [section.id, citationsIn(section)]));
  const sections = withoutCitations(document.sections).map((section): Section => {
    const citations = byId.get(section.id) ?? [];
    return citations.length === 0 ? section : { ...section, citations };
  });
  const { metadata } = document;
  const kind = before.metadata["kind"];
  return { ...document, metadata: { ...(kind !== undefined && { kind }), ...metadata }, sections };
}
