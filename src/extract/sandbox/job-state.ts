import type { ReadJob, UnfoldLimits } from "./messages.ts";

/** What one job has used up, over all the documents in it. */
export interface JobState {
  job: ReadJob;
  /** Documents inside that were met, and bytes of them. */
  documents: number;
  nestedBytes: number;
  /** Of the file itself. */
  bytes: number;
  outputBytes: number;
  /** Names files in the work folder. */
  files: number;
}

/**
 * The most that one file may put out. It is measured by what was sent and not by what that unpacks to,
 * which an attacker makes as large as he likes.
 */
export function outputLimit(bytes: number, { outputBytes, outputRatio, outputMost }: UnfoldLimits): number {
  return Math.min(outputMost, Math.max(outputBytes, outputRatio * bytes));
}

/** Past the limit of the whole job there is no next document. */
export function isOver({ outputBytes, bytes, job }: JobState): boolean {
  return outputBytes > outputLimit(bytes, job.limits);
}
