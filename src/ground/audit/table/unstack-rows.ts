const connector = /^(?:of|and|the|de|du|des|la|le|di|del|della|von|van|der|und|et|e|y)$/u;
const figure = /^[-–−+(]?[$€£]?\d[\d.,'’]*\)?%?$|^[-–—]$/u;
/** So many cells of a row must hold the same number of figures before it counts as several rows in one. */
const enough = 0.7;

/**
 * Rows of a PDF that a reader took for one: every cell holds the figures of several lines.
 * Where names cannot be told apart, each line gets all the words that may be its own.
 */
export function unstackRows(rows: readonly string[][]): string[][] {
  const heights = rows.map(heightOf);
  const stacked = heights.filter((height) => height > 1).length;
  if (stacked * 2 < rows.length || stacked < 2) return rows.map((row) => [...row]);
  return rows.flatMap((row, at) => {
    const height = heights[at] ?? 1;
    if (height > 1)
      return Array.from({ length: height }, (_, line) => row.map((cell) => takeLine(cell, line, height)));
    return row.some((cell) => figure.test(cell)) ? [[...row]] : [spread(row)];
  });
}

function heightOf(row: readonly string[]): number {
  const counts = row
    .slice(1)
    .filter((cell) => cell !== "")
    .map((cell) => cell.split(/\s+/u))
    .filter((words) => words.every((word) => figure.test(word)));
  const [most] = [...Map.groupBy(counts, ({ length }) => length)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (most === undefined || most[0] < 2) return 1;
  const filled = row.slice(1).filter((cell) => cell !== "").length;
  return filled >= 2 && most[1].length >= filled * enough ? most[0] : 1;
}

function takeLine(cell: string, line: number, height: number): string {
  const words = cell.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0) return "";
  if (words.every((word) => figure.test(word))) return joinGroups(words, height)[line] ?? "";
  return share(words, line, height);
}

/** "98 452" may be one figure: neighbours are joined while there are too many. */
function joinGroups(words: readonly string[], height: number): string[] {
  const joined = [...words];
  while (joined.length > height) {
    const places = joined.flatMap((word, at) =>
      at > 0 && /^\d{3}$/u.test(word) && /^[1-9]\d{0,2}$/u.test(joined[at - 1] ?? "") ? [at] : [],
    );
    const [place, another] = places;
    if (place === undefined || (another !== undefined && joined.length - height < places.length)) return [];
    joined.splice(place - 1, 2, `${joined[place - 1] ?? ""} ${joined[place] ?? ""}`);
  }
  return joined.length === height ? joined : [];
}

/** The words that may belong to one of several names written one after the other. */
function share(words: readonly string[], at: number, count: number): string {
  const names: string[] = [];
  for (const word of words) {
    const before = names.at(-1);
    if (before !== undefined && (connector.test(word) || connector.test(before.split(" ").at(-1) ?? "")))
      names[names.length - 1] = `${before} ${word}`;
    else names.push(word);
  }
  return names.length < count ? words.join(" ") : names.slice(at, at + names.length - count + 1).join(" ");
}

/** Heads of several columns in one cell, with nothing in the cells that it spans. */
function spread(row: readonly string[]): string[] {
  if (row.filter((cell) => cell !== "").length < 2) return [...row];
  return row.map((_, column) => {
    let from = column;
    while (from > 0 && row[from] === "") from--;
    let to = from + 1;
    while (to < row.length && row[to] === "") to++;
    return share((row[from] ?? "").split(/\s+/u), column - from, to - from);
  });
}
