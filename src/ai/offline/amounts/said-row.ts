import { amountWords } from "../../../lexicon/tables/amount-words.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Asked } from "../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { Grid, GridRow } from "../cells/read-grids.ts";

const isSame = 0.85;
const isThere = 0.5;

interface Ground {
  language: string;
  /** Where words stand that are understood already. */
  without: readonly { from: number; to: number }[];
}

/** The only row whose name is said, measures aside; whatever else is said must stand in it or over the table. */
export function saidRow(asked: Asked, grid: Grid, { language, without }: Ground): GridRow | undefined {
  const { rows, about, heads } = grid;
  const read = wordReaderOf(language).read;
  const telling = asked.wanted.filter(
    ({ isLight, isVerb, isNumber, start }) =>
      !isLight && !isVerb && !isNumber && !without.some(({ from, to }) => start >= from && start < to),
  );
  const fits = rows.flatMap((row) => {
    const name = row.cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? "";
    const words = read(name).filter(
      ({ isStop, isNumber, word }) => !isStop && !isNumber && /^\p{L}{2}/u.test(word),
    );
    const isNamed = words.length > 0 && words.every((word) => bestMatch(word, telling) >= isSame);
    return isNamed ? [{ row, words }] : [];
  });
  const [only, ...more] = fits;
  if (only === undefined || more.length > 0) return undefined;
  const near = [...only.words, ...read(`${about} ; ${heads.join(" ; ")} ; ${only.row.cells.join(" ; ")}`)];
  const open = telling.filter(
    (word) => !amountWords.comesTo.test(word.word) && bestMatch(word, near) < isThere,
  );
  return open.length === 0 ? only.row : undefined;
}
