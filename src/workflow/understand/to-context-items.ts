import { estimateTokens } from "../../lib/text/estimate-tokens.ts";
import type { ContextItem } from "../../model/intent.ts";
import type { ContextBlock } from "./context-block.ts";
import { findContextBlocks } from "./find-context-blocks.ts";

/** An item with the document it becomes; `text` is cut from the raw message, without fences. */
export interface CutItem extends ContextItem {
  fileName: string;
  text: string;
}

export interface CutMessage {
  items: CutItem[];
  /** Whether it is long enough for blocks to be moved at all. */
  isBulky: boolean;
  /** The message with the name of the file in the place of each block. */
  prompt: string;
}

const extensions: Readonly<Record<string, string>> = {
  "application/json": "json",
  "application/jsonl": "jsonl",
  "application/xml": "xml",
  "text/html": "html",
  "text/markdown": "md",
  "text/csv": "csv",
  "text/tab-separated-values": "tsv",
};

/** Bulky blocks as documents; a message of fewer tokens than the threshold is left whole. */
export function toContextItems(message: string, { threshold }: { threshold: number }): CutMessage {
  if (estimateTokens(message) < threshold) return { items: [], isBulky: false, prompt: message };
  const taken = new Set<string>();
  const items = findContextBlocks(message).map((block, index) => {
    const fileName = toFileName(block, index + 1, taken);
    taken.add(fileName);
    const { title, mimeType, start, end, inner = block } = block;
    const text = message.slice(inner.start, inner.end);
    return { title: title === "" ? fileName : title, mimeType, start, end, fileName, text };
  });
  return { items, isBulky: true, prompt: cutItems(message, items) };
}

function cutItems(message: string, items: readonly CutItem[]): string {
  let prompt = "";
  let from = 0;
  for (const { start, end, fileName } of items) {
    prompt += `${message.slice(from, start)}[${fileName}]`;
    from = end;
  }
  return prompt + message.slice(from);
}

/** From the title where there is one and no other file has it, else by number. */
export function toFileName(
  { title, mimeType }: Pick<ContextBlock, "title" | "mimeType">,
  number: number,
  taken: ReadonlySet<string>,
): string {
  const extension = extensions[mimeType] ?? "txt";
  const stem = title
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_+|(?<!_)_+$/gu, "");
  const named = `${stem.slice(0, 50).toWellFormed()}.${extension}`;
  return stem === "" || taken.has(named) ? `user_context_${number}.${extension}` : named;
}
