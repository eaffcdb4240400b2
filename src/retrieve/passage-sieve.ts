export interface Sieve {
  /** Texts in their order, each once. */
  weigh(text: string): void;
  /** Says of each text, by its place in that order, whether it is kept. */
  choose(): (place: number) => boolean;
}

export interface SieveOptions {
  /** What is asked; a text that holds its rarer words is kept before others. */
  queries: readonly string[];
  /** So many letters are kept at the most. */
  letters: number;
}
