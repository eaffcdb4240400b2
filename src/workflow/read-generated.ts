import { detectLanguage } from "../lib/detect-language.ts";
import { parseJson } from "../lib/parse-json.ts";
import { Failure } from "../model/failure.ts";
import { UnifiedDocument } from "../model/unified-document.ts";
import { readMarkdown } from "../render/render.ts";

export interface Written {
  text: string;
  complete: boolean;
  reason?: string;
  longest: string;
}

/** The document that a model wrote as JSON; a failure that says what is wrong with it otherwise. */
export function needDocument(written: Written): UnifiedDocument {
  if (!written.complete)
    throw new Failure(
      "model",
      `The document is not complete (${written.reason}). --format json keeps what there is of it.`,
    );
  const parsed = parseJson(written.text);
  if (!parsed.ok) throw new Failure("internal", "A document that was called complete does not parse.");
  const document = UnifiedDocument.safeParse(parsed.value);
  if (document.success) return document.data;
  throw new Failure("model", `The model wrote JSON, but no document: ${document.error.message}`);
}

/** The document of a model that answered in Markdown; nothing where it wrote JSON, or only an excuse. */
export async function fromMarkdownAnswer(
  written: Written,
  instruction: string,
): Promise<UnifiedDocument | undefined> {
  if (!mayBeMarkdown(written)) return undefined;
  const language = detectLanguage(instruction);
  const known = language === "unknown" ? {} : { language };
  const document = await readMarkdown(withoutFence(written.longest), known);
  // mere paragraphs may be an excuse as well as a document
  return document.sections.some(({ content_type }) => content_type !== "paragraph") ? document : undefined;
}

/** No JSON was begun, or only an example of some in the middle of a text. */
function mayBeMarkdown({ text, complete, longest }: Written): boolean {
  if (/^\s*(?:```(?:json)?\s*)?[{[]/.test(longest)) return false;
  if (text === "") return true;
  const parsed = complete ? parseJson(text) : undefined;
  return parsed?.ok === true && !UnifiedDocument.safeParse(parsed.value).success;
}

/** Some put the whole of their Markdown into a fence. */
function withoutFence(text: string): string {
  return /^\s*```(?:markdown|md)[ \t]*\n([^]*?)\n```\s*$/i.exec(text)?.[1] ?? text;
}
