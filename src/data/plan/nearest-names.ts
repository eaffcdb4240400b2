import { foldText } from "../../lib/text/fold-text.ts";

const longestCompared = 60;
const mostCompared = 3_000;
const mostShown = 12;

/** The names most like this one, the nearest first. */
export function nearestNames(wanted: string, names: readonly string[], count = 3): string[] {
  const target = foldText(wanted).slice(0, longestCompared);
  return names
    .slice(0, mostCompared)
    .map((name, at) => ({ name, at, far: distance(target, foldText(name).slice(0, longestCompared)) }))
    .toSorted((a, b) => a.far - b.far || a.at - b.at)
    .slice(0, count)
    .map(({ name }) => name);
}

/** How to go on from a name that is not there: the nearest ones, and all of them where they are few. */
export function suggestNames(wanted: string, names: readonly string[]): string {
  if (names.length === 0) return "There are none.";
  const quoted = (list: readonly string[]) => list.map((name) => `"${shorten(name)}"`).join(", ");
  const near = `Nearest: ${quoted(nearestNames(wanted, names))}.`;
  return names.length <= mostShown
    ? `${near} There are: ${quoted(names)}.`
    : `${near} There are ${names.length} in all.`;
}

export function shorten(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Edits from one text to the other; a name that holds the other is near. */
function distance(a: string, b: string): number {
  if (a === b) return 0;
  const inside = a.length > 2 && b.length > 2 && (a.includes(b) || b.includes(a)) ? 0.5 : 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[b.length] ?? 0) * inside;
}
