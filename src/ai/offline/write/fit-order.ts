import { germanPurpose, purposeLead, runOut } from "../../../lexicon/requests/delivered/purpose-leads.ts";
import { allOfThem } from "../../../lexicon/requests/list-words.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { documentKindOf } from "../../../model/wording/document-kind.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { readGrids } from "../cells/read-grids.ts";
import type { Grid, GridRow } from "../cells/read-grids.ts";
import { tellCells } from "../cells/tell-cells.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";

const isThere = 0.7;
const shortestName = 4;
const mostRows = 40;

/** What a mail or letter is to bring about: "to order the water". */
export function purposeOf(order: string): string | undefined {
  const kind = documentKindOf(order);
  if (kind !== "mail" && kind !== "letter") return undefined;
  return (purposeLead.exec(order) ?? germanPurpose.exec(order))?.groups?.["thing"];
}

/**
 * The rows of a table that a mail is about, by what it is to bring about and whom it names; none where no row is.
 * Undefined where it names nothing of the kind, or where there is more than tables to write it from.
 */
export function fitOrder(
  order: string,
  language: string,
  evidence: readonly EvidenceItem[],
): ComputedClaim[] | undefined {
  const thing = purposeOf(order);
  if (thing === undefined || allOfThem.test(thing)) return undefined;
  if (evidence.some(({ table }) => table === undefined))
    return isSpokenOf(thing, language, evidence) ? undefined : [];
  const rows = readGrids(evidence, new Set()).flatMap((grid) =>
    namedRows(grid, order).map((row) => ({ grid, row })),
  );
  const found = rows.filter(({ row }) => isAbout(row, wordsOf(thing, rows, language)));
  const none = thing.search(runOut) < 0 || found.length < 2 ? found : found.filter(({ row }) => hasNone(row));
  return none.slice(0, mostRows).flatMap(({ grid, row }) => tellCells(row, filled(row), grid) ?? []);
}

type Placed = { grid: Grid; row: GridRow };

/** Where cells of a column are named whole in the order, the rows with those. */
function namedRows({ heads, rows }: Grid, order: string): readonly GridRow[] {
  const said = ` ${spaced(order)} `;
  const isNamed = (row: GridRow, column: number) => {
    const cell = spaced(row.cells[column] ?? "");
    return cell.length >= shortestName && /\p{L}/u.test(cell) && said.includes(` ${cell} `);
  };
  return heads.reduce<readonly GridRow[]>((left, _, column) => {
    const named = left.filter((row) => isNamed(row, column));
    return named.length > 0 ? named : left;
  }, rows);
}

/** What the thing is called, without the supplier whom other cells of the rows name, and without that there is none. */
function wordsOf(thing: string, rows: readonly Placed[], language: string) {
  const known = ` ${spaced(thing.replaceAll(runOut, " "))} `;
  const cells = rows.flatMap(({ row }) => row.cells.map(spaced)).filter((cell) => cell.includes(" "));
  const bare = cells.reduce((left, cell) => left.replace(` ${cell} `, " "), known);
  const words = wordReaderOf(language).read(bare.trim() === "" ? known : bare);
  return words.filter(({ isStop }) => !isStop);
}

function isAbout(row: GridRow, wanted: ReturnType<typeof wordsOf>): boolean {
  const text = row.cells.join(" ; ");
  const [first] = wanted;
  const own = [detectLanguage(text), first?.language ?? "en"].flatMap((one) => wordReaderOf(one).read(text));
  return wanted.length > 0 && wanted.every((word) => bestMatch(word, own) >= isThere);
}

function hasNone({ cells }: GridRow): boolean {
  return cells.some((cell) => /^0(?:[.,]0+)?$/u.test(cell.trim()));
}

function filled({ cells }: GridRow): number[] {
  return cells.flatMap((cell, column) => (cell.trim() === "" ? [] : [column]));
}

/** Whether documents in the language of the order say anything of it; of others nobody can tell. */
function isSpokenOf(thing: string, language: string, evidence: readonly EvidenceItem[]): boolean {
  const text = evidence
    .flatMap(({ document, heading = [], text: said }) => [
      document.replaceAll(/[._-]+/gu, " "),
      ...heading,
      said,
    ])
    .join("\n");
  if (detectLanguage(text) !== language) return true;
  const reader = wordReaderOf(language);
  const wanted = reader.read(thing.replaceAll(runOut, " ")).filter(({ isStop }) => !isStop);
  const own = reader.read(text);
  return wanted.length === 0 || wanted.some((word) => bestMatch(word, own) >= isThere);
}

function spaced(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
