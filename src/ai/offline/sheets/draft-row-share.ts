import { spentWords } from "../../../lexicon/tables/loose-cues.ts";
import type { ColumnShape } from "../../../model/documents/table-shape.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { isMeasure } from "../tables/limited-column.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import { measureOf, spentOf, wholeOf } from "./find-measure.ts";
import { conditionsOf, isForValue, type SheetReading } from "./read-sheet.ts";

const digits = 2;
const others = [
  "average",
  "median",
  "rank",
  "max",
  "min",
  "most",
  "fewest",
  "not",
  "or",
  "difference",
  "change",
] as const;

/** What part of the sum of a column the rows make up that are picked, in percent. */
export function draftRowShare(reading: SheetReading): TableDraft | undefined {
  const { shape, cues, values, limits, open } = reading;
  const said = cues.cues;
  const isShare = said.has("share") || said.has("percent");
  if (!isShare || open.length > 0 || others.some((cue) => said.has(cue))) return undefined;
  if (said.has("per") && !isForValue(reading)) return undefined;
  // one condition makes the part; two of them could be part and whole
  const [picked, ...more] = values;
  if (picked === undefined || more.length > 0 || picked.isVague || picked.values.length !== 1)
    return undefined;
  if (limits.conditions.length > 0) return undefined;
  const column = addedColumn(reading);
  if (column === undefined || !isMeasure(column) || !column.isSound || column.factor !== undefined)
    return undefined;
  if (column.unit === "%" || column.min?.startsWith("-") === true) return undefined;
  return {
    ...{ table: shape.id, width: 3, told: [0, 1, 2], must: [], mostRows: 1 },
    plan: {
      from: shape.id,
      aggregates: [
        { fn: "sum", column: column.name, as: "part", where: conditionsOf(reading) },
        { fn: "sum", column: column.name, as: "whole" },
      ],
      derive: [{ as: "share", expr: ["round", ["*", ["/", "part", "whole"], 100], digits] }],
    },
  };
}

function addedColumn(reading: SheetReading): ColumnShape | undefined {
  const named = measureOf(reading);
  if (named !== undefined) return named === "unclear" ? undefined : named;
  const { words, book } = reading.cues;
  const spending = compilePhrases({ spent: spentWords }, book.language);
  const isSpent = words.some(
    (_, at) => phrasesAt(spending, words, at).length > 0 || phrasesAt(book.entries, words, at).length > 0,
  );
  return isSpent ? spentOf(reading.shape) : wholeOf(reading.shape);
}
