import { estimateTokens } from "../../lib/text/estimate-tokens.ts";
import type { ContextItem } from "../../model/intent.ts";
import type { ContextBlock } from "./context-block.ts";
import { describeBlock } from "./describe-block.ts";
import { findContextBlocks } from "./find-context-blocks.ts";
import { splitUnits } from "./split-units.ts";

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

export interface CutLimits {
  /** In tokens: a message of fewer is left whole. */
  threshold: number;
  /** In tokens: no more may be left of a message, whatever it is made of. */
  most?: number;
}

/** Bulky blocks as documents; where too much is left, its longest paragraphs as well. */
export function toContextItems(
  message: string,
  { threshold, most = Number.POSITIVE_INFINITY }: CutLimits,
): CutMessage {
  if (estimateTokens(message) < threshold) return { items: [], isBulky: false, prompt: message };
  const taken = new Set<string>();
  const items = addLongest(message, findContextBlocks(message), most).map((block, index) => {
    const fileName = toFileName(block, index + 1, taken);
    taken.add(fileName);
    const { title, mimeType, start, end, inner = block } = block;
    const text = message.slice(inner.start, inner.end);
    return { title: title === "" ? fileName : title, mimeType, start, end, fileName, text };
  });
  return { items, isBulky: true, prompt: cutItems(message, items) };
}

/** No block by its form, but longer than what a model could be shown. */
function addLongest(message: string, blocks: readonly ContextBlock[], most: number): readonly ContextBlock[] {
  if (estimateTokens(message) <= most) return blocks;
  const plain = splitUnits(message, blocks).filter(({ block }) => block === undefined);
  const sized = plain.map(({ start, end }) => {
    return { kind: "text" as const, start, end, tokens: estimateTokens(message.slice(start, end)) };
  });
  let left = sized.reduce((sum, { tokens }) => sum + tokens, 0);
  const added: ContextBlock[] = [];
  for (const { tokens, ...stretch } of sized.toSorted((a, b) => b.tokens - a.tokens)) {
    if (left <= most) break;
    left -= tokens;
    added.push(describeBlock(message, stretch));
  }
  return [...blocks, ...added].toSorted((a, b) => a.start - b.start);
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
