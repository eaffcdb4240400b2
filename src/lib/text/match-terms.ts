/** Shorter pieces say too little to stand for a whole word. */
const shortestPiece = 5;

/** A stem such as "feri" may still open a long compound such as "ferientag". */
const shortestOpening = 4;
const shortestCompound = 8;

/** How far two stems mean the same word: 1 equal, less for a compound or another ending, 0 otherwise. */
export function matchTerms(a: string, b: string): number {
  if (a === b) return 1;
  return a.length < b.length ? matchPiece(a, b) : matchPiece(b, a);
}

function matchPiece(short: string, long: string): number {
  if (short.length < shortestOpening) return 0;
  const match = long.startsWith(short) ? 0.7 : long.endsWith(short) ? 0.6 : 0;
  if (match === 0 || /\p{N}/u.test(long)) return 0;
  if (short.length >= shortestPiece) return match;
  return match === 0.7 && long.length >= shortestCompound ? 0.4 : 0;
}
