import {
  contains,
  fromFrame,
  middleOf,
  type Box,
  type PageContent,
  type PagePaint,
  type PageWord,
} from "./pages/page-content.ts";

/** Marks what nobody sees on the page: text in the colour of its ground, outside the page, without ink, or printed twice. */
export function markHidden(content: PageContent): void {
  const { width, height, words, paints } = content;
  const page: Box = { x0: 0, y0: 0, x1: width, y1: height };
  const grounds = new Set(["#ffffff", ...paints.map(({ colour }) => colour ?? "")]);
  const twice = createOverprintCheck();
  for (const word of words) {
    const { x, y } = middleOf(fromFrame(word.box, word.turn));
    word.hidden ||=
      !contains(page, x, y) ||
      twice(word) ||
      (word.inkless
        ? !isOverPicture(content, x, y)
        : isUnseen(word, grounds, () => groundAt(paints, word, { x, y })));
  }
}

/** White text whose ground is not known to be dark: worth a second look where pictures were left out. */
export function hasDoubtfulText({ words }: PageContent): boolean {
  return words.some(
    ({ hidden, inkless, colour, text }) =>
      hidden && text.length > 0 && (inkless || isNear(colour, "#ffffff")),
  );
}

function isUnseen(word: PageWord, grounds: ReadonlySet<string>, ground: () => string | undefined): boolean {
  if (word.colour === "") return false;
  if (!grounds.has(word.colour) && !isNear(word.colour, "#ffffff")) return false;
  const behind = ground();
  return behind !== undefined && isNear(word.colour, behind);
}

/** The colour of the last area painted below a word; undefined for a picture. */
function groundAt(
  paints: readonly PagePaint[],
  word: PageWord,
  { x, y }: { x: number; y: number },
): string | undefined {
  for (let index = Math.min(word.painted, paints.length) - 1; index >= 0; index--) {
    const paint = paints[index];
    if (paint !== undefined && contains(paint.box, x, y)) return paint.colour;
  }
  return "#ffffff";
}

/** A text layer without ink is how a scan carries its words. */
function isOverPicture({ pictures }: PageContent, x: number, y: number): boolean {
  return pictures.some(({ box }) => contains(box, x, y));
}

/** Shadows and false bold print the same word again at nearly the same place. */
function createOverprintCheck(): (word: PageWord) => boolean {
  const seen = new Map<string, PageWord[]>();
  return (word) => {
    const same = seen.get(word.text);
    if (same === undefined) {
      seen.set(word.text, [word]);
      return false;
    }
    const reach = word.size * 0.15;
    const twin = same.some(
      ({ box, turn, hidden }) =>
        !hidden &&
        turn === word.turn &&
        Math.abs(box.x0 - word.box.x0) < reach &&
        Math.abs(box.y0 - word.box.y0) < reach,
    );
    // Enough to find a twin; a page of a thousand dots must stay quick.
    if (!twin && same.push(word) > 500) same.shift();
    return twin;
  };
}

function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every(
    (at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <=
      6,
  );
}
