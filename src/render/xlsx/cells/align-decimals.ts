const plain = /^(#,##0|0)(?:\.(0+))?(%?)$/;
/** Longer fractions keep their own format: they would blow up the whole column. */
const mostDecimals = 6;

interface ColumnFormat {
  column: number;
  format: string;
}

/** Numbers of a column show as many decimals as the one that has most, so that they stand below each other. */
export function alignDecimals(used: readonly ColumnFormat[]): (column: number, format: string) => string {
  const most = new Map<string, number>();
  for (const { column, format } of used) {
    const found = read(column, format);
    if (found !== undefined) most.set(found.key, Math.max(most.get(found.key) ?? 0, found.decimals));
  }
  return (column, format) => {
    const found = read(column, format);
    const decimals = found === undefined ? 0 : (most.get(found.key) ?? 0);
    if (found === undefined || decimals === found.decimals) return format;
    return `${found.whole}.${"0".repeat(decimals)}${found.percent}`;
  };
}

function read(column: number, format: string) {
  const found = plain.exec(format);
  if (found === null) return undefined;
  const [, whole = "", fraction = "", percent = ""] = found;
  if (fraction.length > mostDecimals) return undefined;
  return { key: `${column} ${whole} ${percent}`, whole, percent, decimals: fraction.length };
}
