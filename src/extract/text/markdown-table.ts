const dividerRow = /^\s*(?:\|\s*)?:?-+:?\s*(\|\s*:?-+:?\s*)*(?:\|\s*)?$/;
/** The pattern takes its time on long runs of blanks. */
const longestDivider = 5_000;

export function isMarkdownTable(text: string): boolean {
  const [head = "", divider = ""] = text.split("\n", 2);
  if (divider.length > longestDivider) return false;
  return head.includes("|") && divider.includes("-") && dividerRow.test(divider);
}

/** The cells of each row but the dividing one. */
export function readMarkdownRows(text: string): string[][] {
  const rows = text.split("\n").filter((_row, index) => index !== 1);
  return rows.map((row) => {
    const inner = row
      .trim()
      .replace(/^\|/, "")
      .replace(/(?<!\\)\|$/, "");
    return inner.split(/(?<!\\)\|/).map((cell) => withoutBold(cell.trim().replaceAll("\\|", "|")));
  });
}

/** A total is mostly set in bold, and its number is a number all the same. */
function withoutBold(cell: string): string {
  return /^\*\*(?<said>[^*]+)\*\*$/u.exec(cell)?.groups?.["said"]?.trim() ?? cell;
}
