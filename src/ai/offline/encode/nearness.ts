import { lazy } from "../../../lib/lazy.ts";
import { createEncoder, type Encode } from "./create-encoder.ts";
import { glossText } from "./gloss.ts";
import { base } from "./read-base.ts";

interface Spoken {
  text: string;
  language: string;
}

/** How many directions are kept, so that a second question over the same pages costs little. */
const mostKept = 20_000;
/** What is longer says more than one thing. */
const longest = 600;

/** How much two texts mean the like: about 0 for nothing in common, 1 for the same; other languages by their glosses. */
export const nearness = createNearness(() => createEncoder(base()));

export function createNearness(read: () => Encode): (one: Spoken, other: Spoken) => number {
  const kept = new Map<string, Float32Array>();
  const encode = lazy(read);
  const directionOf = ({ text, language }: Spoken): Float32Array => {
    const said = text.slice(0, longest);
    const key = `${language} ${said}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const direction = encode()(glossText(said, language));
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, direction);
    return direction;
  };
  return (one, other) => {
    const [a, b] = [directionOf(one), directionOf(other)];
    let sum = 0;
    for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
    return sum;
  };
}
