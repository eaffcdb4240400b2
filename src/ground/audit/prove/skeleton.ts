import type { Fact } from "../../facts/fact.ts";
import { findFacts } from "../../facts/find-facts.ts";
import { readTokens, type Token } from "../text/read-tokens.ts";
import { toForm } from "./reference-form.ts";

/** A sentence as words with its facts in their places, so that dress does not count and order does. */
export type Bone =
  | { kind: "word"; word: string; token: number; start: number; end: number }
  | { kind: "fact"; fact: Fact; start: number; end: number };

export interface Skeleton {
  text: string;
  tokens: Token[];
  bones: Bone[];
}

/** Read as its own language reads it: one meaning for every number. */
export function readSkeleton(text: string, language: string): Skeleton {
  const tokens = readTokens(text);
  const facts = findFacts(text, { language, role: "claim" }).filter(
    ({ kind }) => kind !== "name" && kind !== "quotation",
  );
  const bones: Bone[] = [];
  let next = 0;
  for (const fact of facts) {
    if (bones.at(-1) !== undefined && fact.start < (bones.at(-1)?.end ?? 0)) continue;
    for (; next < tokens.length && (tokens[next]?.end ?? 0) <= fact.start; next++)
      putWord(bones, { text, tokens, language }, next);
    while (next < tokens.length && (tokens[next]?.start ?? 0) < fact.end) next++;
    bones.push({ kind: "fact", fact, start: fact.start, end: fact.end });
  }
  for (; next < tokens.length; next++) putWord(bones, { text, tokens, language }, next);
  return { text, tokens, bones };
}

function putWord(
  bones: Bone[],
  { tokens, ...said }: { text: string; tokens: readonly Token[]; language: string },
  at: number,
): void {
  const token = tokens[at];
  if (token === undefined) return;
  bones.push({
    kind: "word",
    word: toForm(token, said),
    token: at,
    start: token.start,
    end: token.end,
  });
}

/** The same thing in another dress: same kind, same meaning, same unit. */
export function isSameFact(one: Fact, other: Fact): boolean {
  if (one.text.toLowerCase() === other.text.toLowerCase()) return true;
  const isTime = (kind: Fact["kind"]) => kind === "date" || kind === "period";
  if (one.kind !== other.kind && !(isTime(one.kind) && isTime(other.kind))) return false;
  if (one.dimension !== other.dimension || one.per !== other.per) return false;
  return one.keys[0] === other.keys[0] && one.keys.length === other.keys.length;
}

export function isSameBone(one: Bone, other: Bone): boolean {
  if (one.kind === "word") return other.kind === "word" && one.word === other.word;
  return other.kind === "fact" && isSameFact(one.fact, other.fact);
}
