import { MarkList } from "../answer/mark-list.tsx";
import { useWords } from "../i18n/words.ts";
import { citationsOf } from "./citation-sets.ts";
import { InlineText } from "./inline-text.tsx";
import css from "./table-view.module.css";

interface TableElement {
  headers: readonly unknown[];
  rows: readonly (readonly unknown[])[];
  caption?: string | undefined;
  columns?: readonly { format?: string | undefined }[] | undefined;
}

const mostRows = 300;

/** A table of an answer or a file; each row leads to its own sources. */
export function TableView({ element, citations }: { element: TableElement; citations: readonly string[] }) {
  const { headers, rows, caption, columns = [] } = element;
  const heads = headers.length > 0 && Array.isArray(headers[0]) ? headers.filter(Array.isArray) : [headers];
  const numeric = numericColumns(rows);
  const hasOwn = rows.some((row) => row.some((cell) => citationsOf(cell).length > 0));
  return (
    <figure className={css["figure"]}>
      <div className={css["scroll"]} tabIndex={0} role="region" aria-label={caption ?? "Table"}>
        <table className={css["table"]}>
          <thead>
            {heads.map((head, index) => (
              <tr key={index}>
                {head.map((cell: unknown, column: number) => (
                  <th key={column} scope="col" data-numeric={numeric.has(column)} dir="auto">
                    <Cell cell={cell} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {rows.slice(0, mostRows).map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column} data-numeric={numeric.has(column)} dir="auto">
                    <Cell cell={cell} format={columns[column]?.format} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(caption !== undefined || !hasOwn) && (
        <figcaption className={css["caption"]}>
          {caption !== undefined && <InlineText text={caption} />}
          {!hasOwn && <MarkList citations={citations} />}
        </figcaption>
      )}
    </figure>
  );
}

function Cell({ cell, format }: { cell: unknown; format?: string | undefined }) {
  const { locale } = useWords();
  const value: unknown = typeof cell === "object" && cell !== null ? Reflect.get(cell, "value") : cell;
  const text = typeof value === "number" ? figureText(value, format, locale) : cellText(value);
  return (
    <>
      <InlineText text={text} />
      <MarkList citations={citationsOf(cell)} />
    </>
  );
}

export function cellText(cell: unknown): string {
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "boolean") return cell ? "✓" : "–";
  return typeof cell === "object" && cell !== null ? cellText(Reflect.get(cell, "value")) : "";
}

/** A number as the format of its column says, such as #,##0.00 or 0.0%; without one as it is, since it may be a year. */
function figureText(value: number, format: string | undefined, locale: string): string {
  if (format === undefined || !/[#0]/.test(format)) return String(value);
  const digits = /\.(0+)/.exec(format)?.[1]?.length ?? 0;
  const style = format.includes("%") ? ("percent" as const) : ("decimal" as const);
  const figures = { style, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { ...figures, useGrouping: format.includes(",") }).format(value);
}

const figure = /^[-+−]?[\p{Sc}A-Z]{0,4}\s?[-+−]?\d[\d.,'’\s]*\s?[%\p{Sc}A-Z]{0,4}$/u;

function numericColumns(rows: readonly (readonly unknown[])[]): Set<number> {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => column);
  return new Set(
    columns.filter((column) => {
      const filled = rows
        .slice(0, 100)
        .map((row) => cellText(row[column]))
        .filter((text) => text !== "");
      return filled.length > 0 && filled.every((text) => text.length < 40 && figure.test(text));
    }),
  );
}
