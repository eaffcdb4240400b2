import type { ContentPart } from "../model/document.ts";

export interface Block {
  text: string;
  /** 1 for the first line of the document. */
  line: number;
}

/** Paragraphs: runs of lines between blank ones. */
export function extractPlainText(text: string, documentId: string): ContentPart[] {
  return splitBlocks(text.split("\n"), 1).map(({ text: body, line }, index) => ({
    id: `${documentId}#${index + 1}`,
    document: documentId,
    type: "text",
    text: body,
    position: { line },
  }));
}

export function splitBlocks(lines: readonly string[], firstLine: number): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = (end: number) => {
    if (open.length > 0) blocks.push({ text: open.join("\n"), line: firstLine + end - open.length });
    open = [];
  };
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") close(index);
    else open.push(line.trimEnd());
  }
  close(lines.length);
  return blocks;
}
