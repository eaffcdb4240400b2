import type { Job } from "./sandbox-messages.ts";

/** What one job has used up, over all the documents in it. */
export interface JobState {
  job: Job;
  /** Documents inside that were met, and bytes of them. */
  documents: number;
  nestedBytes: number;
  /** Of the file itself. */
  bytes: number;
  outputBytes: number;
  /** Names files in the work folder. */
  files: number;
}

/** Past the limit of the whole job there is no next document. */
export function isOver({ outputBytes, bytes, nestedBytes, job }: JobState): boolean {
  const { limits } = job;
  return outputBytes > Math.max(limits.outputBytes, limits.outputRatio * (bytes + nestedBytes));
}
