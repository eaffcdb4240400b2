import type { TypstFile } from "./to-typst-data.ts";

export interface CompileJob {
  id: number;
  files: TypstFile[];
  /** Paths of font files. */
  fonts: string[];
  /** Seconds, for documents that ask for today's date. */
  timestamp: number;
}

export type Compiled =
  | { kind: "ready" }
  | {
      kind: "done";
      job: number;
      bytes: Uint8Array;
      /** Pictures that could not be read, and what the standard refused. */
      unreadable: string[];
      refused?: string;
      rss: number;
    }
  | { kind: "failed"; job: number; message: string };
