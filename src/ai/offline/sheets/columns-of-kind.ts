import { fromWhom, kindHeads } from "../../../lexicon/tables/reckoned/kind-heads.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { plainDateHeads } from "../../../lexicon/tables/date-heads.ts";
import type { ColumnShape } from "../../../model/documents/table-shape.ts";
import { holdsNames } from "../tables/loose/find-people.ts";
import { numberIn } from "./premises/find-states.ts";
import type { SheetReading } from "./read-sheet.ts";
import { isPersonNoun } from "./row-noun.ts";

const heads = new Map(
  Object.entries(kindHeads).map(([kind, list]) => [kind, new Set(list.split("|").map(foldText))]),
);
const plainDates = new Set(plainDateHeads.split("|").map(foldText));

/** What "where", "when", "who" and "how many people" ask of a row without the head of a column; none where two would do. */
export function columnsOfKind({ shape, asked, values, cues, noun }: SheetReading): number[] {
  const picking = new Set(values.map(({ column }) => column));
  const free = shape.columns.flatMap((column, at) => (picking.has(at) ? [] : [{ column, at }]));
  const called = (kind: keyof typeof kindHeads) =>
    free.flatMap(({ column, at }) =>
      column.kind === "text" && heads.get(kind)?.has(bareHead(column.name)) === true ? [at] : [],
    );
  if (fromWhom.test(asked.text) && called("supplier").length > 0) return onlyOne(called("supplier"));
  switch (asked.kind) {
    case "place":
      return called("place");
    case "person": {
      const named = free.flatMap(({ column, at }) => (holdsNames(column) ? [at] : []));
      const leading = called("person");
      return onlyOne(leading.length === 1 ? leading : named);
    }
    case "date": {
      const dates = free.filter(({ column }) => column.kind === "date");
      const plain = dates.filter(({ column }) => plainDates.has(bareHead(column.name)));
      return onlyOne((plain.length === 1 ? plain : dates).map(({ at }) => at));
    }
    case "count": {
      const taken = numberIn(shape, "taken");
      const isPeople = noun !== undefined && isPersonNoun(noun.word, cues.book.language);
      return isPeople && taken !== undefined ? [shape.columns.indexOf(taken)] : [];
    }
    default:
      return [];
  }
}

export function isSupplier({ kind, name }: ColumnShape): boolean {
  return kind === "text" && heads.get("supplier")?.has(bareHead(name)) === true;
}

function onlyOne(found: readonly number[]): number[] {
  return found.length === 1 ? [...found] : [];
}

function bareHead(head: string): string {
  return foldText(
    head
      .replaceAll(/[([][^)\]]{0,40}[)\]]/gu, " ")
      .replaceAll(/[_.'’-]+/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim(),
  );
}
