import { notDone, yetWords } from "../../../lexicon/requests/delivered/sheet-orders.ts";
import type { Language } from "../../../lexicon/words-by-language.ts";
import type { ColumnShape, TableShape } from "../../../model/documents/table-shape.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked } from "../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { readSheetWords } from "../sheets/sheet-words.ts";
import type { TableDraft } from "../tables/draft/draft.ts";

const isHead = 0.7;
const isNear = 0.5;

/**
 * "Members who have not paid yet", where a column says when somebody paid, or whether: the rows in which it is empty or
 * says no. Undefined where a word stays open, or two columns could be meant.
 */
export function draftUnset(rows: string, shape: TableShape, language: Language): TableDraft | undefined {
  if (!notDone.test(rows)) return undefined;
  const said = rows.replace(notDone, (words) => " ".repeat(words.length));
  if (notDone.test(said)) return undefined;
  const plain = said.replaceAll(yetWords, (words) => " ".repeat(words.length));
  const { wanted } = readAsked(plain, wordReaderOf(language));
  const { heads, title } = readSheetWords(shape, language);
  const [first, ...rest] = wanted.filter(({ isStop }) => !isStop);
  if (first === undefined || bestMatch(first, [...title, ...heads.flat()]) < isNear) return undefined;
  const found = shape.columns.filter(
    (column, at) =>
      mayBeUnset(column, shape) && rest.some((word) => bestMatch(word, heads[at] ?? []) >= isHead),
  );
  const [only, ...more] = found;
  const isOpen = rest.some((word) => !word.isLight && bestMatch(word, [...title, ...heads.flat()]) < isNear);
  if (only === undefined || more.length > 0 || isOpen) return undefined;
  const where =
    only.kind === "boolean"
      ? [{ column: only.name, op: "=", value: "false" }]
      : [{ column: only.name, op: "isNull" }];
  return {
    ...{ table: shape.id, width: 0, told: [], must: [], mostRows: shape.rows },
    plan: { from: shape.id, where },
  };
}

function mayBeUnset({ kind, empty }: ColumnShape, { rows }: TableShape): boolean {
  return kind === "boolean" ? empty === 0 : kind !== "number" && empty > 0 && empty < rows;
}
