export interface Overlap {
  /** How much of the answer's beginning is the text's end. */
  length: number;
  /** The shorter overlaps, longest first: where there are any, the text repeats itself. */
  shorter: number[];
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
  const shorter: number[] = [];
  for (let border = links[length - 1] ?? 0; border > 0; border = links[border - 1] ?? 0) shorter.push(border);
  return { length, shorter };
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

/** How much a stretch of text says: white space says nothing, however much of it there is. */
export function weightOf(text: string): number {
  return text.replaceAll(/[\t\n\r ]+/g, " ").length;
}
