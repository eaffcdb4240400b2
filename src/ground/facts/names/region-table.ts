import { regionNames } from "../../../lexicon/facts/regions.ts";
import type { PhraseTable } from "../text/phrases.ts";
import { phraseKey, toPhrases } from "../text/phrases.ts";

/** Folded words only, as tokens are read. */
function regionKey(name: string): string {
  return phraseKey(name.replaceAll(/\([^)]*\)/gu, " ").replaceAll(/[^\p{L}\p{M}'’.\s-]/gu, " "));
}

const values = new Map<string, string[]>();
for (const [name, code] of regionNames) {
  const key = regionKey(name);
  const known = values.get(key);
  if (known === undefined) values.set(key, [code]);
  else if (!known.includes(code)) known.push(code);
}

/** Countries by their folded names in five languages. */
export const regions: PhraseTable<string> = toPhrases(values);
