/** Words in capitals or of mixed case in a row, with what joins them. */
export interface NameRun {
  first: number;
  next: number;
  /** The tokens that are words. */
  words: number[];
  /** The first word has its capital from the sentence, perhaps. */
  isInitial: boolean;
}

export function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** OpenAI and iPhone, but not the German plural in -Innen. */
export function hasInnerCapital(text: string): boolean {
  return text.length <= longestWord && /\p{Ll}\p{Lu}/u.test(text) && !/\p{Ll}In(?:nen)?$/u.test(text);
}

const longestWord = 60;
