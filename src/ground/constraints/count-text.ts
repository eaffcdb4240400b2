import { segmentWords } from "../../lib/text/segment-words.ts";
import { splitSentences } from "../../lib/text/split-sentences.ts";
import type { DocumentCounts } from "../../model/documents/count-document.ts";

/** What can be counted in a text as it is read, Markdown or plain. */
export function countText(text: string): DocumentCounts {
  const lines = text.split("\n");
  const sentences = splitSentences(text);
  const rows = sentences.filter(({ kind }) => kind === "row").length;
  const heads = lines.filter((line) => /^\s*(?:\|\s*)?:?-{3,}/.test(line)).length;
  const headings = lines.filter((line) => /^\s*#{1,6}\s+\S/.test(line)).length;
  return {
    words: segmentWords(text.replaceAll(/^[^\S\n]*(?:[-*•]|\d{1,9}[.)])[^\S\n]+/gmu, "")).length,
    sentences: sentences.filter(({ kind }) => kind === "sentence" || kind === "item").length,
    paragraphs: text.split(/\n[ \t]*\n/).filter(isRunning).length,
    sections: headings,
    headings,
    items: lines.filter((line) => /^\s*(?:[-*•–]|\(?\d{1,3}[.)])\s+\S/u.test(line)).length,
    tables: heads,
    rows,
    images: (text.match(/!\[[^\]\n]{0,200}\]\(/g) ?? []).length,
    charts: 0,
    citations: new Set(text.match(/\[\d{1,3}\]/g) ?? []).size,
  };
}

function isRunning(block: string): boolean {
  const first = block.trim();
  return first !== "" && !/^(?:#{1,6}\s|[-*•–]\s|\(?\d{1,3}[.)]\s|\|)/u.test(first);
}
