import { detectLanguage } from "../lib/text/detect-language.ts";
import { parseJson } from "../lib/json/parse-json.ts";
import { Failure } from "../model/failure.ts";
import type { UnifiedDocument } from "../model/unified-document.ts";
import { documentFromMarkdown } from "../render/render.ts";
import { readLoosely, type ShownDocument } from "./write/read-loosely.ts";

export interface GeneratedText {
  text: string;
  complete: boolean;
  reason?: string;
  longest: string;
}

/** The document that a model wrote as JSON, and what of it cannot be shown; a failure if that is all of it. */
export function needDocument(written: GeneratedText, instruction: string): ShownDocument {
  if (!written.complete)
    throw new Failure(
      "model",
      `The document is not complete (${written.reason}). --format json keeps what there is of it.`,
    );
  const parsed = parseJson(written.text);
  if (!parsed.ok) throw new Failure("internal", "A document that was called complete does not parse.");
  const language = detectLanguage(instruction);
  const shown = readLoosely(parsed.value, language === "unknown" ? "en" : language);
  if (shown !== undefined) return shown;
  throw new Failure(
    "model",
    "The model wrote JSON, but no document: it has no sections that can be shown. --format json keeps it as it is.",
  );
}

/** The document of a model that answered in Markdown; nothing where it wrote JSON, or only an excuse. */
export async function fromMarkdownAnswer(
  written: GeneratedText,
  instruction: string,
): Promise<UnifiedDocument | undefined> {
  if (!mayBeMarkdown(written)) return undefined;
  const language = detectLanguage(instruction);
  const known = language === "unknown" ? {} : { language };
  const document = await documentFromMarkdown(withoutFence(written.longest), known);
  // mere paragraphs may be an excuse as well as a document
  return document.sections.some(({ content_type }) => content_type !== "paragraph") ? document : undefined;
}

/** No JSON was begun, or only an example of some in the middle of a text. */
function mayBeMarkdown({ text, complete, longest }: GeneratedText): boolean {
  if (/^\s*(?:```(?:json)?\s*)?[{[]/.test(longest)) return false;
  if (text === "") return true;
  const parsed = complete ? parseJson(text) : undefined;
  // what was merged of several answers, or has the members of a document, is what was asked for
  return parsed?.ok === true && text.length < longest.length / 2 && !isBegun(parsed.value);
}

function isBegun(value: unknown): boolean {
  return typeof value === "object" && value !== null && ("sections" in value || "metadata" in value);
}

/** Some put the whole of their Markdown into a fence. */
function withoutFence(text: string): string {
  return /^\s*```(?:markdown|md)[ \t]*\n([^]*?)\n```\s*$/i.exec(text)?.[1] ?? text;
}
