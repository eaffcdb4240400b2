import type { BlockKind } from "../../lib/blocks/block.ts";
import { lineAbove, splitLines } from "../../lib/text/split-lines.ts";
import { readAsk } from "./classify-role.ts";
import type { ContextBlock, ContextStretch } from "./context-block.ts";
import { isAnnouncement, pointsVaguely } from "./source-cues.ts";

const mimeTypes: Readonly<Record<BlockKind | "text", string>> = {
  fence: "text/plain",
  delimited: "text/plain",
  json: "application/json",
  markup: "application/xml",
  table: "text/markdown",
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  log: "text/plain",
  mail: "text/plain",
  transcript: "text/plain",
  list: "text/plain",
  code: "text/plain",
  quote: "text/plain",
  text: "text/plain",
};

/** What fences are labelled with, where it says more than plain text. */
const labels: Readonly<Record<string, string>> = {
  json: "application/json",
  jsonl: "application/jsonl",
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  xml: "application/xml",
  html: "text/html",
  md: "text/markdown",
  markdown: "text/markdown",
};

const longestTitle = 60;

/** Gives a block a title and a media type, read from its own words and the line above it. */
export function describeBlock(message: string, block: ContextStretch): ContextBlock {
  const inner = block.inner ?? block;
  const content = message.slice(inner.start, inner.end);
  return { ...block, title: findTitle(message, block, content), mimeType: findMimeType(block, content) };
}

function findMimeType({ kind, label }: ContextStretch, content: string): string {
  if (kind === "markup" && /^\s*<(?:!doctype html|html|div|p|table|body|head|ul|span)\b/iu.test(content)) {
    return "text/html";
  }
  if (kind === "json" && /^\s*\{.*\}\s*\n\s*\{/u.test(content)) return "application/jsonl";
  return labels[label?.toLowerCase() ?? ""] ?? mimeTypes[kind];
}

/** The subject of a mail, the heading of a text, or the words that announce the block; else nothing. */
function findTitle(message: string, { kind, start }: ContextStretch, content: string): string {
  if (kind === "mail") {
    const subject = /^\s*(?:>\s*)*(?:subject|betreff|objet|oggetto|asunto)\s?:\s*(?<subject>\S.*)$/imu.exec(
      content,
    );
    const named = subject?.groups?.["subject"]?.trim();
    if (named !== undefined) return clip(named);
  }
  const heading = kind === "text" || kind === "delimited" ? findHeading(content) : undefined;
  return clip(heading ?? findAnnouncement(lineAbove(message, start)) ?? "");
}

/** A short first line without a full stop, apart from what follows. */
function findHeading(content: string): string | undefined {
  const [first, second] = splitLines(content.trimStart());
  const text = first?.text.replace(/^#+\s*/u, "").trim() ?? "";
  const isApart = second !== undefined && (second.text.trim() === "" || first?.text.startsWith("#") === true);
  return isApart && text !== "" && text.length <= longestTitle && !/[.?!:;,]$/u.test(text) ? text : undefined;
}

/** "Log excerpt:" right above the block; whole sentences make no title. */
function findAnnouncement(line: string): string | undefined {
  const text = line.replace(/(?<!\s)\s*[:：.]$/u, "");
  if (readAsk(text).head !== undefined || pointsVaguely(text)) return undefined;
  return isAnnouncement(line) && text.length <= 40 && text.split(/\s+/u).length <= 3 ? text : undefined;
}

function clip(title: string): string {
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1).trimEnd()}…`;
}
