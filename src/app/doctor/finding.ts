/** One thing that was looked at: it works, it is not there though it could be, or it is wrong. */
export interface Finding {
  area: string;
  state: "ok" | "missing" | "problem";
  says: string;
  /** What to do about it. */
  remedy?: string;
}
