import { weakJoints } from "../../../lexicon/requests/joint-words.ts";
import { cuesOf } from "../match-cue.ts";

/** "Erstens: …", "First, …": the mark's own punctuation. */
export function trimStart(item: string): string {
  return item.replace(/^[\s,:;.–—-]+/u, "");
}

const joints = new Set(cuesOf(weakJoints));

/** Without the comma and the "and" before the next mark. */
export function trimEnd(item: string): string {
  const plain = item.trimEnd().replace(/[,;]$/u, "");
  const word = /[\s,;](?<word>\p{L}+)$/u.exec(plain.slice(-30))?.groups?.["word"] ?? "";
  return joints.has(word.toLowerCase())
    ? plain
        .slice(0, plain.length - word.length)
        .trimEnd()
        .replace(/[,;]$/u, "")
        .trimEnd()
    : plain;
}
