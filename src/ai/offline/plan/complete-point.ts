/** A longer rest has a verb of its own. */
const mostWords = 5;
const copulas = new Set(
  "is are was were ist sind war waren est sont était étaient è sono era erano es son fue".split(" "),
);

/** What is left out of a question that goes on with another one is said there: "how much was paid to A, how much to B". */
export function completePoint(point: string, before: string | undefined): string {
  if (before === undefined) return point;
  const [own, whole] = [point.split(/\s+/u), before.split(/\s+/u)];
  const shared = own.findIndex((word, at) => fold(word) !== fold(whole[at]));
  const rest = shared < 0 ? [] : own.slice(shared);
  const tail = copulas.has(fold(rest[0])) ? rest.slice(1) : rest;
  if (shared < 1 || tail.length === 0 || tail.length > mostWords || own.length * 2 > whole.length + 2)
    return point;
  const from = whole.findLastIndex((word, at) => at >= shared && fold(word) === fold(tail[0]));
  if (from > 0) return [...whole.slice(0, from), ...tail].join(" ");
  return rest.length === 1 ? [...whole.slice(0, -1), ...tail].join(" ") : point;
}

function fold(word: string | undefined): string {
  return (word ?? "").toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
