import { stateEndings, stateHeads, stateWords } from "../../../../lexicon/tables/state-words.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import type { FilterCondition } from "../../tables/filters/condition.ts";
import { isMeasure } from "../../tables/limited-column.ts";
import { columnCalled } from "../../tables/loose/column-called.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { createWordReader } from "../../tables/read-words.ts";
import { blankOut, type Premise } from "./premise.ts";

type State = keyof typeof stateWords;

const books = new Map(
  languages.map((language) => [
    language,
    { phrases: compilePhrases(stateWords, language), read: createWordReader(language) },
  ]),
);

/** "Unpaid", "fully booked", "below the minimum": what a column says by its emptiness, or beside another one. */
export function findStates(text: string, shape: TableShape, language: Language): Premise {
  const book = books.get(language);
  const words = book?.read(text) ?? [];
  const spans: { from: number; to: number }[] = [];
  const conditions: FilterCondition[] = [];
  for (let at = 0; book !== undefined && at < words.length;) {
    const [phrase] = phrasesAt(book.phrases, words, at);
    const condition = phrase === undefined ? undefined : conditionOf(phrase.tag, shape);
    const last = phrase === undefined ? undefined : words[at + phrase.length - 1];
    if (condition !== undefined && last !== undefined) {
      spans.push({ from: words[at]?.start ?? 0, to: last.end });
      conditions.push(condition);
    }
    at += phrase?.length ?? 1;
  }
  if (conditions.length !== 1) return { text, conditions: [] };
  return { text: blankOut(text, spans), conditions, isState: true };
}

function conditionOf(state: State, shape: TableShape): FilterCondition | undefined {
  switch (state) {
    case "unpaid":
      return withoutEntry(columnIn(shape, "paid"));
    case "full":
    case "notFull": {
      const [taken, capacity] = [numberIn(shape, "taken"), numberIn(shape, "capacity")];
      return beside(taken, state === "full" ? ">=" : "<", capacity);
    }
    case "soldOut":
      return (
        beside(numberIn(shape, "taken"), ">=", numberIn(shape, "capacity")) ??
        isNought(numberIn(shape, "stock"))
      );
    case "short":
      return beside(numberIn(shape, "stock"), "<", numberIn(shape, "minimum"));
    case "lacking":
      return beside(numberIn(shape, "there"), "<", numberIn(shape, "due"));
    case "overPlan":
    case "underPlan": {
      const [spent, planned] = [columnCalled(shape, "spent"), columnCalled(shape, "planned")];
      return beside(spent, state === "overPlan" ? ">" : "<", planned);
    }
  }
}

/** Nothing is left of it. */
function isNought(column: ColumnShape | undefined): FilterCondition | undefined {
  const isUsable = column?.isSound === true && column.empty === 0;
  return isUsable ? { column: column.name, op: "=", value: "0" } : undefined;
}

/** No, or no day at all. */
function withoutEntry(column: ColumnShape | undefined): FilterCondition | undefined {
  if (column?.kind === "boolean" && column.empty === 0)
    return { column: column.name, op: "=", value: "false" };
  if (column?.kind === "date" && column.isSound) return { column: column.name, op: "isNull" };
  return undefined;
}

function beside(
  left: ColumnShape | undefined,
  op: string,
  right: ColumnShape | undefined,
): FilterCondition | undefined {
  if (left === undefined || right === undefined || left === right || left.unit !== right.unit)
    return undefined;
  const isUsable = [left, right].every(
    (column) => isMeasure(column) && column.isSound && column.factor === undefined,
  );
  return isUsable ? { column: left.name, op, other: right.name } : undefined;
}

const heads = new Map(
  Object.entries(stateHeads).map(([name, list]) => [name, new Set(list.split("|").map(foldText))]),
);

const endings = new Map(
  Object.entries(stateEndings).map(([name, list]) => [
    name,
    list.split("|").map((one) => ` ${foldText(one)}`),
  ]),
);

/** The only column that is called so, or whose longer head ends so. */
function columnIn({ columns }: TableShape, name: keyof typeof stateHeads): ColumnShape | undefined {
  const bare = columns.map((column) => ({ column, head: bareHead(column.name) }));
  const same = bare.filter(({ head }) => heads.get(name)?.has(head) === true);
  const ending = bare.filter(({ head }) => endings.get(name)?.some((one) => head.endsWith(one)) === true);
  const [only, ...more] = same.length > 0 ? same : ending;
  return more.length > 0 ? undefined : only?.column;
}

function bareHead(head: string): string {
  const bare = head.replace(/(?<!\s)\s*[([].*$/u, "").replaceAll(/[_.'’-]+/gu, " ");
  return foldText(bare.replaceAll(/\s+/gu, " ").trim());
}

export function numberIn(shape: TableShape, name: keyof typeof stateHeads): ColumnShape | undefined {
  return columnIn({ ...shape, columns: shape.columns.filter((column) => isMeasure(column)) }, name);
}

/** The day or the yes of a payment. */
export function paidColumn(shape: TableShape): ColumnShape | undefined {
  return columnIn(shape, "paid");
}
