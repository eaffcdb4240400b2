import type { CutState } from "./open-path.ts";

/** Which part of the text stays, and from where on the answer follows it. */
export interface Seam {
  keep: number;
  from: number;
  /** What closes the open section, and a comma. */
  before?: string;
}

/** An answer that is to be laid behind what is there. */
export interface Fresh {
  ground: CutState;
  body: string;
  /** Whether the last so many characters may be meant a second time. */
  mayRepeat(length: number): boolean;
}
