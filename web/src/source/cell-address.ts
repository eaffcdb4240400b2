export interface CellAddress {
  column: number;
  row: number;
}

/** "C12" as column 3, row 12, both counted from one. */
export function readAddress(address: string): CellAddress | undefined {
  const [, letters = "", digits = ""] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(address.trim()) ?? [];
  if (letters === "") return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column, row: Number(digits) };
}

export function columnName(column: number): string {
  let name = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

export interface CellArea {
  first: CellAddress;
  last: CellAddress;
}

/** "A2:C4" or a single cell. */
export function readArea(range: string | undefined): CellArea | undefined {
  const [from = "", to = from] = (range ?? "").split("!").at(-1)?.split(":") ?? [];
  const [first, last] = [readAddress(from), readAddress(to)];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** "A3, B3, D5:D9": what a computation used. */
export function readAreas(range: string | undefined): CellArea[] {
  return (range ?? "").split(",").flatMap((piece) => readArea(piece.trim()) ?? []);
}

export function isInArea({ column, row }: CellAddress, { first, last }: CellArea): boolean {
  return column >= first.column && column <= last.column && row >= first.row && row <= last.row;
}
