import { Parser } from "htmlparser2";

interface OpenTable {
  number: number;
  holdsTable: boolean;
  cells: number;
  mostCells: number;
}

const chunkSize = 16_384;
const mostDepth = 512;

/** The numbers of the tables that only put things in their places: those around other tables, and those of one column. */
export function findLayoutTables(html: string): Set<number> {
  const layout = new Set<number>();
  const open: OpenTable[] = [];
  let count = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      const table = open.at(-1);
      if (name === "table") {
        if (table !== undefined) table.holdsTable = true;
        open.push({ number: count, holdsTable: false, cells: 0, mostCells: 0 });
        count += 1;
      } else if (table !== undefined && name === "tr") table.cells = 0;
      else if (table !== undefined && (name === "td" || name === "th")) {
        table.cells += 1;
        table.mostCells = Math.max(table.mostCells, table.cells);
      }
    },
    onclosetag(name) {
      depth -= 1;
      const table = name === "table" ? open.pop() : undefined;
      if (table !== undefined && (table.holdsTable || table.mostCells < 2)) layout.add(table.number);
    },
  });
  // A page nested too deep is refused where it is read; here it must only not take long.
  for (let at = 0; at < html.length && depth <= mostDepth; at += chunkSize)
    parser.write(html.slice(at, at + chunkSize));
  if (depth <= mostDepth) parser.end();
  return layout;
}
