import type { ContentPart } from "../../model/document.ts";
import type { EvidenceTable } from "../../model/grounding.ts";

/** What is found and cited: a content part, or a window of a long one. */
export interface Passage {
  /** The part's id, or for a window the part's id, "~" and the window's number. */
  id: string;
  part: ContentPart;
  fileName: string;
  language: string;
  /** Exact words of the part; a window of a table repeats the table's head. */
  text: string;
  /** The window's place in the part's text. */
  start: number;
  end: number;
  /** Where the part is a table: its head and the rows of this window, with the addresses they have in the document. */
  table?: EvidenceTable;
}
