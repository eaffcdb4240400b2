import { columnName, columnOf } from "../../lib/cell-address.ts";

/** Texts, quoted sheet names, columns of tables, names of functions and sheets, and what may be an address. */
const tokens =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^\]]*\]|[\p{L}_\\][\p{L}\p{N}_.\\?$]*[(!]?|\$[A-Z]{1,3}\$?\d{1,7}/giu;
const cell = /^(\$?)([A-Z]{1,3})(\$?)(\d{1,7})$/i;
/** Excel allows 8,192 signs. */
const longest = 32_768;

/** A shared formula as it reads further down or to the right: relative addresses move, all else stays. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  if ((rows === 0 && columns === 0) || formula.length > longest) return formula;
  return formula.replaceAll(tokens, (token) => {
    const found = cell.exec(token);
    if (found === null) return token;
    const [, fixedColumn = "", letters = "", fixedRow = "", digits = ""] = found;
    const column = (columnOf(letters) ?? 0) + (fixedColumn === "" ? columns : 0);
    const row = Number(digits) + (fixedRow === "" ? rows : 0);
    return column < 0 || row < 1 ? "#REF!" : `${fixedColumn}${columnName(column)}${fixedRow}${row}`;
  });
}
