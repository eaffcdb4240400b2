import {
  goodsNouns,
  goodsWorth,
  worthHead,
  worthWords,
} from "../../../../lexicon/tables/reckoned/worth-words.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import type { TableDraft } from "../../tables/draft/draft.ts";
import { productOf, sumOf } from "../../tables/draft/sum-of.ts";
import type { Product } from "../../tables/draft/sum-of.ts";
import { openCueBook } from "../../tables/cue-book.ts";
import { isMeasure } from "../../tables/limited-column.ts";
import { columnCalled } from "../../tables/loose/column-called.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { createWordReader } from "../../tables/read-words.ts";
import type { SheetGround } from "../draft-sheet.ts";
import { isUsableFactor } from "./factors.ts";
import { blankOut } from "../premises/premise.ts";
import { conditionsOf, isKey, readSheet, type SheetReading } from "../read-sheet.ts";

const longestQuestion = 300;
const mostTables = 12;

/**
 * "What is the stock worth": price times quantity of every row that is meant. Undefined where nothing of the kind is
 * asked; without a draft where it is, but no table or more than one can tell: then nothing else may be added up.
 */
export function draftWorth(
  text: string,
  shapes: readonly TableShape[],
  { language, about }: Pick<SheetGround, "language" | "about">,
): { draft: TableDraft | undefined } | undefined {
  const known = languages.find((one) => one === language);
  if (known === undefined || text.length > longestQuestion || shapes.length > mostTables) return undefined;
  const said = readWorth(text, known);
  const own = shapes.filter(({ viewOf }) => viewOf === undefined);
  // a column that says what each row is worth is for whoever reads columns
  if (said === undefined || own.some(hasWorth)) return undefined;
  const drafts = own.flatMap((shape) => {
    const reading = readSheet(said.rest, shape, { language: known, about });
    const product = pairOf(shape);
    const draft =
      reading === undefined || product === undefined ? undefined : draftOf(reading, said.rest, product);
    return draft === undefined ? [] : [draft];
  });
  const [only, ...more] = drafts;
  const draft = more.length > 0 ? undefined : only;
  return draft === undefined && !said.isOfGoods ? undefined : { draft };
}

/** What is asked besides what it is worth; undefined where that is not asked. */
function readWorth(text: string, language: Language): { rest: string; isOfGoods: boolean } | undefined {
  const book = compilePhrases({ worth: worthWords, goods: goodsNouns, both: goodsWorth }, language);
  const cues = openCueBook(language).aggregates;
  const words = createWordReader(language)(text);
  const spans = words.flatMap(({ start }, at) => {
    const found = phrasesAt(book, words, at)[0];
    const last = found === undefined ? undefined : words[at + found.length - 1];
    return found === undefined || last === undefined ? [] : [{ tag: found.tag, from: start, to: last.end }];
  });
  const has = (tag: (typeof spans)[number]["tag"]) => spans.some((one) => one.tag === tag);
  const isOfGoods = has("both") || (has("worth") && has("goods"));
  const isSum = words.some((_, at) => phrasesAt(cues, words, at)[0]?.tag === "sum");
  return isOfGoods || (has("worth") && isSum) ? { rest: blankOut(text, spans), isOfGoods } : undefined;
}

function hasWorth(shape: TableShape): boolean {
  const price = columnCalled(shape, "unitPrice");
  return shape.columns.some((column) => isMeasure(column) && column !== price && worthHead.test(column.name));
}

function pairOf(shape: TableShape): Product | undefined {
  const [price, quantity] = [columnCalled(shape, "unitPrice"), columnCalled(shape, "quantity")];
  return isUsableFactor(price) && isUsableFactor(quantity) ? productOf(price, quantity) : undefined;
}

/** "Combien" and "wie viel" count where nothing says what is asked for. */
const summing: ReadonlySet<string> = new Set(["sum", "which", "cost", "per", "count"]);

function draftOf(reading: SheetReading, text: string, measure: Product): TableDraft | undefined {
  const { cues, shape, asked, open, values, limits } = reading;
  if (open.length > 0 || values.some(({ isVague }) => isVague) || limits.isSpan) return undefined;
  if (asked.kind === "yes-or-no" || asked.kind === "reason" || /\p{N}\s*\?\s*$/u.test(text)) return undefined;
  if ([...cues.cues.keys()].some((cue) => !summing.has(cue))) return undefined;
  const conditions = conditionsOf(reading);
  if (!cues.cues.has("per")) return sumOf(shape, { measure, conditions });
  const group = groupBehindPer(reading);
  return group === undefined ? undefined : sumOf(shape, { measure, conditions, group: { column: group } });
}

/** The text whose head stands right behind "per". */
export function groupBehindPer({ cues, heads, shape }: SheetReading): string | undefined {
  const per = cues.words.findIndex(({ start }) => start === cues.cues.get("per"));
  const next = cues.words.slice(per + 1, per + 3).map(({ start }) => start);
  const named = heads.filter(
    ({ column, words }) =>
      shape.columns[column]?.kind === "text" && words.some(({ start }) => next.includes(start)),
  );
  const [only, ...more] = named;
  const column = only === undefined || more.length > 0 ? undefined : shape.columns[only.column];
  const isWhole = column !== undefined && column.empty === 0 && column.distinct <= mostGroups;
  return isWhole && only !== undefined && !isKey(only.column, shape) ? column.name : undefined;
}

const mostGroups = 40;
