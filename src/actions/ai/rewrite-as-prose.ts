import { Failure } from "../../model/failure.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { writeReport } from "../../prompts/write-report.ts";
import type { ReportInput } from "../../prompts/write-report.ts";
import type { ActionContext } from "../action-context.ts";
import type { ReportAnswer } from "./read-report.ts";

/** A model that cannot be brought to write JSON is asked once more, and its words are taken as they come. */
export async function rewriteAsProse(
  input: ReportInput,
  { run, ai, place, used }: Pick<ActionContext, "run" | "ai" | "place" | "used">,
): Promise<ReportAnswer> {
  const reply = await run.step("write as prose", ({ signal, key }) =>
    ai.content({ prompt: writeReport, input, run: run.runId, stepKey: key, place, signal, read: wrap }),
  );
  for (const usage of reply.usage) used(usage);
  const text = reply.kind === "value" ? unwrap(reply.value) : "";
  if (text.trim() === "")
    throw new Failure("model", "The model wrote nothing. Ask again, or choose another model.");
  return { text, complete: true };
}

/** The words as they came, in the shape that the prompt's answer has. */
function wrap(text: string): { ok: true; value: UnifiedDocument } {
  const metadata = { title: "", language: "unknown" };
  return { ok: true, value: { metadata, sections: [{ content_type: "paragraph", elements: [{ text }] }] } };
}

function unwrap({ sections: [first] }: UnifiedDocument): string {
  return first?.content_type === "paragraph" ? (first.elements[0]?.text ?? "") : "";
}
