import type { Said } from "./judge-answer.ts";
import { numbersIn, readingsOf } from "./read-values.ts";

/** Pages, list numbers and citations are counted in every file. */
const mostCounted = 31;

/**
 * Numbers and names of an answer that stand neither in the documents nor in the request. What was computed is left
 * out: whether that is right is judged by the expected facts.
 */
export function findInvented({ claims, files, sources }: Said): string[] {
  const known = numbersIn(sources);
  const words = new Set(wordsOf(sources));
  const computed = claims.filter(({ isComputed }) => isComputed).map(({ text }) => text);
  const quoted = claims.filter(({ isComputed }) => !isComputed).map(({ text }) => text);
  const allowed = new Set([...known, ...computed.flatMap((text) => [...numbersIn(text)])]);
  return [
    ...quoted.flatMap((text) => strangeNumbers(text, known)),
    ...quoted.flatMap((text) => namesIn(text).filter((name) => !words.has(name.toLowerCase()))),
    ...files.flatMap(({ text }) =>
      strangeNumbers(text, allowed).filter((token) =>
        readingsOf(token).every((value) => value > mostCounted),
      ),
    ),
  ];
}

function strangeNumbers(text: string, known: ReadonlySet<number>): string[] {
  return [...text.matchAll(/\d+(?:[.,'’]\d+)*/gu)]
    .map(([token]) => token)
    .filter((token) => !readingsOf(token).some((value) => known.has(value)));
}

/** Two capitalised words in a row: a person, a firm, a place. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+/gu)].flatMap(([name]) =>
    name.split(" "),
  );
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/\p{L}[\p{L}'’-]*/gu)].map(([word]) => word.toLowerCase());
}
