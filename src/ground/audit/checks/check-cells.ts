import type { Fact } from "../../facts/fact.ts";
import { findFacts } from "../../facts/find-facts.ts";
import type { CellPiece, Context } from "../context.ts";
import { brief, doubt, fault, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import { rowHeadOf, type ReadTable } from "../table/read-table.ts";
import { foldWord, readTokens } from "../text/read-tokens.ts";
import type { Binding } from "./bind-facts.ts";
import { findNamed } from "./find-named.ts";
import { emptyLeaf, findRival, toLeaf, type Leaf } from "./find-rival.ts";
import { endsOfSpans, readPointers } from "./read-pointers.ts";

/** A value of the claim with the cells that may be where it stands. */
interface Value {
  text: string;
  facts: Fact[];
  cells: CellPiece[];
}

/** A value stands in the row and the column that the claim names. */
export function checkCells(claim: ReadClaim, context: Context, bindings: readonly Binding[]): AuditFinding[] {
  if (context.cells.length === 0) return [];
  const values = findValues(claim, context, bindings);
  const tables = new Set(values.flatMap(({ cells }) => cells.map(({ read }) => read)));
  return [...tables].flatMap((read) => {
    const own = values
      .map((value) => ({ ...value, cells: value.cells.filter((cell) => cell.read === read) }))
      .filter(({ cells }) => cells.length > 0);
    return [
      ...checkRows(claim, context, { read, values: own }),
      ...checkColumns(claim, context, { read, values: own }),
    ];
  });
}

/** Numbers and dates bound to cells, and cells of words that the claim repeats. */
function findValues(claim: ReadClaim, context: Context, bindings: readonly Binding[]): Value[] {
  const bound = bindings
    .filter(
      ({ fact, cells, hold }) =>
        cells.length > 0 &&
        (hold === "same" || hold === "unsigned" || hold === "unitUnsaid") &&
        fact.kind !== "name",
    )
    .map(({ fact, cells }) => ({
      text: fact.text,
      facts: [fact],
      cells: cells.filter((cell) => !cell.read.keyColumns.includes(cell.column)),
    }));
  const named = context.cells
    .filter(({ column, read }) => !read.keyColumns.includes(column))
    .map((cell) => ({ cell, name: repeats(claim, cell.cell.value) }))
    .filter(({ name }) => name !== "");
  // the same words in several cited rows may be meant in any of them
  const grouped = [...Map.groupBy(named, ({ name }) => name)].map(([name, own]) => ({
    text: name,
    facts: claim.facts.filter(({ text }) => name.includes(text)),
    cells: own.map(({ cell }) => cell),
  }));
  return [...bound, ...grouped].filter(({ cells }) => cells.length > 0);
}

/** The words of a cell that the claim says too: all of them, or a name that the cell begins with. */
function repeats({ statement, facts }: ReadClaim, value: string): string {
  if (!/\p{L}{3}/u.test(value)) return "";
  const said = new Set(readTokens(statement).map(({ word }) => foldWord(word)));
  const own = readTokens(value).map(({ word }) => foldWord(word));
  if (own.length > 0 && own.every((word) => said.has(word))) return value;
  const name = facts.find(
    ({ kind, text, weak }) =>
      kind === "name" && weak !== true && value.toLowerCase().startsWith(text.toLowerCase()),
  );
  return name?.text ?? "";
}

interface TableValues {
  read: ReadTable;
  values: readonly Value[];
}

function checkRows(claim: ReadClaim, context: Context, { read, values }: TableValues): AuditFinding[] {
  const facts = values.flatMap((value) => value.facts);
  const language = values[0]?.cells[0]?.language ?? claim.language;
  const said = readPointers(claim, context, facts);
  // words of a value do not name a row as well
  const worded = values
    .filter(({ text }) => /\p{L}{3}/u.test(text))
    .map(({ text }) => text.replaceAll("_", " "));
  const pointers = { ...said, stems: takeAway(said.stems, context.readStems(worded.join(" "), language)) };
  const leaves = readRows(read, context, { language, withFacts: pointers.facts.length > 0 });
  const taken = new Set(values.flatMap(({ cells }) => cells.map(({ row }) => row)));
  return values.flatMap(({ text, cells }): AuditFinding[] => {
    const own = new Set(cells.map(({ row }) => row));
    const rival = findRival(pointers, leaves, own) ?? findNamed(claim.statement, leaves, own);
    if (rival === undefined) return [];
    // a claim about two rows names both; which value is whose is more than words can tell
    const isOfTwo =
      taken.size > own.size && leaves.some((leaf, row) => leaf === rival.leaf && taken.has(row));
    const where = `"${text}" stands in the row ${brief(leaves[[...own][0] ?? 0]?.name ?? "", 60)}, not ${brief(rival.leaf.name, 60)}`;
    return [isOfTwo && names(pointers, leaves, own) ? doubt(text, where) : fault(`${text}`, where)];
  });
}

function names(
  pointers: ReturnType<typeof readPointers>,
  leaves: readonly Leaf[],
  own: ReadonlySet<number>,
): boolean {
  const mine = leaves.filter((_, at) => own.has(at));
  return findRival(pointers, [emptyLeaf, ...mine], new Set([0])) !== undefined;
}

/** What names each row: its key cells and the line over its group. */
function readRows(
  read: ReadTable,
  { readStems }: Context,
  { language, withFacts }: { language: string; withFacts: boolean },
): Leaf[] {
  return read.table.rows.map((cells, row) => {
    const name = rowHeadOf(read, row);
    const isLine = cells.filter((cell) => cell !== "").length < 2 && cells.length > 1;
    if (isLine) return { ...emptyLeaf, name };
    return toLeaf(
      name,
      readStems(`${name} ${read.groups[row] ?? ""}`, language),
      withFacts ? findFacts(name, { language, role: "evidence" }) : [],
    );
  });
}

function checkColumns(claim: ReadClaim, context: Context, { read, values }: TableValues): AuditFinding[] {
  const pointers = readPointers(claim, context, [
    ...values.flatMap((value) => value.facts),
    ...endsOfSpans(claim),
  ]);
  const language = values[0]?.cells[0]?.language ?? claim.language;
  const leaves = read.columnHeads.map((head, column): Leaf => {
    const isOther = read.keyColumns.includes(column) || read.unitColumn === column || !isFilled(read, column);
    if (isOther || head === "") return { ...emptyLeaf, name: head };
    return toLeaf(head, context.readStems(head, language), findFacts(head, { language, role: "evidence" }));
  });
  // words that name the row do not name a column as well
  const [first] = values.flatMap(({ cells }) => cells);
  const left = {
    ...pointers,
    stems: takeAway(pointers.stems, context.readStems(first?.cell.rowHead ?? "", language)),
  };
  return values.flatMap(({ text, cells }): AuditFinding[] => {
    const own = new Set(cells.map(({ column }) => column));
    const rival = findRival(left, leaves, own) ?? findNamed(claim.statement, leaves, own);
    if (rival === undefined || isSaidElsewhere(rival.leaf, others(values, text), leaves)) return [];
    const head = cells[0]?.cell.columnHead ?? "";
    return [
      fault(text, `"${text}" stands in the column ${brief(head, 60)}, not ${brief(rival.leaf.name, 60)}`),
    ];
  });
}

/** Each stem as often as it is left when the others have taken theirs. */
function takeAway<T extends { stem: string }>(stems: readonly T[], taken: readonly { stem: string }[]): T[] {
  const counts = new Map<string, number>();
  for (const { stem } of taken) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return stems.filter(({ stem }) => {
    const count = counts.get(stem) ?? 0;
    counts.set(stem, count - 1);
    return count <= 0;
  });
}

/** Another value of the claim stands in that column: its words are taken. */
function isSaidElsewhere(leaf: Leaf, values: readonly Value[], leaves: readonly Leaf[]): boolean {
  return values.some((value) => value.cells.some(({ column }) => leaves[column] === leaf));
}

function others(values: readonly Value[], text: string): Value[] {
  return values.filter((value) => value.text !== text);
}

function isFilled({ table }: ReadTable, column: number): boolean {
  return table.rows.some((cells) => (cells[column] ?? "") !== "");
}
