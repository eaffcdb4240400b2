import type { ContentPart } from "../../model/document.ts";
import type { Range } from "../../retrieve/evidence/range.ts";

export interface WantedParts {
  /** What is asked; with nothing asked, the whole is looked through at intervals. */
  queries: readonly string[];
  /** Places that are wanted in any case. */
  ranges?: readonly Range[];
}

export interface HeldParts {
  parts: ContentPart[];
  /** The documents of which only a selection is held, by id. */
  partial: string[];
}
