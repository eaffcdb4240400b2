export interface HeldText {
  write(text: string): void;
  /** How much is held now. */
  length(): number;
  /** Where the next text goes, counted over all that was ever written. */
  position(): number;
  /** Takes back all from a position on; false where that has already gone out. */
  cutTo(position: number): boolean;
  /** Hands out what is held. */
  flush(): string;
}

/** Text that can be taken back until it is handed out. */
export function createHeldText(): HeldText {
  let pieces: string[] = [];
  let gone = 0;
  let length = 0;
  return {
    write(text) {
      pieces.push(text);
      length += text.length;
    },
    length: () => length,
    position: () => gone + length,
    cutTo(position) {
      if (position < gone) return false;
      while (gone + length > position) length -= pieces.pop()?.length ?? length;
      return true;
    },
    flush() {
      const text = pieces.join("");
      gone += length;
      [pieces, length] = [[], 0];
      return text;
    },
  };
}
