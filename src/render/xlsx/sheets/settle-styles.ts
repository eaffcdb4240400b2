import { alignDecimals } from "../cells/align-decimals.ts";
import { groupWidth, type NumberGroup } from "../cells/bare-number.ts";
import { type Known, mapKnown } from "../cells/known-cells.ts";
import type { Book } from "./sheet.ts";
import { type CellLook, cellStyle } from "./table-look.ts";

/** What the cells of a table look like, found by reading all of them. */
export interface FoundLooks {
  /** Characters, by column; widened by what numbers take. */
  widths: number[];
  /** By column, whether long text goes on in the next line. */
  wraps: boolean[];
  looks: Map<string, { look: Omit<CellLook, "wraps">; column: number }>;
  known: Known<NumberGroup>;
  /** By key, for how wide numbers are that do not look as their texts do, such as formulas. */
  shown: Map<string, NumberGroup>;
}

export interface SettledStyles {
  /** Numbers of the style book by the key of a look. */
  styles: Map<string, number>;
  /** The same for cells that are like others. */
  known: Known<number>;
}

/** Looks become styles when all formats of a column are known; only then it is known how wide its numbers are. */
export function settleStyles({ looks, wraps, known, shown, widths }: FoundLooks, book: Book): SettledStyles {
  const alike = alignDecimals(
    [...looks.values()].map(({ look, column }) => ({ column, format: look.format ?? "" })),
  );
  const styles = new Map(
    [...looks].map(([key, { look, column }]) => {
      const isWrapped = look.isHead || (look.isText && (wraps[column] ?? false));
      const format = look.format === undefined ? {} : { format: alike(column, look.format) };
      return [key, book.styles.add(cellStyle({ ...look, ...format, wraps: isWrapped }, book.options.theme))];
    }),
  );
  for (const [column, groups = new Map()] of known.numbers.entries())
    for (const [format, group] of groups) {
      const width = groupWidth(group, format === undefined ? undefined : alike(column, format));
      widths[column] = Math.max(widths[column] ?? 0, width + 1);
    }
  for (const [key, group] of shown) {
    const { column = 0, look } = looks.get(key) ?? {};
    const width = groupWidth(group, look?.format === undefined ? undefined : alike(column, look.format));
    widths[column] = Math.max(widths[column] ?? 0, width + 1);
  }
  return { styles, known: mapKnown(known, ({ key }) => styles.get(key) ?? 0) };
}
