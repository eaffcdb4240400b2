import type { ShownWords } from "./shown-support.ts";

/** Words that stand in no passage, as they are. */
export function showWords(text: string): ShownWords {
  return { kind: "words", text };
}
