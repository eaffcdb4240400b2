import type { PageWord } from "../pages/page-content.ts";

const dots = new Set([".", "·", "…", "‥", "_", "․"]);
const dashes = new Set(["-", "_", "=", "–", "—", "―"]);
const longestPlaceholder = 3;
const fewestDots = 3;
const fewestDashes = 4;
const manyDots = 6;
/** In em: a placeholder stands apart from what is before and behind it. */
const apart = 0.6;

/** Words without the dots that lead from a label to its number, and without lines drawn with letters. */
export function dropLeaders(all: readonly PageWord[]): PageWord[] {
  // Dots drawn one by one may begin below the label itself.
  const single = all.filter(({ text }) => isDots(text) && text.trim().length === 1).length;
  const words = single >= manyDots ? all.filter(({ text }) => !isDots(text) || text.trim().length > 1) : all;
  const kept: PageWord[] = [];
  let index = 0;
  while (index < words.length) {
    const word = words[index];
    if (word === undefined) break;
    if (!isDots(word.text)) {
      if (!isOf(word.text, dashes, fewestDashes)) for (const piece of splitAtLeader(word)) kept.push(piece);
      index++;
      continue;
    }
    let end = index;
    let count = 0;
    while (end < words.length && isDots(words[end]?.text ?? ""))
      count += words[end++]?.text.trim().length ?? 0;
    const few = end - index === 1 && count <= longestPlaceholder && standsApart(words, index);
    if (few || count < fewestDots) for (const dot of words.slice(index, end)) kept.push(dot);
    index = end;
  }
  return kept;
}

function isDots(text: string): boolean {
  return isOf(text.trim(), dots, 1);
}

function isOf(text: string, letters: ReadonlySet<string>, fewest: number): boolean {
  if (text.length < fewest) return false;
  for (const letter of text) if (!letters.has(letter)) return false;
  return true;
}

function standsApart(words: readonly PageWord[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined) return false;
  const left = before === undefined ? Infinity : word.box.x0 - before.box.x1;
  const right = next === undefined ? Infinity : next.box.x0 - word.box.x1;
  return left > word.size * apart && right > word.size * apart;
}

/** "Total.....12" is two words, "Total...." is one. */
function splitAtLeader(word: PageWord): PageWord[] {
  const run = longestRun(word.text);
  if (run === undefined) return [word];
  const { from, to } = run;
  const width = (text: string) => {
    let sum = 0;
    for (const letter of text) sum += dots.has(letter) ? 1 : 2;
    return sum;
  };
  const unit = (word.box.x1 - word.box.x0) / Math.max(1, width(word.text));
  const piece = (text: string, before: string): PageWord[] => {
    if (text === "") return [];
    const x0 = word.box.x0 + unit * width(before);
    return [{ ...word, text, box: { ...word.box, x0, x1: x0 + unit * width(text) } }];
  };
  return [...piece(word.text.slice(0, from), ""), ...piece(word.text.slice(to), word.text.slice(0, to))];
}

function longestRun(text: string): { from: number; to: number } | undefined {
  let best: { from: number; to: number } | undefined;
  let from = -1;
  for (let index = 0; index <= text.length; index++) {
    if (index < text.length && dots.has(text.charAt(index))) {
      if (from < 0) from = index;
      continue;
    }
    if (from >= 0 && index - from >= fewestDots && (best === undefined || index - from > best.to - best.from))
      best = { from, to: index };
    from = -1;
  }
  return best;
}
