const mark = /^\s{0,3}(?:>\s?)+/u;

const names = /:\s*$/u;
const head = /^\p{L}{1,10}\s?:\s\S/u;

/**
 * The lines of a mail without the marks before what it quotes at its end, one line for one. Where its writer answers
 * between the quoted lines, or nobody is named above them, the marks say who speaks, and stay.
 */
export function unquoteTail(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => mark.test(line));
  if (first < 0) return lines;
  const tail = lines.slice(first);
  let depth = 0;
  let last = lines.slice(0, first).findLast((line) => line.trim() !== "") ?? "";
  const plain: string[] = [];
  for (const line of tail) {
    const [marks = ""] = mark.exec(line) ?? [];
    const own = marks.replaceAll(/[^>]/gu, "").length;
    const text = line.slice(marks.length);
    if (own === 0 && text.trim() !== "") return lines;
    // whoever is quoted is named in the line before, or in the first one
    if (text.trim() !== "") {
      if (own > depth && ![last, text].some((one) => names.test(one)) && !head.test(text)) return lines;
      [depth, last] = [own, text];
    }
    plain.push(text);
  }
  return [...lines.slice(0, first), ...plain];
}
