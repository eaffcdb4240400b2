import type { Computed, Evidence, Support } from "../../model/grounding.ts";

/** One claim with what it rests on, as the audit gets it. */
export interface AuditInput {
  claim: string;
  /** Of the claim, ISO 639-1; "unknown" where nobody knows. */
  language: string;
  /** What it answers, for "Yes." and "No.". */
  question?: string;
  /** Left out or empty: the audit looks for them itself. */
  supports?: readonly Support[];
  /** Everything that the claim's part of the request may cite. */
  evidence: readonly Evidence[];
  computations?: readonly Computed[];
}
