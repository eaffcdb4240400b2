/** Of a sentence that joins several by semicolons those that a stretch lies in, with what leads to all of them. */
export function cutClause(text: string, from: number, to: number): string {
  const ends = [...text.matchAll(/;(?=\s)/gu)].map(({ index }) => index);
  if (ends.length === 0) return text;
  const start = ends.findLast((end) => end < from);
  const stop = ends.find((end) => end >= to - 1);
  if (start === undefined && stop === undefined) return text;
  const own = text.slice(start === undefined ? 0 : start + 1, stop ?? text.length).trim();
  const first = text.slice(0, ends[0]);
  const colon = start === undefined ? -1 : first.lastIndexOf(":");
  // "Not insured are: glass; water" speaks of water as it does of glass
  return colon < 0 ? own : `${first.slice(0, colon + 1)} ${own}`;
}
