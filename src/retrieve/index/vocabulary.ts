/** Every term once, numbered in the order in which it was first met. */
export interface Vocabulary {
  /** The term of each number. */
  readonly terms: readonly string[];
  /** The number of a term, a new one where it has none. */
  add(term: string): number;
  find(term: string): number | undefined;
}

export function createVocabulary(): Vocabulary {
  const terms: string[] = [];
  const numbers = new Map<string, number>();
  return {
    terms,
    add(term) {
      const known = numbers.get(term);
      if (known !== undefined) return known;
      terms.push(term);
      numbers.set(term, terms.length - 1);
      return terms.length - 1;
    },
    find: (term) => numbers.get(term),
  };
}
