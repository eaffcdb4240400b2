import type { Fact } from "../../facts/fact.ts";
import { holdFact } from "../hold-fact.ts";
import { isSameStem } from "../text/create-stems.ts";
import { foldWord } from "../text/read-tokens.ts";

/** One of several places of a structure in which a value may stand: a row, a column, a list item, a label. */
export interface Leaf {
  name: string;
  stems: readonly string[];
  /** The same words as they are written, folded. */
  words: ReadonlySet<string>;
  facts: readonly Fact[];
}

export const emptyLeaf: Leaf = { name: "", stems: [], words: new Set(), facts: [] };

export function toLeaf(
  name: string,
  stems: readonly { stem: string; text: string }[],
  facts: readonly Fact[],
): Leaf {
  return {
    name,
    stems: stems.map(({ stem }) => stem),
    words: new Set(stems.map(({ text }) => foldWord(text))),
    facts,
  };
}

/** What the claim says that may tell one leaf from another. */
export interface Pointers {
  stems: readonly { stem: string; text: string }[];
  facts: readonly Fact[];
}

export interface Rival {
  leaf: Leaf;
  /** Words of the claim that point to it and not to where the value stands. */
  words: string;
}

/**
 * A leaf that the words of the claim point to although its value stands in another one: it has all the
 * pointers of every own leaf and more. Undefined where there is none.
 */
export function findRival(
  pointers: Pointers,
  leaves: readonly Leaf[],
  own: ReadonlySet<number>,
): Rival | undefined {
  const hits = leaves.map((leaf) => hitsOf(pointers, leaf));
  const mine = hits.filter((_, at) => own.has(at));
  if (mine.length === 0) return undefined;
  let best: { rival: Rival; size: number } | undefined;
  for (const [at, leaf] of leaves.entries()) {
    const hit = hits[at];
    if (hit === undefined || own.has(at) || (best !== undefined && hit.size <= best.size)) continue;
    if (mine.every((other) => hit.size > other.size && [...other.keys()].every((key) => hit.has(key)))) {
      const extra = [...hit]
        .filter(([key]) => mine.every((other) => !other.has(key)))
        .map(([, text]) => text);
      best = { rival: { leaf, words: extra.filter((text) => text !== "").join(" ") }, size: hit.size };
    }
  }
  return best?.rival;
}

/** The pointers that a leaf answers to, with the words of the claim. */
export function hitsOf({ stems, facts }: Pointers, leaf: Leaf): Map<string, string> {
  const hits = new Map<string, string>();
  const known = new Set(leaf.stems);
  for (const { stem, text } of stems) {
    if (known.has(stem) || leaf.stems.some((other) => isSameStem(stem, other))) hits.set(stem, text);
    const word = foldWord(text);
    if (leaf.words.has(word)) hits.set(`= ${word}`, "");
  }
  for (const fact of facts) {
    if (leaf.facts.some((other) => holdFact(fact, other) === "same"))
      hits.set(`${fact.kind} ${fact.keys[0] ?? ""}`, fact.text);
  }
  return hits;
}
