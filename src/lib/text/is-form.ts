const fewestRows = 3;
const mostly = 0.6;

/** Rows that begin with a label and its colon, the first one too: a form, which has no head. */
export function isForm(rows: readonly (readonly string[])[]): boolean {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  const isLabelled = ([first = ""]: readonly string[]) => /\p{L}.{0,80}:$/u.test(first.trim());
  const labels = filled.filter(isLabelled).length;
  return filled.length >= fewestRows && isLabelled(filled[0] ?? []) && labels >= mostly * filled.length;
}
