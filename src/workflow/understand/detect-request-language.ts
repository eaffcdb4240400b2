import { findBlocks } from "../../lib/blocks/find-blocks.ts";
import { detectLanguage } from "../../lib/text/detect-language.ts";
import { correctLanguage } from "./correct-language.ts";
import { findContextBlocks } from "./find-context-blocks.ts";

/** Each begins at its own mark or run alone, so that no stretch is read twice. Words of others, and of no language: quotations, code, addresses, file names. */
const quotations = /“[^“”]{12,}”|„[^„“”]{12,}[“”]|«[^«»]{12,}»|»[^«»]{12,}«|"[^"\n]{12,}"|「[^「」]{4,}」/gu;
const wordless = [
  /`[^`\n]+`/gu,
  /\b(?:https?|ftp|file):\/\/\S+|\bwww\.\S+/giu,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/gu,
  /(?<![\w./\\-])[\w./\\-]*\w\.(?:[a-z]{2,4}\d?|json|xhtml)(?![\w])/giu,
];

/** Kinds of small blocks that hold words of others, or none. */
const foreignKinds = new Set([
  "fence",
  "delimited",
  "quote",
  "json",
  "markup",
  "log",
  "code",
  "csv",
  "tsv",
  "table",
]);

/**
 * Language of what is asked, as ISO 639-1: pasted material, quotations, code and addresses do not count.
 * A message that is nothing else has the language of all of it; what cannot be told stays "unknown".
 */
export function detectRequestLanguage(message: string): string {
  const asked = dropWordless(dropBlocks(message));
  const own = asked.replaceAll(quotations, " ");
  const ownWords = countWords(own);
  if (ownWords >= 2) {
    const guess = detect(own);
    // a few quoted words may help; a longer quotation would speak for others
    return guess === "unknown" && countWords(asked) < ownWords * 2 ? detect(asked) : guess;
  }
  return detect(countWords(asked) >= 1 ? asked : dropWordless(message));
}

function detect(text: string): string {
  return correctLanguage(text, detectLanguage(text));
}

function dropBlocks(message: string): string {
  const blocks = [
    ...findContextBlocks(message),
    ...findBlocks(message).filter(({ kind }) => foreignKinds.has(kind)),
  ];
  let text = "";
  let from = 0;
  for (const { start, end } of blocks.toSorted((a, b) => a.start - b.start)) {
    if (start > from) text += `${message.slice(from, start)}\n`;
    from = Math.max(from, end);
  }
  return text + message.slice(from);
}

function dropWordless(text: string): string {
  return wordless.reduce((rest, pattern) => rest.replaceAll(pattern, " "), text);
}

function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;
}
