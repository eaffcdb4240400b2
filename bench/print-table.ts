/** Prints rows under a title, each column as wide as its longest cell; numbers stand to the right. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => align(cell, widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const [head = [], ...body] = rows;
  console.log(`\n${title}\n${line(head)}\n${widths.map((width) => "-".repeat(width)).join("  ")}`);
  for (const row of body) console.log(line(row));
}

function align(cell: string, width: number): string {
  return /^-?[\d.,]+( (ms|s|×|MB|KB))?$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
}

/** How a figure stands to its goal, in a word. */
export function judge(value: number, goal: { atMost: number } | { atLeast: number }): string {
  if ("atMost" in goal) return `${value <= goal.atMost ? "met" : "MISSED"} (≤ ${goal.atMost})`;
  return `${value >= goal.atLeast ? "met" : "MISSED"} (≥ ${goal.atLeast})`;
}
