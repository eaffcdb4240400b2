/** A text node and where in it a letter stands. */
interface Letter {
  node: Text;
  offset: number;
}

export interface LetterMap {
  letters: string;
  places: Letter[];
}

const isLetter = /[\p{L}\p{N}]/u;

/** Letters and digits alone, in one writing: spaces, hyphens at line ends, ligatures and quotation marks do not count. */
export function bareLetters(text: string): string {
  let bare = "";
  for (const letter of text.normalize("NFKC").toLowerCase()) if (isLetter.test(letter)) bare += letter;
  return bare;
}

/** The letters of some nodes, each with the way back to its place. */
export function mapLetters(nodes: Iterable<Text>): LetterMap {
  const places: Letter[] = [];
  let letters = "";
  for (const node of nodes) {
    let offset = 0;
    for (const whole of node.data) {
      const bare = bareLetters(whole);
      letters += bare;
      for (let unit = 0; unit < bare.length; unit += 1) places.push({ node, offset });
      offset += whole.length;
    }
  }
  return { letters, places };
}

export function textNodesIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node);
  return nodes;
}

/** Every place where the words stand. Nothing that is merely near is ever found. */
export function findQuote({ letters, places }: LetterMap, quote: string): Range[] {
  const wanted = bareLetters(quote);
  if (wanted === "") return [];
  const ranges: Range[] = [];
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
    const range = toRange(places, at, at + wanted.length);
    if (range !== undefined) ranges.push(range);
  }
  return ranges;
}

export interface BrokenQuote {
  before: Range;
  after: Range;
}

/** Words that begin on one page and end on the next: the longest cut that fits the end of the one and the start of the other. */
export function findOverBreak(first: LetterMap, second: LetterMap, quote: string): BrokenQuote | undefined {
  const wanted = bareLetters(quote);
  for (let cut = wanted.length - 1; cut > 0; cut -= 1) {
    const at = first.letters.lastIndexOf(wanted.slice(0, cut));
    const isNearEnd = at >= 0 && first.letters.length - at - cut <= furniture;
    const next = second.letters.indexOf(wanted.slice(cut));
    if (!isNearEnd || next < 0 || next > furniture) continue;
    const before = toRange(first.places, at, at + cut);
    const after = toRange(second.places, next, next + wanted.length - cut);
    if (before !== undefined && after !== undefined) return { before, after };
  }
  return undefined;
}

/** So many letters of page numbers and running heads may stand between the two halves. */
const furniture = 160;

function toRange(places: readonly Letter[], start: number, end: number): Range | undefined {
  const [first, last] = [places[start], places[end - 1]];
  if (first === undefined || last === undefined) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  const size = String.fromCodePoint(last.node.data.codePointAt(last.offset) ?? 0).length;
  range.setEnd(last.node, last.offset + size);
  return range;
}
