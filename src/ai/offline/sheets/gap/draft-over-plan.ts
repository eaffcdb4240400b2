import { plannedWords } from "../../../../lexicon/tables/reckoned/gap-words.ts";
import { columnHeads } from "../../../../lexicon/tables/loose-cues.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import type { TableDraft } from "../../tables/draft/draft.ts";
import { yearIn } from "../../tables/draft/year-in.ts";
import { isMeasure } from "../../tables/limited-column.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { createWordReader } from "../../tables/read-words.ts";
import { blankOut } from "../premises/premise.ts";
import { conditionsOf, isKey, readSheet } from "../read-sheet.ts";
import { findGap, type AskedGap } from "./find-gap.ts";

const books = new Map(
  languages.map((language) => [
    language,
    { phrases: compilePhrases({ planned: plannedWords }, language), read: createWordReader(language) },
  ]),
);

interface Ground {
  language: Language;
  about: string;
}

/** "How much more than planned did we spend on the tent": what was spent beside what was planned, of the same year. */
export function draftOverPlan(text: string, shape: TableShape, ground: Ground): TableDraft | undefined {
  const gap = findGap(text, ground.language);
  const said = gap?.isMore === undefined ? undefined : withoutPlan(gap.text, ground.language);
  if (gap?.isMore === undefined || said === undefined) return undefined;
  const reading = readSheet(said, shape, ground);
  if (reading === undefined || reading.open.length > 0) return undefined;
  const { cues, values } = reading;
  if (values.some(({ isVague }) => isVague) || turning.some((cue) => cues.cues.has(cue))) return undefined;
  const [row, ...more] = values.filter(
    // a name that stands in two rows gives two, and they are not told
    ({ column, values: own, isFull }) => own.length === 1 && (isFull || isKey(column, shape)),
  );
  const pair = pairOf(shape, text);
  if (row === undefined || more.length > 0 || values.length > 1 || pair === undefined) return undefined;
  const [planned, spent] = pair;
  // a forecast, say, is held against the plan instead of what was spent
  const own = reading.heads.flatMap(({ column }) => shape.columns[column] ?? []);
  if (own.some((column) => isMeasure(column) && !pair.includes(column) && !isOfYear(column)))
    return undefined;
  return {
    ...{ table: shape.id, width: 4, told: [0, 1, 2, 3], must: [], mostRows: 1, positive: [3] },
    plan: {
      ...{ from: shape.id, where: conditionsOf(reading) },
      select: [shape.columns[row.column]?.name ?? "", planned.name, spent.name, "difference"],
      derive: [
        {
          as: "difference",
          expr: ["-", ...(gap.isMore ? [spent.name, planned.name] : [planned.name, spent.name])],
        },
      ],
    },
  };
}

const turning = ["share", "percent", "average", "max", "min", "most", "fewest", "not", "or"] as const;

function withoutPlan(text: string, language: Language): string | undefined {
  const [plan] = plansIn(text, language);
  return plan === undefined ? undefined : blankOut(text, [plan]);
}

/** "Than planned": the other side is the plan of the same year, and no other column. */
export function isBeyondPlan(text: string, { than }: AskedGap, language: Language): boolean {
  return plansIn(text, language).some(
    ({ from }) => than !== undefined && from > than && !/\s\S+\s/u.test(text.slice(than, from).trimEnd()),
  );
}

function plansIn(text: string, language: Language): { from: number; to: number }[] {
  const book = books.get(language);
  const words = book?.read(text) ?? [];
  return words.flatMap((word, at) => {
    const [phrase] = book === undefined ? [] : phrasesAt(book.phrases, words, at);
    return phrase === undefined
      ? []
      : [{ from: word.start, to: words[at + phrase.length - 1]?.end ?? word.end }];
  });
}

const [plannedHeads, spentHeads] = [columnHeads.planned, columnHeads.spent].map(
  (list) => new Set(list.split("|").map(foldText)),
);

/** The plan and what came of it: of the year that is named, else of the only one that has both. */
function pairOf(shape: TableShape, text: string): [ColumnShape, ColumnShape] | undefined {
  const named = (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []).slice(0, 2);
  if (named.length > 1) return undefined;
  const called = (heads: ReadonlySet<string> | undefined) =>
    shape.columns.filter(
      (column) => isMeasure(column) && column.isSound && heads?.has(plainHead(column)) === true,
    );
  const pairs = called(plannedHeads).flatMap((planned) =>
    called(spentHeads)
      .filter((spent) => yearIn(spent.name) === yearIn(planned.name) && spent.unit === planned.unit)
      .map((spent): [ColumnShape, ColumnShape] => [planned, spent]),
  );
  const [year] = named;
  const meant = pairs.filter(([{ name }]) => year === undefined || ["", year].includes(yearIn(name)));
  return meant.length === 1 ? meant[0] : undefined;
}

/** "In 2025" names every column of that year. */
function isOfYear({ name }: ColumnShape): boolean {
  return yearIn(name) !== "";
}

/** A head without its year and its unit. */
function plainHead({ name, unit = "" }: ColumnShape): string {
  const bare = name.replaceAll(/(?<!\d)(?:19|20)\d\d(?!\d)|[([][^()[\]]*[)\]]/gu, " ").trim();
  const short = unit !== "" && bare.endsWith(` ${unit}`) ? bare.slice(0, -unit.length) : bare;
  return foldText(short.replaceAll(/\s+/gu, " ").trim());
}
