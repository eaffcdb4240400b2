import { closeJson } from "../../lib/json/close-json.ts";
import { parseJson } from "../../lib/json/parse-json.ts";
import { Failure } from "../../model/failure.ts";
import { UnifiedDocument } from "../../model/unified-document.ts";
import { documentFromMarkdown } from "../../render/render.ts";

export interface ReportAnswer {
  text: string;
  complete: boolean;
  /** Why it stopped before it was complete. */
  reason?: string;
}

export interface Report {
  document: UnifiedDocument;
  /** The document as it is kept: exactly what was merged where that is whole. */
  text: string;
}

/** What a model wrote as a document: JSON, as far as it came, or Markdown and prose. */
export async function readReport(
  { text, complete, reason }: ReportAnswer,
  language: string,
): Promise<Report> {
  if (!text.trimStart().startsWith("{")) {
    const options = language === "unknown" ? {} : { language };
    const document = await documentFromMarkdown(text, options);
    return { document, text: JSON.stringify(document) };
  }
  const closed = complete ? text : (closeJson(text) ?? text);
  const parsed = parseJson(closed);
  const document = UnifiedDocument.safeParse(parsed.ok ? parsed.value : undefined);
  if (document.success) return { document: document.data, text: closed };
  const shorter = complete || !parsed.ok ? undefined : withoutLast(parsed.value);
  if (shorter !== undefined) return { document: shorter, text: JSON.stringify(shorter) };
  const why = complete
    ? "is JSON, but no document"
    : `was cut off too early (${reason ?? "no reason given"})`;
  throw new Failure("model", `What the model wrote ${why}. Ask again, or choose another model.`);
}

/** Where it was cut, the last section may be too little to be one. */
function withoutLast(value: unknown): UnifiedDocument | undefined {
  const { sections } = (value ?? {}) as { sections?: unknown };
  if (!Array.isArray(sections) || sections.length < 2) return undefined;
  const document = UnifiedDocument.safeParse({ ...(value as object), sections: sections.slice(0, -1) });
  return document.success ? document.data : undefined;
}
