export interface Overlap {
  /** How much of the answer's beginning is the text's end. */
  length: number;
  /** The longest shorter overlap with itself: what repeats inside. */
  border: number;
  /** How far before the overlap the text goes on repeating it, backwards. */
  run: number;
}

/** The longest end of the text with which the answer begins, found in linear time by the prefix function. */
export function findOverlap(text: string, answer: string): Overlap {
  const limit = Math.min(text.length, answer.length);
  const links = linksOf(answer, limit);
  let length = 0;
  for (let at = text.length - limit; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    while (length > 0 && (length === limit || answer.charCodeAt(length) !== code))
      length = links[length - 1] ?? 0;
    if (answer.charCodeAt(length) === code) length += 1;
  }
  const border = length > 0 ? (links[length - 1] ?? 0) : 0;
  return { length, border, run: runBefore(text, length) };
}

/** For each beginning of the answer its longest border. */
function linksOf(answer: string, limit: number): Uint32Array {
  const links = new Uint32Array(limit);
  for (let at = 1, length = 0; at < limit; at += 1) {
    const code = answer.charCodeAt(at);
    while (length > 0 && answer.charCodeAt(length) !== code) length = links[length - 1] ?? 0;
    if (answer.charCodeAt(length) === code) length += 1;
    links[at] = length;
  }
  return links;
}

function runBefore(text: string, period: number): number {
  if (period === 0) return 0;
  let run = 0;
  for (let at = text.length - period - 1; at >= 0 && run < period; at -= 1, run += 1) {
    if (text.charCodeAt(at) !== text.charCodeAt(at + period)) break;
  }
  return run;
}
