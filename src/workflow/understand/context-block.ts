import type { Block, BlockKind } from "../../lib/blocks/block.ts";

/** A bulky stretch of a message that is material for the request, not the request. */
export interface ContextStretch extends Omit<Block, "kind"> {
  kind: BlockKind | "text";
}

export interface ContextBlock extends ContextStretch {
  title: string;
  mimeType: string;
}

/** A part of a message: either a block or a paragraph of plain text. */
export interface MessageUnit {
  start: number;
  end: number;
  /** Undefined for plain text. */
  block?: ContextStretch;
}

/** Smaller ones are better left where they stand. */
export const smallestBlock = 200;

/** The author has written its borders down: nothing is added and nothing merged. */
export function isBordered(kind: ContextStretch["kind"]): boolean {
  return kind === "fence" || kind === "delimited";
}
