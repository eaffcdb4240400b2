import type { Evidence, RejectReason } from "../../model/grounding.ts";
import type { Checked } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { Performed, Work } from "../../model/work.ts";
import type { Written } from "./read-text.ts";

export interface TextToJudge {
  /** The part of the request that it serves. */
  intent: SubIntent;
  document: UnifiedDocument;
  result: Written;
  /** Every verdict so far, this task's and those of the tasks before it. */
  before: readonly Checked[];
  work: Work;
  performed: Performed;
  /** Statements that a model has found proven before. */
  approved?: readonly string[];
}

export interface JudgedText {
  decision: Checked["decision"];
  reason?: RejectReason;
  /** As it was judged, so that statements can be taken out of it. */
  checkedDocument: UnifiedDocument;
  /** Ready to be written, with its citations; null where it was not accepted. */
  document: UnifiedDocument | null;
  rejected: { path: string; text: string; reason: string }[];
  problems: string[];
  evidence: Evidence[];
  approved: string[];
}
