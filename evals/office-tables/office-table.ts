/** What one of several readings may be. */
type Readings = string | readonly string[];

/** What a cell is beside its value, as the file stores it. */
export interface CellDetail {
  /** As people see it, where that differs: "5.25%". */
  shown?: string;
  formula?: string;
  type?: "date" | "error";
}

/** Value, head of its row, head of its column, and in a sheet its address. */
export type OfficeCell =
  | readonly [value: string, row: Readings, column: Readings]
  | readonly [value: string, row: Readings, column: Readings, at: string]
  | readonly [value: string, row: Readings, column: Readings, at: string, detail: CellDetail];

/** A table or a form of a real file with a selection of its cells, written down from the file's own XML. */
export interface OfficeTable {
  id: string;
  /** Below ../shared. */
  file: string;
  sheet?: string;
  /** What hides it, where it is hidden. */
  hiddenBy?: string;
  cells: readonly OfficeCell[];
}
