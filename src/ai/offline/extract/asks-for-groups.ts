import { sortingWords } from "../../../lexicon/tables/sorting-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { Grid } from "../cells/read-grids.ts";
import { openCueBook } from "../tables/cue-book.ts";
import { phrasesAt } from "../tables/match-phrases.ts";
import { createWordReader } from "../tables/read-words.ts";

const isHead = 0.85;
const farthest = 2;

/** "Costs by department", where departments stand in several rows: that is computed, and no table as it stands. */
export function asksForGroups(
  { text, language }: { text: string; language: string },
  { heads, rows }: Pick<Grid, "heads" | "rows">,
): boolean {
  const known = languages.find((one) => one === language);
  if (known === undefined) return false;
  const words = createWordReader(known)(text);
  const book = openCueBook(known);
  const { read } = wordReaderOf(known);
  return words.some((_, at) => {
    const [cue] = phrasesAt(book.aggregates, words, at);
    // "sorted by department" leaves every row as it is
    if (cue?.tag !== "per" || sortingWords.test(words[at - 1]?.text ?? "")) return false;
    const behind = words
      .slice(at + cue.length, at + cue.length + farthest)
      .flatMap((word) => read(word.text));
    return heads.some((head, column) => {
      const values = rows.map(({ cells }) => (cells[column] ?? "").trim());
      const repeats = new Set(values).size < values.length && values.every((value) => /\p{L}/u.test(value));
      return repeats && behind.some((word) => !word.isStop && bestMatch(word, read(head)) >= isHead);
    });
  });
}
