const syllables =
  "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri flo gru sta spe tri".split(" ");

/** Numbers from 0 to 1 that are the same on every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Paragraphs of made-up words, about as compressible as prose, with one fact that can be asked for. */
export function generateText(bytes: number, fact: string): string {
  const random = createRandom(7);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const word = () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(syllables)).join("");
  const words = Array.from({ length: 6_000 }, word);
  const sentence = () => {
    const text = Array.from({ length: 6 + Math.floor(random() * 14) }, () => pick(words)).join(" ");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraphs: string[] = [];
  for (let length = 0, told = false; length < bytes;) {
    const tell: boolean = !told && length > bytes / 2;
    told ||= tell;
    const paragraph = tell ? fact : Array.from({ length: 3 + Math.floor(random() * 5) }, sentence).join(" ");
    paragraphs.push(paragraph);
    length += paragraph.length + 2;
  }
  return `${paragraphs.join("\n\n")}\n`;
}
