import type { StoredFile } from "../../model/round.ts";

/** A path, a folder, a pattern, content with a name of its own, or what is in the blob store already. */
export type GivenFile =
  | string
  | { fileName: string; content: AsyncIterable<Uint8Array> | Uint8Array | string }
  | { stored: StoredFile };

/** What is said while files are taken in. */
export type Taking =
  /** How many there are, how many in folders are passed over, and which of these could not be opened. */
  | { kind: "listed"; files: number; skipped: number; unreadable: readonly string[] }
  | { kind: "taking"; fileName: string; file: number; files: number }
  /** All are in; from here on the round is on record. */
  | { kind: "taken" };

/** How far the reading of a file is: pages, rows or entries, as the format has them. */
export interface ReadingProgress {
  fileName: string;
  done?: number;
  total?: number;
  /** It could not be read. */
  isFailed?: boolean;
}
