/** What a block is, by its form alone. */
export type BlockKind =
  | "fence"
  | "delimited"
  | "json"
  | "markup"
  | "table"
  | "csv"
  | "tsv"
  | "log"
  | "mail"
  | "transcript"
  | "list"
  | "code"
  | "quote";

/** A stretch of text that has a form of its own; offsets are UTF-16. */
export interface Block {
  kind: BlockKind;
  start: number;
  end: number;
  /** Without fences or delimiters, where the block has them. */
  inner?: { start: number; end: number };
  /** What the fence says about its content, "python" for example. */
  label?: string;
}
