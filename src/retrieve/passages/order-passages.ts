import { compareNaturally } from "./compare-naturally.ts";
import type { Passage } from "./passage.ts";

/** In an order that content decides: of two documents by name, then by words, because their ids differ from run to run. */
export function orderPassages(passages: readonly Passage[]): Passage[] {
  const byDocument = [...Map.groupBy(passages, ({ part }) => part.document)];
  return byDocument
    .map(([document, own]) => {
      const ordered = own.toSorted((a, b) => compareNaturally(a.id, b.id));
      return { document, ordered, fileName: own[0]?.fileName ?? "" };
    })
    .toSorted(
      (a, b) =>
        compareNaturally(a.fileName, b.fileName) ||
        compareWords(a.ordered, b.ordered) ||
        compareNaturally(a.document, b.document),
    )
    .flatMap(({ ordered }) => ordered);
}

/** By the first passage in which they differ. */
function compareWords(a: readonly Passage[], b: readonly Passage[]): number {
  for (const [at, { text }] of a.entries()) {
    const other = b[at]?.text ?? "";
    if (text !== other) return text < other ? -1 : 1;
  }
  return a.length - b.length;
}
