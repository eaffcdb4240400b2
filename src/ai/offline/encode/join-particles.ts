import { separableParticles } from "../../../lexicon/gloss/separable-particles.ts";
import type { GlossBook } from "./gloss-book.ts";
import type { GlossToken } from "./read-tokens.ts";

const farthest = 14;

/** "findet am Montag statt" is told as "stattfinden": the particle that ends a German clause goes back to its verb. */
export function joinParticles(words: readonly GlossToken[], book: GlossBook): GlossToken[] {
  const joined = [...words];
  const taken = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (!word.isLast || !separableParticles.has(word.word)) continue;
    for (let back = at - 1; back >= Math.max(0, at - farthest); back -= 1) {
      const verb = words[back];
      if (verb === undefined || verb.isLast) break;
      const whole = verb.isNoun === true ? undefined : joinVerb(word.word, verb, book);
      if (whole === undefined) continue;
      joined[back] = whole;
      taken.add(at);
      break;
    }
  }
  return joined.filter((_, at) => !taken.has(at));
}

/** The verb with its particle in its basic form, where the lexicon knows it. */
function joinVerb(particle: string, verb: GlossToken, book: GlossBook): GlossToken | undefined {
  const stems = [verb.base, verb.stem.replace(/(?:e?te?n?|e?st|e)$/u, "")];
  for (const stem of stems.filter((one) => one.length >= 3)) {
    const word = `${particle}${stem}en`;
    const whole = { ...verb, word, stem: `${particle}${stem}`, base: `${particle}${stem}`, isNoun: false };
    if (book.find([whole]) !== undefined) return whole;
  }
  return undefined;
}
