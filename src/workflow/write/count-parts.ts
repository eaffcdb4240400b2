import type { Produced } from "../../model/action.ts";
import type { ContentPart } from "../../model/document.ts";

export type FileCounts = Pick<Produced, "pages" | "slides" | "sheets" | "rows">;

/** What a reader would count in a file, told by where its parts stand; `own` is the sheet that is added for the sources. */
export function countParts(parts: readonly ContentPart[], format: string, own: string): FileCounts {
  switch (format) {
    case "pdf":
      return { pages: highest(parts.map(({ position }) => position.page)) };
    case "pptx":
      return { slides: highest(parts.map(({ position }) => position.slide)) };
    case "xlsx": {
      const content = parts.filter(({ position }) => position.sheet !== own);
      const sheets = new Set(content.flatMap(({ position }) => position.sheet ?? []));
      return { sheets: sheets.size, rows: rowsOf(content) };
    }
    case "csv":
      return { rows: rowsOf(parts) };
    default:
      return {};
  }
}

function highest(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce((most: number, number = 0) => Math.max(most, number), 0);
}

function rowsOf(parts: readonly ContentPart[]): number {
  return parts.reduce((sum, { table }) => {
    if (table === undefined) return sum;
    // a later piece of a long table has its head beside it
    const head = table.header === undefined ? 1 : 0;
    return sum + Math.max(0, table.rows.length - head);
  }, 0);
}
