import type { ContentPart } from "../model/document.ts";
import { splitBlocks } from "./plain-text.ts";

interface Piece {
  type: "text" | "table" | "code";
  text: string;
  line: number;
  heading: string[];
}

const headingLine = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const fenceLine = /^ {0,3}(`{3,}|~{3,})/;
const dividerRow = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** Paragraphs, lists, tables and code blocks, each with the headings above it. */
export function extractMarkdown(text: string, documentId: string): ContentPart[] {
  return cutPieces(text.split("\n")).map((piece, index) => ({
    id: `${documentId}#${index + 1}`,
    document: documentId,
    type: piece.type,
    text: piece.text,
    ...(piece.type === "table" ? { table: { rows: readRows(piece.text) } } : {}),
    ...(piece.heading.length > 0 ? { heading: piece.heading } : {}),
    position: { line: piece.line },
  }));
}

function cutPieces(lines: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const trail: { level: number; text: string }[] = [];
  let prose: string[] = [];
  let proseLine = 1;
  const heading = () => trail.map((entry) => entry.text);
  const flush = () => {
    for (const block of splitBlocks(prose, proseLine)) {
      const type = isTable(block.text) ? ("table" as const) : ("text" as const);
      pieces.push({ type, ...block, heading: heading() });
    }
    prose = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const title = headingLine.exec(line);
    const fence = fenceLine.exec(line)?.[1];
    if (title !== null) {
      flush();
      const level = title[1]?.length ?? 1;
      while ((trail.at(-1)?.level ?? 0) >= level) trail.pop();
      trail.push({ level, text: title[2] ?? "" });
    } else if (fence !== undefined) {
      flush();
      const end = closingFence(lines, at + 1, fence);
      pieces.push({
        type: "code",
        text: lines.slice(at + 1, end).join("\n"),
        line: at + 1,
        heading: heading(),
      });
      at = end;
    } else {
      if (prose.length === 0) proseLine = at + 1;
      prose.push(line);
    }
  }
  flush();
  return pieces.filter((piece) => piece.text.trim() !== "");
}

/** The line that closes a fence; a fence that is never closed runs to the end. */
function closingFence(lines: readonly string[], from: number, fence: string): number {
  for (let at = from; at < lines.length; at += 1) {
    const mark = lines[at]?.trim() ?? "";
    if (mark.length >= fence.length && mark === (fence[0] ?? "").repeat(mark.length)) return at;
  }
  return lines.length;
}

function isTable(text: string): boolean {
  const [head = "", divider = ""] = text.split("\n");
  return head.includes("|") && divider.includes("-") && dividerRow.test(divider);
}

function readRows(text: string): string[][] {
  const rows = text.split("\n").filter((_row, index) => index !== 1);
  return rows.map((row) => {
    const inner = row
      .trim()
      .replace(/^\|/, "")
      .replace(/(?<!\\)\|$/, "");
    return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
  });
}
