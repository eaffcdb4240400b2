import { whichOnes } from "../../../lexicon/requests/delivered/sheet-orders.ts";
import { languages, type Language } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { largest } from "../../../lib/largest.ts";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { draftSheet } from "../sheets/draft-sheet.ts";
import { readSheetWords } from "../sheets/sheet-words.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { draftRows } from "../tables/loose/draft-rows.ts";
import { readTableQuestion } from "../tables/read-table-question.ts";
import { draftUnset } from "./draft-unset.ts";
import { readListOrder, type ListOrder } from "./read-list-order.ts";

const mostRows = 200;

/** Rows that an order picks out, and what they are in its own words. */
export interface ListedRows {
  draft: TableDraft;
  rows: string;
}

/**
 * "An Excel file with all courses that start in October: code and fee": the rows that the same words pick out as a
 * question, with the columns that are named. Undefined where no condition is understood, or two tables would do.
 */
export function draftListed(
  text: string,
  shapes: readonly TableShape[],
  ground: { language: string; about: string },
): ListedRows | undefined {
  const language = languages.find((one) => one === ground.language);
  const order = language === undefined ? undefined : readListOrder(text);
  if (language === undefined || order === undefined) return undefined;
  const drafts = shapes.flatMap((shape) => draftOf(order, shape, { language, about: ground.about }) ?? []);
  return drafts.length === 1 ? drafts[0] : undefined;
}

function draftOf(
  order: ListOrder,
  shape: TableShape,
  { language, about }: { language: Language; about: string },
): ListedRows | undefined {
  const cuts = order.cuts.map(({ rows, columns }) => ({
    rows,
    chosen: columns.map((name) => columnNamed(name, shape, language)),
  }));
  const listed = cuts.filter(({ chosen }) => !chosen.includes(undefined));
  // "with owner, due date and status": columns that are listed pick no rows
  const isList = listed.some(({ chosen }) => chosen.length > 1);
  const whole = isList ? [] : [{ rows: order.rows, chosen: [] }];
  for (const { rows, chosen } of [...listed, ...whole]) {
    const question = `${whichOnes[language]} ${rows}?`;
    const picked = [
      readTableQuestion(question, [shape], language),
      draftRows(question, [shape], language),
      draftSheet(question, [shape], { language, about }),
      draftFlagged(rows, shape, language),
      draftUnset(rows, shape, language),
    ].find((draft) => draft !== undefined && isPicking(draft));
    const own = chosen.flatMap((at) => at ?? []);
    if (picked !== undefined) return { draft: withColumns(picked, shape, own), rows };
  }
  return undefined;
}

/** "Pflichtkurse": a compound of a column of yes and no, and of what the rows are. */
function draftFlagged(rows: string, shape: TableShape, language: Language): TableDraft | undefined {
  const said = foldText(rows);
  const flags = shape.columns.filter(
    ({ name, kind, empty }) => kind === "boolean" && empty === 0 && said.startsWith(foldText(name)),
  );
  const [flag, ...more] = flags;
  const noun = flag === undefined ? "" : said.slice(foldText(flag.name).length);
  if (flag === undefined || more.length > 0 || !/^\p{L}{3,}$/u.test(noun)) return undefined;
  const reader = wordReaderOf(language);
  const { title, heads } = readSheetWords(shape, language);
  const isOfRows = reader.read(noun).some((word) => bestMatch(word, [...title, ...heads.flat()]) >= isHead);
  if (!isOfRows) return undefined;
  const where = [{ column: flag.name, op: "=", value: "true" }];
  return {
    ...{ table: shape.id, width: 0, told: [], must: [], mostRows },
    plan: { from: shape.id, where },
  };
}

/** Rows as they stand under a condition; nothing is computed, and none is left out for its place. */
function isPicking({ plan, place }: TableDraft): boolean {
  const isPlain = ["aggregates", "groupBy", "derive", "limit", "orderBy"].every((key) => !(key in plan));
  return isPlain && place === undefined && "where" in plan;
}

function withColumns(draft: TableDraft, shape: TableShape, chosen: readonly number[]): TableDraft {
  const all = shape.columns.map((_, at) => at);
  const names = all.filter((at) => isNaming(at, shape));
  const isNamed = chosen.some((at) => names.includes(at));
  // a name says more than a code
  const naming = names.find((at) => isInWords(at, shape)) ?? names[0] ?? 0;
  const columns = chosen.length === 0 ? all : [...new Set(isNamed ? chosen : [naming, ...chosen])];
  const select = columns.map((at) => shape.columns[at]?.name ?? "");
  return {
    ...{ table: draft.table, width: select.length, told: select.map((_, at) => at), must: [], mostRows },
    plan: { from: draft.plan["from"], where: draft.plan["where"], select },
  };
}

/** A column that tells rows apart by words. */
function isNaming(at: number, { columns, rows }: TableShape): boolean {
  const column = columns[at];
  return column?.kind === "text" && column.empty === 0 && column.distinct * 2 > rows;
}

function isInWords(at: number, { columns }: TableShape): boolean {
  return (columns[at]?.values ?? []).every((value) => !/\p{N}/u.test(value));
}

const isHead = 0.7;

/** The one column that all words of a wish stand for; of several the one that says nothing else. */
function columnNamed(name: string, shape: TableShape, language: Language): number | undefined {
  const words = wordReaderOf(language)
    .read(name)
    .filter(({ isStop }) => !isStop);
  if (words.length === 0) return undefined;
  const { heads } = readSheetWords(shape, language);
  const scores = heads.map((head, at) => {
    if (foldText(shape.columns[at]?.name ?? "") === foldText(name)) return 2;
    const fits = words.map((word) => bestMatch(word, head));
    const places = new Set(head.filter(({ isStop }) => !isStop).map(({ start }) => start)).size;
    return fits.every((fit) => fit >= isHead)
      ? fits.reduce((sum, fit) => sum + fit, 0) / Math.max(fits.length, places)
      : 0;
  });
  const most = largest(scores, 0);
  const best = scores.flatMap((score, at) => (score === most ? [at] : []));
  return most > 0 && best.length === 1 ? best[0] : undefined;
}
