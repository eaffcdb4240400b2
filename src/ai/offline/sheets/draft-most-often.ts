import { mostOften, occurringVerbs } from "../../../lexicon/tables/reckoned/row-events.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { ColumnShape } from "../../../model/documents/table-shape.ts";
import { whereOf } from "../tables/draft/draft.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { isMeasure } from "../tables/limited-column.ts";
import { holdsNames } from "../tables/loose/find-people.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import { isSupplier } from "./columns-of-kind.ts";
import { conditionsOf, isKey, type SheetReading } from "./read-sheet.ts";
import { hasPersonRows, isPersonNoun } from "./row-noun.ts";
import { fromWhom } from "../../../lexicon/tables/reckoned/kind-heads.ts";

const books = new Map(
  languages.map((language) => [
    language,
    {
      often: compilePhrases(mostOften, language),
      occurring: compilePhrases({ occurring: occurringVerbs }, language),
    },
  ]),
);

const mostRows = 3;

/** "Which supplier comes up most often", "who leads the most trips": the rows of each are counted. */
export function draftMostOften(reading: SheetReading): TableDraft | undefined {
  const { shape, cues, open, values } = reading;
  const book = books.get(cues.book.language);
  if (book === undefined || values.some(({ isVague }) => isVague)) return undefined;
  const { words } = cues;
  const said = words.flatMap((word, at) =>
    phrasesAt(book.often, words, at)
      .slice(0, 1)
      .map(({ tag, length }) => ({ tag, from: word.start, to: words[at + length - 1]?.end ?? word.end })),
  );
  const tag = said[0]?.tag ?? rowsCounted(reading);
  if (tag === undefined || said.some((one) => one.tag !== tag)) return undefined;
  if (others.some((cue) => cues.cues.has(cue)) || cues.place !== 1) return undefined;
  const occurring = new Set(
    words.flatMap((_, at) =>
      phrasesAt(book.occurring, words, at).flatMap(({ length }) =>
        words.slice(at, at + length).map(({ start }) => start),
      ),
    ),
  );
  const isSaid = ({ start }: { start: number }) =>
    occurring.has(start) || said.some(({ from, to }) => start >= from && start < to);
  const column = groupOf(reading);
  if (!open.every(isSaid) || column === undefined) return undefined;
  if (reading.heads.some((head) => isMeasure(shape.columns[head.column]))) return undefined;
  const where = whereOf(conditionsOf(reading));
  return {
    ...{ table: shape.id, width: 2, told: [0, 1], must: [], mostRows },
    plan: {
      ...{ from: shape.id, ...where, groupBy: [{ column: column.name }] },
      aggregates: [{ fn: "count", as: "number", ...where }],
      ...{ orderBy: [{ by: "number", desc: tag === "most" }], limit: 1 },
    },
  };
}

const others = [
  "max",
  "min",
  "dearest",
  "cheapest",
  "latest",
  "earliest",
  "average",
  "sum",
  "per",
  "spent",
  "cost",
] as const;

/** "Who leads the most trips": what is counted are the rows themselves. */
export function rowsCounted({ cues, shape, heads, asked }: SheetReading): "most" | "fewest" | undefined {
  const tag = (["most", "fewest"] as const).find((one) => cues.cues.has(one));
  const start = tag === undefined ? undefined : cues.cues.get(tag);
  if (tag === undefined || start === undefined) return undefined;
  const next = asked.all.find(
    (word) => word.start >= start && !word.isStop && !cues.explained.has(word.start),
  );
  const isRows = heads.some(
    ({ column, words }) =>
      shape.columns[column]?.kind === "text" &&
      isKey(column, shape) &&
      words.some((word) => word.start === next?.start),
  );
  const isPeople = next !== undefined && isPersonNoun(next.word, cues.book.language) && hasPersonRows(shape);
  return isRows || isPeople ? tag : undefined;
}

/** The text column behind "which", or that of the people where "who" is asked. */
function groupOf({ shape, heads, noun, cues, asked }: SheetReading): ColumnShape | undefined {
  const isFree = (column: ColumnShape | undefined) =>
    column?.kind === "text" && column.empty === 0 && column.distinct < shape.rows;
  const named = heads
    .filter(({ words }) => words.some(({ start }) => start === noun?.start))
    .flatMap(({ column }) => shape.columns[column] ?? []);
  const sellers = fromWhom.test(asked.text) ? shape.columns.filter((column) => isSupplier(column)) : [];
  if (sellers.length > 0) return sellers.length === 1 && isFree(sellers[0]) ? sellers[0] : undefined;
  const people = shape.columns.filter((column) => holdsNames(column) && isFree(column));
  const said = people.filter((column) => heads.some((head) => shape.columns[head.column] === column));
  const found = cues.cues.has("who") ? (said.length > 0 ? said : people) : named.filter(isFree);
  const [only, ...more] = found;
  return more.length > 0 ? undefined : only;
}
