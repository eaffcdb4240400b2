import type { LibraryDocument } from "../api/types.ts";
import type { Problem } from "../api/problem.ts";

/** A file on its way into a request: being sent, there, refused, or a long paste that can become text again. */
export type Attachment = { key: string; name: string; bytes: number } & (
  | { kind: "sending"; share: number; abort: () => void }
  | { kind: "there"; document: LibraryDocument }
  | { kind: "failed"; problem: Problem; file: File }
  | { kind: "pasted"; text: string }
);

/** Pastes longer than this become a file: the request stays readable. */
export const longPaste = 1_500;

export const largestFile = 500_000_000;
