import type { Language } from "../words-by-language.ts";

/** Two ideas that exclude each other; words in lower case parted by a bar, a star stands for any ending. */
export interface Contrast {
  name: string;
  /** Too many other meanings: it tells only where the rest of a sentence was copied. */
  copiesOnly?: boolean;
  one: Readonly<Record<Language, string>>;
  other: Readonly<Record<Language, string>>;
}
