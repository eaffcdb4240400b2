/** Words and what is known of them, found by their place in a text: no word is cut out of it to be looked up. */
export interface WordTable {
  /** The entry of the word that stands there, or -1. */
  find(text: string, start: number, end: number): number;
  /** A new entry for a word that was not found. */
  add(word: string): number;
}

const smallest = 4096;

/** Open addressing over a hash of the UTF-16 units. */
export function createWordTable(): WordTable {
  const words: string[] = [];
  const hashes: number[] = [];
  let slots = new Int32Array(smallest).fill(-1);
  const place = (entry: number, hash: number) => {
    let slot = hash & (slots.length - 1);
    while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = entry;
  };
  return {
    find(text, start, end) {
      const hash = hashOf(text, start, end);
      for (let slot = hash & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
        const entry = slots[slot] ?? -1;
        if (entry < 0) return -1;
        if (hashes[entry] === hash && isAt(words[entry] ?? "", text, { start, end })) return entry;
      }
    },
    add(word) {
      const entry = words.length;
      const hash = hashOf(word, 0, word.length);
      words.push(word);
      hashes.push(hash);
      if (words.length * 2 > slots.length) {
        slots = new Int32Array(slots.length * 4).fill(-1);
        for (const [known, value] of hashes.entries()) place(known, value);
      } else place(entry, hash);
      return entry;
    },
  };
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & 0x7fffffff;
}

function isAt(word: string, text: string, { start, end }: { start: number; end: number }): boolean {
  return word.length === end - start && text.startsWith(word, start);
}
