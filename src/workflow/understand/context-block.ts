import type { Block, BlockKind } from "../../lib/blocks/block.ts";

/** A bulky stretch of a message that is material for the request, not the request. */
export interface Stretch extends Omit<Block, "kind"> {
  kind: BlockKind | "text";
}

export interface ContextBlock extends Stretch {
  title: string;
  mimeType: string;
}

/** A part of a message: either a block or a paragraph of plain text. */
export interface Unit {
  start: number;
  end: number;
  /** Undefined for plain text. */
  block?: Stretch;
}

/** Smaller ones are better left where they stand. */
export const smallestBlock = 200;

/** The author has written its borders down: nothing is added and nothing merged. */
export function isBordered(kind: Stretch["kind"]): boolean {
  return kind === "fence" || kind === "delimited";
}
