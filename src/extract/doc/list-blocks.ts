import type { Cell } from "../../model/document.ts";

export type DocBlock = { kind: "text"; text: string } | { kind: "table"; rows: Cell[][] };

/** Each cell of a row ends in a tab: two such lines in a row are a table, other lines are paragraphs. */
export function listBlocks(text: string): DocBlock[] {
  const blocks: DocBlock[] = [];
  let rows: string[] = [];
  const endRows = () => {
    if (rows.length > 1) blocks.push({ kind: "table", rows: rows.map(toCells) });
    else for (const row of rows) blocks.push({ kind: "text", text: row });
    rows = [];
  };
  for (const line of text.split("\n")) {
    if (/\t[^\t]*\t$/.test(line)) rows.push(line);
    else {
      endRows();
      if (/\S/.test(line)) blocks.push({ kind: "text", text: line.trimEnd() });
    }
  }
  endRows();
  return blocks;
}

function toCells(row: string): Cell[] {
  return row
    .slice(0, -1)
    .split("\t")
    .map((cell) => (cell.trim() === "" ? null : cell));
}
