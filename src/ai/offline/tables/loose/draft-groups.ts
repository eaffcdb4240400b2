import { addingHeads } from "../../../../lexicon/tables/loose-cues.ts";
import { peopleNouns, personHeads } from "../../../../lexicon/tables/neutral-words.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { ColumnShape } from "../../../../model/documents/table-shape.ts";
import { bestMatch } from "../../answer/look-up/match-word.ts";
import { wordReaderOf } from "../../answer/look-up/word-readers.ts";
import { whereOf } from "../draft/draft.ts";
import type { TableDraft } from "../draft/draft.ts";
import { mostGroups } from "../draft/total.ts";
import { impliedColumn, isUsable, mostNamed } from "./draft-total.ts";
import { holdsNames } from "./find-people.ts";
import type { LooseReading } from "./read-loosely.ts";
import type { Grouping, SheetWish } from "./read-wishes.ts";

/**
 * "Hours per project", "who worked the most hours": the sums of a log for each of its people or things, all of them or
 * the first. Undefined where a word besides what was done is not understood, or what is grouped by.
 */
export function draftGroups(
  reading: LooseReading,
  grouping: Grouping,
  wishes: ReadonlySet<SheetWish>,
): TableDraft | undefined {
  const { shape, filters, measures, isDone } = reading;
  const isLog = shape.columns.filter(({ kind }) => kind === "date").length === 1;
  const named = mostNamed(measures);
  if (!isLog || !isDone || named === "unclear") return undefined;
  const column = named ?? impliedColumn(reading, "sum", wishes);
  const by = groupColumn(reading, grouping);
  if (column === undefined || by === undefined || !isUsable(column) || !doesAddUp(column)) return undefined;
  if (by.empty > 0 || by.distinct > mostGroups || filters.some((one) => one.column === by.name))
    return undefined;
  const where = whereOf(filters);
  const sum = { fn: "sum", column: column.name, as: "value", ...where };
  const plan = { from: shape.id, ...where, groupBy: [{ column: by.name }], aggregates: [sum] };
  if (grouping.kind === "each") {
    const base = { table: shape.id, width: 2, told: [0, 1], must: [], mostRows: mostGroups };
    return { ...base, plan: { ...plan, orderBy: [{ by: by.name }] } };
  }
  const desc = grouping.kind === "most";
  return {
    ...{ table: shape.id, width: 3, told: [0, 1, 2], must: [], mostRows: 3 },
    plan: {
      ...plan,
      derive: [{ as: "place", rank: { by: "value", desc } }],
      having: [{ column: "value", op: "notNull" }],
      ...{ orderBy: [{ by: "value", desc }], limit: 1 },
    },
  };
}

const adding = new Set(addingHeads.split("|").map(foldText));
const currencies = new Set(Intl.supportedValuesOf("currency"));

export function doesAddUp({ name, unit = "" }: ColumnShape): boolean {
  return currencies.has(unit) || adding.has(foldText(name.replace(/\s*[([].*$/u, "")));
}

/** The columns of names of persons. */
export function peopleColumns({ columns }: LooseReading["shape"]): ColumnShape[] {
  const named = columns.filter((column) => holdsNames(column) && isPersonHead(column.name));
  // surnames alone look like any other word: there the head must leave no doubt
  return named.length > 0
    ? named
    : columns.filter((column) => column.kind === "text" && isStaffHead(column.name));
}

/** The text whose head is said, or the only one with names of persons where people are meant. */
function groupColumn({ shape, asked }: LooseReading, { noun, isPeople }: Grouping): ColumnShape | undefined {
  const texts = shape.columns.filter(({ kind }) => kind === "text");
  const read = wordReaderOf(asked.language).read;
  const said = noun === undefined ? [] : read(noun);
  const named = texts.filter(({ name }) => said.some((word) => bestMatch(word, read(name)) >= sameHead));
  const people = isPeople ? peopleColumns(shape) : [];
  const [only, ...more] = named.length > 0 ? named : people;
  return more.length > 0 ? undefined : only;
}

const sameHead = 0.85;
const personNouns = new Set(
  [personHeads, ...Object.values(peopleNouns)].flatMap((list) => list.split("|")).map(foldText),
);

const anyName = /^(?:full )?(?:names?|noms?|nome|nombre|prénom|vorname|cognome|apellido)$/iu;

function isStaffHead(head: string): boolean {
  return isPersonHead(head) && !anyName.test(head.trim());
}

function isPersonHead(head: string): boolean {
  return personNouns.has(foldText(head));
}
