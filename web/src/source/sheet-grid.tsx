import { useMemo } from "react";
import { Virtualizer } from "virtua";
import type { Cell, ContentPart, Table } from "../../../src/model/document.ts";
import type { CitedPassage } from "../../../src/model/round-result.ts";
import { columnName, isInArea, readArea, readAreas } from "./cell-address.ts";
import type { CellArea } from "./cell-address.ts";
import { MarkedText } from "./marked-text.tsx";
import css from "./sheet-grid.module.css";

interface GridProps {
  part: ContentPart;
  table: Table;
  passages: readonly CitedPassage[];
}

const manyRows = 200;

/** A table as a grid with the letters and numbers of its sheet; cited cells are marked. */
export function SheetGrid({ part, table, passages }: GridProps) {
  const origin = readArea(part.position.range)?.first ?? { column: 1, row: 1 };
  const isSheet = part.position.sheet !== undefined;
  const areas = useMemo(() => areasOf(passages), [passages]);
  const quotes = useMemo(
    () => (areas.length === 0 ? passages.map(({ quote }) => quote) : []),
    [areas, passages],
  );
  const width = table.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const shown = useMemo(
    () =>
      new Map(
        (table.notes ?? []).flatMap(({ row, column, shown: text }) =>
          text === undefined ? [] : [[`${row} ${column}`, text]],
        ),
      ),
    [table],
  );
  const columns = `${isSheet ? "44px " : ""}${columnWidths(table, width)}`;
  const drawRow = (row: readonly Cell[], index: number) => (
    <Row key={index} {...{ row, index, origin, width, areas, quotes, shown, isSheet }} />
  );
  return (
    <div className={css["scroll"]} tabIndex={0} role="region" aria-label={part.position.sheet ?? part.id}>
      <div
        className={css["grid"]}
        style={{ "--columns": columns }}
        role="table"
        aria-rowcount={table.rows.length}
      >
        {isSheet && (
          <div className={css["row"]} role="row">
            <span className={css["corner"]} role="columnheader" aria-label="#" />
            {Array.from({ length: width }, (_, column) => (
              <span key={column} className={css["letter"]} role="columnheader">
                {columnName(origin.column + column)}
              </span>
            ))}
          </div>
        )}
        {table.header !== undefined && (
          <Row row={table.header} index={-1} {...{ origin, width, shown, isSheet }} areas={[]} quotes={[]} />
        )}
        {table.rows.length > manyRows ? (
          <Virtualizer>{table.rows.map(drawRow)}</Virtualizer>
        ) : (
          table.rows.map(drawRow)
        )}
      </div>
    </div>
  );
}

interface RowProps {
  row: readonly Cell[];
  index: number;
  origin: { column: number; row: number };
  width: number;
  areas: readonly CellArea[];
  quotes: readonly string[];
  shown: ReadonlyMap<string, string>;
  isSheet: boolean;
}

function Row({ row, index, origin, width, areas, quotes, shown, isSheet }: RowProps) {
  const number = origin.row + index;
  return (
    <div className={css["row"]} role="row">
      {isSheet && (
        <span className={css["number"]} role="rowheader">
          {index < 0 ? "" : number}
        </span>
      )}
      {Array.from({ length: width }, (_, column) => {
        const isCited =
          index >= 0 && areas.some((area) => isInArea({ column: origin.column + column, row: number }, area));
        const text = shown.get(`${index} ${column}`) ?? textOf(row[column] ?? null);
        return (
          <span key={column} role="cell" className={css["cell"]} data-number={isFigure(text)} dir="auto">
            {isCited ? (
              <mark className={css["mark"]} data-cell={`${columnName(origin.column + column)}${number}`}>
                {text}
              </mark>
            ) : (
              <MarkedText text={text} quotes={quotes} />
            )}
          </span>
        );
      })}
    </div>
  );
}

function textOf(cell: Cell): string {
  return cell === null ? "" : String(cell);
}

const figure = /^[-+−]?\d[\d.,'’\s]*%?$/;

function isFigure(text: string): boolean {
  return text.length < 30 && figure.test(text);
}

const [narrowest, widest, looked] = [8, 36, 200];

/** Every row is a grid of its own, so that only those in sight are drawn: their columns are measured once, in letters. */
function columnWidths({ rows, header = [] }: Table, width: number): string {
  const measured = [header, ...rows.slice(0, looked)];
  return Array.from({ length: width }, (_, column) => {
    const longest = measured.reduce((most, row) => Math.max(most, textOf(row[column] ?? null).length), 0);
    return `${Math.min(widest, Math.max(narrowest, longest + 3))}ch`;
  }).join(" ");
}

/** The cells that are cited: by their place, or by the name of what cites them. A computation names the same ones often. */
function areasOf(passages: readonly CitedPassage[]): CellArea[] {
  const ranges = new Set(passages.map(({ id, position }) => position.range ?? id.split(":").at(-1)));
  return [...ranges].flatMap((range) => readAreas(range));
}
